// Steps of logic within a trace. A step tells its technique and its reason; the `count` events after
// it are its effect, and the step and they are one move.
import { NO_DRAWING, type Drawing } from '../board/drawing';
import { cellOf, digitOf, type TraceEvent } from './trace';

const isEffect = (event: TraceEvent): boolean =>
  event.kind === 'place' || event.kind === 'eliminate';

/** The number of the step whose move event `at` belongs to, itself included; null for none. */
export function stepOf(events: readonly TraceEvent[], at: number): number | null {
  for (let n = at; n > 0; --n) {
    const event = events[n - 1]!;
    if (event.kind === 'step') return at - n <= (event.count ?? 0) ? n : null;
    if (!isEffect(event)) return null;
  }
  return null;
}

/** The whole effect of the step at event `n`, as marks. */
export function effectOf(events: readonly TraceEvent[], n: number): Drawing {
  const effects = events.slice(n, n + (events[n - 1]!.count ?? 0));
  const candidates = effects.flatMap((event) => {
    const [cell, digit] = [cellOf(event), digitOf(event)];
    if (cell === null || digit === null) return [];
    const role = event.kind === 'place' ? ('place' as const) : ('remove' as const);
    return [{ cell, digit, role }];
  });
  return { ...NO_DRAWING, candidates };
}

/** The numbers of the events at which a viewer rests: all but the effects of steps. */
export function restsOf(events: readonly TraceEvent[]): number[] {
  const rests: number[] = [];
  let effects = 0;
  events.forEach((event, i) => {
    if (effects > 0 && isEffect(event)) --effects;
    else {
      effects = event.kind === 'step' ? (event.count ?? 0) : 0;
      rests.push(i + 1);
    }
  });
  return rests;
}

export interface Use {
  readonly name: string;
  readonly times: number;
  readonly first: number; // event
}
/**
 * Which techniques were used up to event `at`, in the order of their first use. Forms of one
 * technique have keys of their own, but one name.
 */
export function usesOf(
  events: readonly TraceEvent[],
  at: number,
  nameOf: (key: string) => string,
): Use[] {
  const uses = new Map<string, Use>();
  for (const event of events.slice(0, at)) {
    if (event.kind !== 'step' || event.technique === undefined) continue;
    const name = nameOf(event.technique);
    const before = uses.get(name);
    uses.set(name, {
      name,
      times: (before?.times ?? 0) + 1,
      first: before?.first ?? event.n,
    });
  }
  return [...uses.values()];
}
