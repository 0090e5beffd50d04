// What of a game the server does not have yet, as pure state.
//
// One source of truth: the server's log, as far as it goes; behind it comes this queue, in its order.
// The game that is kept in the browser is the copy of both that works without a connection. Nothing
// leaves the queue before the server has said that it has it, and a batch that may have arrived is
// sent again under the same name: the server stores it once.
import { isSent, type LogMove } from './log';

export const MOST_AT_ONCE = 200; // a request holds 64 KiB

export interface Outbox {
  readonly game: string | null; // its name on the server; null: not begun there
  readonly known: number; // moves of the server's log that are in the copy here
  readonly behind: boolean; // the server has others too: to be read before anything more is sent
  readonly queue: readonly LogMove[];
  readonly batch: { readonly name: string; readonly length: number } | null; // front of the queue, on its way
  readonly stopped: Stopped | null;
}
/** `gone`: the server knows no such game of this player; `refused`: it will not take this one. */
export type Stopped = 'gone' | 'refused';

export const EMPTY_BOX: Outbox = {
  game: null,
  known: 0,
  behind: false,
  queue: [],
  batch: null,
  stopped: null,
};

/** Playing on takes up again what had gone; what was refused stays here. */
export const queued = (box: Outbox, moves: readonly LogMove[]): Outbox =>
  moves.length === 0
    ? box
    : {
        ...box,
        queue: [...box.queue, ...moves],
        stopped: box.stopped === 'gone' ? null : box.stopped,
      };

export const linked = (box: Outbox, game: string): Outbox => ({ ...box, game, known: 0 });

/** With the front of the queue as a batch; one that is on its way stays as it is. */
export const packed = (box: Outbox, name: string): Outbox =>
  box.batch || box.queue.length === 0
    ? box
    : { ...box, batch: { name, length: Math.min(box.queue.length, MOST_AT_ONCE) } };

export const batchOf = ({ batch, queue }: Outbox): readonly LogMove[] =>
  queue.slice(0, batch?.length ?? 0);

/** The server has the batch, and `moves` moves in all. More than ours make us look before we go on. */
export function acknowledged(box: Outbox, name: string, moves: number): Outbox {
  if (box.batch?.name !== name) return box;
  const reached = box.known + batchOf(box).filter(isSent).length;
  return {
    ...box,
    queue: box.queue.slice(box.batch.length),
    batch: null,
    known: moves === reached ? moves : box.known,
    behind: moves !== reached,
  };
}

/** The copy here has all of the log; the queue is what it has beyond. */
export const caughtUp = (box: Outbox, known: number, queue: readonly LogMove[]): Outbox => ({
  ...box,
  known,
  behind: false,
  queue,
  batch: null,
});

/** Begins anew with all that happened: the server has nothing of it, or no longer. */
export const afresh = (story: readonly LogMove[], stopped: Stopped | null = null): Outbox => ({
  ...EMPTY_BOX,
  queue: story,
  stopped,
});

/** The cells that were touched here and are not in the server's log yet. */
export const touched = ({ queue }: Outbox): ReadonlySet<number> =>
  new Set(queue.flatMap((move) => ('cell' in move ? [move.cell] : [])));

export const hasWork = (box: Outbox): boolean =>
  box.stopped === null && (box.behind || box.queue.length > 0);

/** How long to wait after so many failures in a row, in milliseconds: 1 s, 2 s, 4 s … one minute. */
export const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.max(0, failures - 1));

/** What is said of it. */
export type Standing = 'nothing' | 'saved' | 'sending' | 'offline' | 'waiting' | 'here';
export function standing(box: Outbox, reach: 'well' | 'offline' | 'failed'): Standing {
  if (box.stopped) return 'here';
  if (hasWork(box))
    return reach === 'well' ? 'sending' : reach === 'offline' ? 'offline' : 'waiting';
  return box.game ? 'saved' : 'nothing';
}

/** As text, and back; a damaged text gives null. */
export const writeBox = (box: Outbox): string => JSON.stringify(box);
export function readBox(text: string | null): Outbox | null {
  try {
    const box = JSON.parse(text ?? '') as Outbox;
    const sound =
      (box.game === null || typeof box.game === 'string') &&
      Number.isInteger(box.known) &&
      Array.isArray(box.queue) &&
      (box.batch === null || typeof box.batch.name === 'string');
    return sound ? box : null;
  } catch {
    return null;
  }
}
