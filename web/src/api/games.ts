// Games on the server (docs/api.md, Games): cells by name there, by number here.
import { cellName, parseCell, parseLine, type Digits } from '../model/board/board';
import { isSent, type Logged, type LogMove } from '../model/game/log';
import type { Caller } from './http';
import type { Source } from '../model/puzzle/puzzle';
import { levelOf, type WirePuzzle } from './puzzle';

/** A game as lists show it. */
export interface GameHead {
  readonly id: string;
  readonly puzzle: string; // its id
  readonly level: string;
  readonly over: boolean;
  readonly moves: number;
  readonly elapsed: number; // milliseconds
  readonly updated: number; // milliseconds since 1970
}
export interface ServerGame extends GameHead {
  readonly solved: boolean;
  readonly givens: Digits | null;
  readonly digits: Digits;
  readonly clocks: Readonly<Record<string, number>>; // by device; elapsed is the sum
  readonly hints: number; // taken, whatever was told later of the same one
  readonly page: unknown;
  readonly replaced: readonly number[]; // by what was just sent
}
export interface Batch {
  readonly name: string;
  readonly after: number; // moves of the log that were known
  readonly moves: readonly LogMove[];
  readonly device: string;
  readonly elapsed: number; // on this device, in all
  readonly page?: object | undefined;
}
export interface Games {
  /** Those of this player, the last played first; refused with 401 where nobody is known. */
  list(signal?: AbortSignal): Promise<readonly GameHead[]>;
  withPuzzle(puzzle: string): Promise<readonly GameHead[]>;
  start(source: Source): Promise<ServerGame>;
  game(id: string): Promise<ServerGame>;
  log(id: string): Promise<readonly Logged[]>;
  send(id: string, batch: Batch): Promise<ServerGame>;
}

interface WireHead {
  readonly id: string;
  readonly state: string;
  readonly moves: number;
  readonly elapsed_ms: number;
  readonly hints: readonly number[];
  readonly updated: string;
  readonly puzzle: WirePuzzle;
}
interface WireGame extends WireHead {
  readonly clocks: Readonly<Record<string, number>>;
  readonly page: unknown;
  readonly board: { readonly board: readonly (readonly number[])[] };
  readonly replaced?: readonly string[];
}
interface WireEvent {
  readonly kind: string;
  readonly cell?: string;
  readonly digit?: number;
  readonly count?: number;
}

const BASE = '/api/games';
const PAGE = 10_000; // events

export function games(
  call: Caller,
  nextLink: (header: string | null) => string | null,
): { readonly games: Games } {
  const heads = async (query: string, signal?: AbortSignal): Promise<GameHead[]> => {
    const answer = await call(`${BASE}?${query}`, { own: true, signal });
    return ((await answer.json()) as WireHead[]).map(toHead);
  };
  const at = (id: string): string => `${BASE}/${encodeURIComponent(id)}`;
  return {
    games: {
      list: (signal) => heads('limit=20', signal),
      withPuzzle: (puzzle) => heads(`limit=5&puzzle=${encodeURIComponent(puzzle)}`),
      start: async (source) =>
        toGame((await (await call(BASE, { body: source, own: true })).json()) as WireGame),
      game: async (id) => toGame((await (await call(at(id), { own: true })).json()) as WireGame),
      async log(id) {
        const all: Logged[] = [];
        let path: string | null = `${at(id)}/moves?limit=${PAGE}`;
        while (path) {
          const answer: Response = await call(path, { own: true });
          all.push(...((await answer.json()) as WireEvent[]).map(toLogged));
          path = nextLink(answer.headers.get('Link'));
        }
        return all;
      },
      async send(id, { name, after, moves, device, elapsed, page }) {
        const body = {
          batch: name,
          after,
          device,
          elapsed_ms: Math.round(elapsed),
          moves: moves.filter(isSent).map(toWire),
          ...(page && { page }),
        };
        // It may be the last thing that a closing tab does.
        const answer = await call(`${at(id)}/moves`, { body, own: true, keepalive: true });
        return toGame((await answer.json()) as WireGame);
      },
    },
  };
}

function toWire(move: LogMove): object {
  switch (move.kind) {
    case 'place':
    case 'note':
      return { kind: move.kind, cell: cellName(move.cell), digit: move.digit || null };
    case 'colour':
      return { kind: move.kind, cell: cellName(move.cell), colour: move.colour };
    case 'hint':
      return move;
    default:
      return { kind: move.kind };
  }
}

const KINDS = ['place', 'note', 'colour', 'undo'] as const;
function toLogged({ kind, cell, digit, count }: WireEvent): Logged {
  const known = KINDS.find((name) => name === kind) ?? 'other';
  const at = parseCell(cell ?? '');
  if (at === null && known !== 'undo') return { kind: 'other', cell: 0, value: 0 };
  return { kind: known, cell: at ?? 0, value: (known === 'colour' ? count : digit) ?? 0 };
}

const toHead = (wire: WireHead): GameHead => ({
  id: wire.id,
  puzzle: wire.puzzle.id,
  level: levelOf(wire.puzzle),
  over: wire.state === 'solved' || wire.state === 'given-up',
  moves: wire.moves,
  elapsed: wire.elapsed_ms,
  updated: Date.parse(wire.updated),
});

const toGame = (wire: WireGame): ServerGame => ({
  ...toHead(wire),
  solved: wire.state === 'solved',
  givens: parseLine(wire.puzzle.preview),
  digits: wire.board.board.flat(),
  clocks: wire.clocks,
  hints: wire.hints[0] ?? 0,
  page: wire.page,
  replaced: (wire.replaced ?? []).flatMap((name) => parseCell(name) ?? []),
});
