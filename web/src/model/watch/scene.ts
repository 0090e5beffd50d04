// A moment of a trace as something to look at: who stands where and why, what broke, what is new.
import { bit, HOUSES, parseCell, parseHouse } from '../board/board';
import { plainCell, type CellView } from '../board/cells';
import type { Drawing } from '../board/drawing';
import type { EventIndex } from './eventIndex';
import type { Moment } from './progress';
import { effectOf, stepOf } from './steps';
import { cellOf, digitOf, isSetAside, parseLiteral, type TraceEvent } from './trace';

export interface Scene {
  readonly cells: readonly CellView[];
  readonly current: number | null; // the cell the last event is about
  readonly houses: readonly number[]; // houses that cannot be completed
  readonly drawing: Drawing | null; // the whole effect of a step of logic
}

export function sceneOf(moment: Moment, index: EventIndex, at: number): Scene {
  const { events } = index;
  const event = at > 0 ? events[at - 1] : undefined;
  const levels = new Map(moment.decisions.map((d) => [d.cell, d.level]));
  const broken = new Set<number>();
  const houses: number[] = [];
  // What ended a proof is no mistake of the solution that is shown at the end.
  const solved = event?.kind === 'end' && event.verdict === 'solved';
  for (const number of solved ? [] : moment.conflicts) {
    const conflict = events[number - 1];
    if (!conflict) continue;
    const house = conflict.because?.house ? parseHouse(conflict.because.house) : null;
    if (conflict.because?.reason === 'only_place' && house !== null) houses.push(house);
    else for (const cell of conflictCells(conflict, index)) broken.add(cell);
  }
  const step = stepOf(events, at);
  const current = event && step === null ? cellOf(event) : null;
  const cells = moment.digits.map((digit, i): CellView => {
    const level = levels.get(i) ?? 0;
    const role = moment.given[i] ? 'given' : level ? 'decision' : 'implied';
    const struck =
      event?.kind === 'eliminate' && i === current && !digit ? bit(digitOf(event) ?? 1) : 0;
    return {
      ...plainCell(digit, role, moment.candidates[i]! | struck),
      struck,
      broken: broken.has(i),
      level,
    };
  });
  return { cells, current, houses, drawing: step === null ? null : effectOf(events, step) };
}

/** The cells that a conflict is about. */
export function conflictCells(conflict: TraceEvent, index: EventIndex): number[] {
  const { reason, other, clause, house } = conflict.because ?? {};
  const own = [cellOf(conflict), other === undefined ? null : parseCell(other)];
  const found = new Set(own.filter((cell) => cell !== null));
  if (reason === 'clause' && clause)
    for (const cell of literalCells(index.learned(clause))) found.add(cell);
  if (reason === 'only_place' && found.size === 0 && house !== undefined) {
    const number = parseHouse(house);
    if (number !== null) return [...HOUSES[number]!];
  }
  return [...found];
}

/** The cells that a clause speaks of. */
export function literalCells(event: TraceEvent | undefined): number[] {
  const cells = (event?.literals ?? []).map((text) => parseLiteral(text)?.cell);
  return [...new Set(cells.filter((cell) => cell !== undefined))];
}

/** Where in a chapter the scrub bar has its marks: the share of the way, 0..1, at most `slots`. */
export function ticks(
  events: readonly TraceEvent[],
  { first, last }: { readonly first: number; readonly last: number },
  kinds: readonly string[],
  slots = 400,
): number[] {
  const found = new Set<number>();
  events.slice(Math.max(0, first - 1), last).forEach((event, i) => {
    if (kinds.includes(event.kind) && !isSetAside(event))
      found.add(Math.round((i / Math.max(1, last - first)) * slots));
  });
  return [...found].map((slot) => slot / slots);
}
