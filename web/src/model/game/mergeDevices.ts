// Two devices played the same game without seeing each other; here their moves come together, by
// the server's rule: where both touched a cell the later arrival stands, everything else of both stays.
import type { Game } from './game';
import { make } from './game';
import { happened, type Logged, type LogMove } from './log';
import { Draft } from '../board/marks';

export interface Merged {
  readonly game: Game;
  readonly queue: readonly LogMove[]; // what the server still lacks
  readonly both: readonly number[]; // cells where both had different digits
  readonly news: boolean; // the other device had changed something
}

/**
 * `theirs` is what the server's log tells, `log` its part that was not known here, `touched` the
 * cells of what was not sent yet, which arrives later and therefore stands.
 */
export function mergeDevices(
  mine: Game,
  theirs: Game,
  log: readonly Logged[],
  { touched, queue }: { touched: ReadonlySet<number>; queue: readonly LogMove[] },
): Merged {
  const draft = new Draft(theirs.marks);
  for (const cell of touched) draft.set(cell, mine.marks[cell]!);
  const base: Game = {
    ...theirs,
    selected: mine.selected,
    chosen: mine.chosen,
    mode: mine.mode,
    auto: mine.past.length > 0 ? mine.auto : theirs.auto,
    hints: Math.max(mine.hints, theirs.hints),
    checks: Math.max(mine.checks, theirs.checks),
  };
  const game = make(base, draft.move());
  const placed = new Set(log.filter(({ kind }) => kind === 'place').map(({ cell }) => cell));
  const digits = mine.marks.map((mark, cell) => [mark.digit, theirs.marks[cell]!.digit] as const);
  return {
    game,
    queue: [...queue.filter(({ kind }) => kind === 'hint'), ...happened(base, game)],
    both: [...placed].filter((cell) => {
      const [a, b] = digits[cell]!;
      return a !== 0 && b !== 0 && a !== b;
    }),
    news: digits.some(([a, b], cell) => a !== b && !touched.has(cell)),
  };
}
