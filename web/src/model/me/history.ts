// Games that the server has kept: what they were, and every board on the way. The rules of undo are
// those of src/trace/replay.h; a redo comes as the move that it makes again.
import { bit, parseCell, type Digits } from '../board/board';
import { BLANK, type Mark } from '../board/marks';

export interface PastGame {
  readonly id: string;
  readonly state: 'running' | 'paused' | 'solved' | 'given-up';
  readonly moves: number;
  readonly time: number; // milliseconds
  readonly hints: number;
  readonly mistakes: number;
  readonly score: number | null;
  readonly started: string; // 2026-11-16T11:24:48Z
  readonly updated: string;
  readonly puzzle: {
    readonly id: string;
    readonly title: string;
    readonly level: string;
    readonly board: Digits;
  };
}

export interface GameEvent {
  readonly kind: string;
  readonly cell?: string;
  readonly digit?: number;
  readonly count?: number; // the colour
  readonly text: string;
}

export const isOver = ({ state }: PastGame): boolean => state === 'solved' || state === 'given-up';

/** A board on the way, and what had just happened. */
export interface Moment {
  readonly marks: readonly Mark[];
  readonly cell: number | null;
  readonly text: string;
}

/** The boards from the start to the last move; pauses and hints change none and are left out. */
export function momentsOf(givens: Digits, events: readonly GameEvent[]): readonly Moment[] {
  const start: Moment = {
    marks: givens.map((digit) => ({ ...BLANK, digit })),
    cell: null,
    text: '',
  };
  const moments = [start];
  const before: (readonly Mark[])[] = []; // the boards that undo leads back to
  for (const event of events) {
    const now = moments.at(-1)!.marks;
    if (event.kind === 'undo') {
      const marks = before.pop();
      if (marks) moments.push({ marks, cell: difference(now, marks), text: event.text });
      continue;
    }
    const cell = event.cell === undefined ? null : parseCell(event.cell);
    const change = cell === null ? undefined : CHANGES[event.kind];
    if (cell === null || !change) continue;
    before.push(now);
    const marks = now.with(cell, { ...now[cell]!, ...change(now[cell]!, event) });
    moments.push({ marks, cell, text: event.text });
  }
  return moments;
}

const CHANGES: Record<string, (mark: Mark, event: GameEvent) => Partial<Mark>> = {
  place: (_, { digit = 0 }) => ({ digit }),
  note: ({ notes }, { digit = 0 }) => (digit ? { notes: notes ^ bit(digit) } : {}),
  colour: (_, { count = 0 }) => ({ colour: count }),
};

const difference = (a: readonly Mark[], b: readonly Mark[]): number | null => {
  const at = a.findIndex((mark, i) => mark !== b[i]);
  return at < 0 ? null : at;
};
