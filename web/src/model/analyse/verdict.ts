// What can be said of a board: the rules first, then the engine's answer about the givens, then the
// player's digits against the solution. Always one sentence, and the cells that it is about.
import { bit, cellName, digitsIn, HOUSES, parseLine, placeName, repeats } from '../board/board';
import { digitsOn, isBlank, type Layout } from '../board/layout';
import { candidatesAt } from '../board/marks';

export type Standing = 'unreadable' | 'broken' | 'unsolvable' | 'several' | 'unique' | 'undecided';

export interface Finding {
  readonly code: string;
  readonly text: string;
  readonly cells: readonly number[];
  readonly line: number | null;
  readonly column: number | null;
}
/** The same puzzle in the server's store, perhaps turned or with its digits exchanged. */
export interface Known {
  readonly id: string;
  readonly level: string | null;
  readonly collection: string | null;
}
/** The engine's answer. */
export interface Check {
  readonly standing: Standing;
  readonly findings: readonly Finding[];
  readonly solutions: readonly string[];
  readonly known: Known | null;
}

export interface Verdict {
  readonly tone: 'quiet' | 'good' | 'bad' | 'open';
  readonly title: string;
  readonly sentence: string;
  readonly broken: ReadonlySet<number>; // cells that break a rule, or cannot be filled
  readonly wrong: ReadonlySet<number>; // digits of the player that are not the solution's
  readonly loose: readonly number[]; // cells that differ between two solutions
  readonly houses: readonly number[]; // houses that a digit cannot enter
}

const NONE: Verdict = {
  tone: 'quiet',
  title: '',
  sentence: '',
  broken: new Set(),
  wrong: new Set(),
  loose: [],
  houses: [],
};

export const houseName = (house: number): string =>
  `${['row', 'column', 'box'][Math.floor(house / 9)]!} ${(house % 9) + 1}`;

export function judge(layout: Layout, check: Check | null): Verdict {
  if (isBlank(layout))
    return {
      ...NONE,
      title: 'An empty board',
      sentence: 'Type on the board, paste a puzzle or open a file.',
    };
  const digits = digitsOn(layout);
  const twice = repeats(digits);
  if (twice.size > 0)
    return {
      ...NONE,
      tone: 'bad',
      title: 'Not a Sudoku yet',
      sentence: repeated(digits),
      broken: twice,
    };
  const end = deadEnd(layout);
  if (!check)
    return end
      ? { ...NONE, ...end, tone: 'bad', title: 'No solution' }
      : { ...NONE, title: 'Checking …' };
  switch (check.standing) {
    case 'unique':
      return unique(layout, check, end);
    case 'several':
      return several(check);
    case 'unsolvable':
      return {
        ...NONE,
        tone: 'bad',
        title: 'No solution',
        sentence: 'No cell shows it at once, but every way to fill this board ends in a conflict.',
        ...end,
      };
    case 'undecided':
      return {
        ...NONE,
        tone: 'open',
        title: 'Too open to tell',
        sentence: 'So few givens that counting took too long. Add some.',
      };
    default:
      return {
        ...NONE,
        tone: 'bad',
        title: 'Not a Sudoku yet',
        sentence: sentence(check.findings[0]?.text ?? ''),
      };
  }
}

function unique(layout: Layout, check: Check, end: Partial<Verdict> | null): Verdict {
  const solution = parseLine(check.solutions[0] ?? '');
  const own = layout.marks.flatMap(({ digit }, cell) =>
    digit && !layout.givens[cell] ? [{ cell, digit }] : [],
  );
  const wrong = solution ? own.filter(({ cell, digit }) => solution[cell] !== digit) : [];
  const first = wrong[0];
  if (first)
    return {
      ...NONE,
      ...end,
      tone: 'bad',
      title: wrong.length === 1 ? 'One digit is wrong' : `${wrong.length} digits are wrong`,
      sentence: `The puzzle has one solution; there ${cellName(first.cell)} is not ${first.digit}.`,
      wrong: new Set(wrong.map(({ cell }) => cell)),
    };
  const lost = solution
    ? layout.marks.findIndex(
        ({ digit, notes }, cell) => !digit && notes && !(notes & bit(solution[cell]!)),
      )
    : -1;
  if (lost >= 0)
    return {
      ...NONE,
      tone: 'bad',
      title: 'A note is missing',
      sentence: `The solution’s digit is not among the notes of ${cellName(lost)}.`,
      wrong: new Set([lost]),
    };
  if (digitsOn(layout).every(Boolean))
    return { ...NONE, tone: 'good', title: 'Solved', sentence: 'Every digit is where it belongs.' };
  return {
    ...NONE,
    tone: 'good',
    title: 'Exactly one solution',
    sentence:
      own.length > 0 ? 'A proper puzzle, and every digit so far is right.' : 'A proper puzzle.',
  };
}

function several(check: Check): Verdict {
  const [one, other] = check.solutions.map(parseLine);
  const loose = one && other ? one.flatMap((d, cell) => (d === other[cell] ? [] : [cell])) : [];
  const first = loose[0];
  return {
    ...NONE,
    tone: 'open',
    title: 'More than one solution',
    sentence:
      first === undefined
        ? sentence(check.findings[0]?.text ?? '')
        : `For example, ${cellName(first)} can be ${one![first]!} or ${other![first]!}. Dashed cells are not settled.`,
    loose,
  };
}

/** A cell that nothing fits, or a house that has no place for a digit. */
export function deadEnd(layout: Layout): Pick<Verdict, 'sentence' | 'broken' | 'houses'> | null {
  const digits = digitsOn(layout);
  // By the digits alone: notes may be few, and say nothing of the puzzle.
  const candidates = layout.marks.map((_, cell) => candidatesAt(layout.marks, cell));
  const dead = digits.findIndex((d, cell) => d === 0 && candidates[cell] === 0);
  if (dead >= 0)
    return {
      sentence: `No digit fits ${cellName(dead)} (${placeName(dead)}): its houses have all nine.`,
      broken: new Set([dead]),
      houses: [],
    };
  for (const [house, cells] of HOUSES.entries()) {
    const reach = cells.reduce(
      (bits, cell) => bits | candidates[cell]! | (digits[cell] ? bit(digits[cell]) : 0),
      0,
    );
    const missing = digitsIn(0x1ff & ~reach)[0];
    if (missing)
      return {
        sentence: `${missing} has no place left in ${houseName(house)}.`,
        broken: new Set(),
        houses: [house],
      };
  }
  return null;
}

function repeated(digits: readonly number[]): string {
  for (const [house, cells] of HOUSES.entries())
    for (const [i, cell] of cells.entries()) {
      const again = cells.slice(i + 1).find((c) => digits[c] && digits[c] === digits[cell]);
      if (again !== undefined)
        return `${digits[cell]!} stands twice in ${houseName(house)}: ${cellName(cell)} and ${cellName(again)}.`;
    }
  return '';
}

/** The engine's findings begin small and end without a stop. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
