// Where in a trace the events of each kind are, but for those that set a solution aside: for counters
// and jumps; where the facts of each level and the clauses: for what is shown at every moment of a
// scrub. It follows a list that grows at its end.
import { isSetAside, type Kind, type TraceEvent } from './trace';

const NONE: readonly number[] = [];

export class EventIndex {
  private readonly kinds = new Map<Kind, number[]>();
  private readonly levels = new Map<number, number[]>(); // events that found something, by level
  private readonly clauses = new Map<number, number>(); // the event that taught a clause
  private known = 0;

  constructor(readonly events: readonly TraceEvent[]) {}

  /** How many events of a kind there are up to event `at`. */
  count(kind: Kind, at: number): number {
    return upTo(this.of(kind), at);
  }

  /** The next event of a kind after `at` and up to `last`; null for none. */
  next(kind: Kind, at: number, last = Infinity): number | null {
    const numbers = this.of(kind);
    const found = numbers[upTo(numbers, at)];
    return found !== undefined && found <= last ? found : null;
  }

  /** The last event of a kind up to `at`; null for none. */
  last(kind: Kind, at: number): number | null {
    const numbers = this.of(kind);
    return numbers[upTo(numbers, at) - 1] ?? null;
  }

  /** The events after `from` and up to `at` that found something at a level. */
  facts(level: number, from: number, at: number): readonly number[] {
    this.grow();
    const numbers = this.levels.get(level) ?? NONE;
    return numbers.slice(upTo(numbers, from), upTo(numbers, at));
  }

  /** The event that taught a clause. */
  learned(clause: number): TraceEvent | undefined {
    this.grow();
    return this.events[(this.clauses.get(clause) ?? 0) - 1];
  }

  private of(kind: Kind): readonly number[] {
    this.grow();
    return this.kinds.get(kind) ?? NONE;
  }

  private grow(): void {
    for (; this.known < this.events.length; ++this.known) {
      const [event, number] = [this.events[this.known]!, this.known + 1];
      if (!isSetAside(event)) append(this.kinds, event.kind, number);
      if (event.kind === 'imply' || event.kind === 'eliminate')
        append(this.levels, event.level, number);
      if (event.kind === 'learn' && event.clause !== undefined)
        this.clauses.set(event.clause, number);
    }
  }
}

function append<K>(lists: Map<K, number[]>, key: K, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

/** How many of the sorted numbers are at most `limit`. */
export function upTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
