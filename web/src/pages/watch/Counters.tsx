import type { EventIndex } from '../../model/watch/eventIndex';
import { COUNTERS } from '../../words/watch';

type Counted = Exclude<keyof typeof COUNTERS, 'label'>;

const SEARCH: readonly Counted[] = ['decide', 'imply', 'conflict'];
const COUNTED: Readonly<Record<string, readonly Counted[]>> = {
  cdcl: ['decide', 'imply', 'conflict', 'learn', 'restart'],
  logic: ['step', 'place'],
};
const grouped = new Intl.NumberFormat('en');

interface CountersProps {
  readonly engine: string;
  readonly index: EventIndex;
  readonly at: number;
}

/** How much work it was up to here. */
export function Counters({ engine, index, at }: CountersProps) {
  return (
    <dl class="counters" aria-label={COUNTERS.label}>
      {(COUNTED[engine] ?? SEARCH).map((kind) => {
        const count = index.count(kind, at);
        return (
          <div key={kind}>
            <dt>{COUNTERS[kind][count === 1 ? 0 : 1]}</dt>
            <dd>{grouped.format(count)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
