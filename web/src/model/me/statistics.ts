// What a player has reached, from the games that the server has kept; and what charts show of it.
import type { PastGame } from './history';
import { LEVELS, levelTitle, OWN } from '../puzzle/level';
import { recordOf, type LevelRecord, type Solved } from './record';
import { addDays } from '../learn/study';

/** The server's own counting, over all games. */
export interface Standing {
  readonly solved: number;
  readonly score: number;
  readonly streak: { readonly current: number; readonly longest: number }; // days
  readonly levels: readonly {
    readonly level: string;
    readonly solved: number;
    readonly unaided: number; // without a hint; the times are theirs
    readonly best: number | null; // milliseconds
    readonly average: number | null;
  }[];
}

const won = (games: readonly PastGame[]): readonly PastGame[] =>
  games.filter(({ state }) => state === 'solved');

const toSolved = ({ puzzle, time, hints }: PastGame): Solved => ({
  level: puzzle.level,
  time,
  hints,
});

/** By level: the server's figures, and from the games what it does not count (the median). */
export function standingRows(
  standing: Standing,
  games: readonly PastGame[],
): readonly LevelRecord[] {
  const rows = recordOf(won(games).map(toSolved));
  const counted = new Map(standing.levels.map((of) => [of.level, of]));
  return rows.map((row) => {
    const of = counted.get(row.level);
    if (!of) return row;
    const { solved, unaided, best, average } = of;
    return { ...row, solved, aided: solved - unaided, best, average };
  });
}

export interface DayCount {
  readonly day: string; // 2026-11-16
  readonly solved: number;
}

/** The days up to today, each with how many were solved on it. By UTC, as streaks are. */
export function solvedPerDay(games: readonly PastGame[], today: string, days = 30): DayCount[] {
  const counts = new Map<string, number>();
  for (const { updated } of won(games)) {
    const day = updated.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, i) => addDays(today, i + 1 - days)).map((day) => ({
    day,
    solved: counts.get(day) ?? 0,
  }));
}

export interface TimeOf {
  readonly day: string;
  readonly time: number;
  readonly hints: number;
}

/** The times of the last solved games of a level, the oldest first. */
export const timesOf = (games: readonly PastGame[], level: string, last = 30): TimeOf[] =>
  won(games)
    .filter(({ puzzle, time }) => puzzle.level === level && time > 0)
    .slice(0, last)
    .map(({ updated, time, hints }) => ({ day: updated.slice(0, 10), time, hints }))
    .reverse();

/** The levels with times to show, from the easiest. */
export function timedLevels(games: readonly PastGame[]): { level: string; title: string }[] {
  const names = [...LEVELS.map(({ name }) => name), OWN];
  return names
    .filter((level) => timesOf(games, level, 1).length > 0)
    .map((level) => ({ level, title: levelTitle(level) }));
}
