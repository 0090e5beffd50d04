import type { ComponentChildren } from 'preact';
import { LEGEND } from '../../words/watch';

const GUESS = <path class="legend-decision" d="M1 1h14L1 15Z" />;
const FORCED = <path class="legend-implied" d="M2 12h12" />;
const CONFLICT = <path class="legend-conflict" d="M3 3l10 10M13 3L3 13" />;
const OUT = <path class="legend-struck" d="M2 13L14 3" />;
const CLAUSE = <rect class="legend-clause" x="2" y="2" width="12" height="12" rx="2" />;
const IN = <circle class="legend-place" cx="8" cy="8" r="7" />;
const PATTERN = <rect class="legend-pattern" x="1" y="1" width="14" height="14" rx="2" />;

type Entry = readonly [ComponentChildren, string];
const SEARCH: readonly Entry[] = [
  [GUESS, LEGEND.guess],
  [FORCED, LEGEND.forced],
  [CONFLICT, LEGEND.conflict],
  [OUT, LEGEND.out],
];
const CDCL: readonly Entry[] = [...SEARCH, [CLAUSE, LEGEND.clause]];
const LOGIC: readonly Entry[] = [
  [PATTERN, LEGEND.pattern],
  [IN, LEGEND.in],
  [OUT, LEGEND.out],
  [FORCED, LEGEND.found],
];

/** What the marks on the board mean, by shape as well as by colour. */
export function Legend({ engine }: { engine: string }) {
  const entries = engine === 'logic' ? LOGIC : engine === 'cdcl' ? CDCL : SEARCH;
  return (
    <ul class="legend soft" aria-label={LEGEND.label}>
      {entries.map(([sign, name]) => (
        <li key={name}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {sign}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
