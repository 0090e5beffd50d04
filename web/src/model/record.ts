// What was played in this browser, counted from what is kept there.
import { LEVELS } from './level';

export interface LevelRecord {
  readonly level: string;
  readonly title: string;
  readonly solved: number;
  readonly best: number | null; // milliseconds
  readonly average: number | null;
}

export interface Solved {
  readonly level: string | null; // null: from no shelf
  readonly time: number;
}

export function recordOf(solved: readonly Solved[]): LevelRecord[] {
  const row = (level: string, title: string, mine: readonly Solved[]): LevelRecord => {
    const times = mine.map(({ time }) => time).filter((time) => time > 0);
    return {
      level,
      title,
      solved: mine.length,
      best: times.length > 0 ? Math.min(...times) : null,
      average: times.length > 0 ? times.reduce((a, b) => a + b, 0) / times.length : null,
    };
  };
  const rows = LEVELS.map(({ name, title }) =>
    row(
      name,
      title,
      solved.filter(({ level }) => level === name),
    ),
  );
  const own = solved.filter(({ level }) => level === null);
  return own.length > 0 ? [...rows, row('own', 'Your own', own)] : rows;
}
