// What a solver holds true at a moment, guess by guess: each guess and all that followed from it.
import type { EventIndex } from './eventIndex';
import type { Decision } from './progress';
import { cellOf, digitOf } from './trace';

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
  index: EventIndex,
  decisions: readonly Decision[],
  at: number,
): TrailLevel[] {
  const factsOf = (level: number, since: number): Fact[] =>
    index.facts(level, since, at).flatMap((n) => factAt(index, n));
  const ground = { level: 0, guess: null, facts: factsOf(0, 0) };
  const levels = decisions.map(({ level, cell, digit, event }) => ({
    level,
    guess: { cell, digit, holds: true, event },
    facts: factsOf(level, event),
  }));
  return ground.facts.length > 0 ? [ground, ...levels] : levels;
}

function factAt({ events }: EventIndex, n: number): Fact[] {
  const event = events[n - 1]!;
  const [cell, digit] = [cellOf(event), digitOf(event)];
  if (cell === null || digit === null) return [];
  return [{ cell, digit, holds: event.kind === 'imply', event: n }];
}
