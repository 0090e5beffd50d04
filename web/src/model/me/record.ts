// What was solved, counted by level. A record needs no hint, and means are of the same games.
import { LEVELS, levelTitle, OWN } from '../puzzle/level';

export interface LevelRecord {
  readonly level: string;
  readonly title: string;
  readonly solved: number;
  readonly aided: number; // of these with hints
  readonly best: number | null; // milliseconds; of those without a hint, as the two below
  readonly average: number | null;
  readonly median: number | null;
}

export interface Solved {
  readonly level: string;
  readonly time: number;
  readonly hints: number | null; // null: nobody knows
}

/** Without a hint is better than with one, then fewer hints, then less time. */
export const betterOf = (a: Solved, b: Solved): Solved =>
  (helpOf(a) - helpOf(b) || a.time - b.time) <= 0 ? a : b;
const helpOf = ({ hints }: Solved): number => hints ?? Number.MAX_SAFE_INTEGER;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export function recordOf(solved: readonly Solved[]): LevelRecord[] {
  const row = (level: string): LevelRecord => {
    const mine = solved.filter((one) => one.level === level);
    const unaided = mine.filter(({ hints }) => hints === 0);
    const aided = mine.filter(({ hints }) => hints !== null && hints > 0);
    const times = unaided.map(({ time }) => time).filter((time) => time > 0);
    return {
      level,
      title: levelTitle(level),
      solved: mine.length,
      aided: aided.length,
      best: times.length > 0 ? Math.min(...times) : null,
      average: times.length > 0 ? sum(times) / times.length : null,
      median: median(times),
    };
  };
  const rows = LEVELS.map(({ name }) => row(name));
  const own = row(OWN);
  return own.solved > 0 ? [...rows, own] : rows;
}
