// Walks a trace in either direction. Where it has been before, any jump costs at most STRIDE
// events. The list of events may grow at its end; what it holds must stay as it is.
import { Progress, type Moment } from './progress';
import type { TraceEvent } from './trace';

export const STRIDE = 512;

export class Replay {
  private now = new Progress();
  private position = 0; // events applied to `now`
  private readonly snapshots = [new Progress()]; // number i stands after i·STRIDE events

  constructor(private readonly events: readonly TraceEvent[]) {}

  /** The board after the first `count` events (all of them, if there are fewer). */
  at(count: number): Moment {
    const target = Math.max(0, Math.min(count, this.events.length));
    const nearest = Math.min(Math.floor(target / STRIDE), this.snapshots.length - 1);
    if (target < this.position || nearest * STRIDE > this.position) {
      this.now = this.snapshots[nearest]!.copy();
      this.position = nearest * STRIDE;
    }
    while (this.position < target) {
      this.now.apply(this.events[this.position]!, this.position + 1);
      ++this.position;
      if (this.position === this.snapshots.length * STRIDE) this.snapshots.push(this.now.copy());
    }
    return this.now.moment();
  }
}
