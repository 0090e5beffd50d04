// What a solver holds true at a moment, guess by guess: each guess and all that followed from it.
import type { Decision } from './progress';
import { cellOf, digitOf, type TraceEvent } from './trace';

export interface Fact {
  readonly cell: number;
  readonly digit: number;
  readonly holds: boolean; // false: the digit is ruled out
  readonly event: number;
}
export interface TrailLevel {
  readonly level: number;
  readonly guess: Fact | null; // null: level 0, which needs none
  readonly facts: readonly Fact[];
}

// What was found at a level stays until its guess is taken back; so the facts of a level are the
// events of that level since its guess.
export function trailAt(
  events: readonly TraceEvent[],
  decisions: readonly Decision[],
  at: number,
): TrailLevel[] {
  const levels = [
    { level: 0, guess: null as Fact | null, facts: [] as Fact[] },
    ...decisions.map(({ level, cell, digit, event }) => ({
      level,
      guess: { cell, digit, holds: true, event },
      facts: [] as Fact[],
    })),
  ];
  const byLevel = new Map(levels.map((level) => [level.level, level]));
  for (let n = 1; n <= at; ++n) {
    const event = events[n - 1]!;
    if (event.kind !== 'imply' && event.kind !== 'eliminate') continue;
    const level = byLevel.get(event.level);
    if (!level || n < (level.guess?.event ?? 0)) continue;
    const [cell, digit] = [cellOf(event), digitOf(event)];
    if (cell !== null && digit !== null)
      level.facts.push({ cell, digit, holds: event.kind === 'imply', event: n });
  }
  return levels.filter(({ guess, facts }) => guess !== null || facts.length > 0);
}
