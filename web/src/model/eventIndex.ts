// Where in a trace the events of each kind are: for counters and for jumps. It follows a list that
// grows at its end.
import type { Kind, TraceEvent } from './trace';

const NONE: readonly number[] = [];

export class EventIndex {
  private readonly numbers = new Map<Kind, number[]>();
  private known = 0;

  constructor(private readonly events: readonly TraceEvent[]) {}

  /** How many events of a kind there are up to event `at`. */
  count(kind: Kind, at: number): number {
    return upTo(this.of(kind), at);
  }

  /** The next event of a kind after `at`; null for none. */
  next(kind: Kind, at: number): number | null {
    const numbers = this.of(kind);
    return numbers[upTo(numbers, at)] ?? null;
  }

  /** The last event of a kind up to `at`; null for none. */
  last(kind: Kind, at: number): number | null {
    const numbers = this.of(kind);
    return numbers[upTo(numbers, at) - 1] ?? null;
  }

  private of(kind: Kind): readonly number[] {
    for (; this.known < this.events.length; ++this.known) {
      const event = this.events[this.known]!;
      const numbers = this.numbers.get(event.kind);
      if (numbers) numbers.push(this.known + 1);
      else this.numbers.set(event.kind, [this.known + 1]);
    }
    return this.numbers.get(kind) ?? NONE;
  }
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
