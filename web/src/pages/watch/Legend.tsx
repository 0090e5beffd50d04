/** What the marks on the board mean, by shape as well as by colour. */
export function Legend({ engine }: { engine: string }) {
  if (engine === 'logic') return <LogicLegend />;
  return (
    <ul class="legend soft" aria-label="What the marks mean">
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-decision" d="M1 1h14L1 15Z" />
        </svg>
        guess
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-implied" d="M2 12h12" />
        </svg>
        forced
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-conflict" d="M3 3l10 10M13 3L3 13" />
        </svg>
        conflict
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-struck" d="M2 13L14 3" />
        </svg>
        ruled out
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect class="legend-clause" x="2" y="2" width="12" height="12" rx="2" />
        </svg>
        clause
      </li>
    </ul>
  );
}

function LogicLegend() {
  return (
    <ul class="legend soft" aria-label="What the marks mean">
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle class="legend-place" cx="8" cy="8" r="7" />
        </svg>
        goes in
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-struck" d="M2 13L14 3" />
        </svg>
        ruled out
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="legend-implied" d="M2 12h12" />
        </svg>
        found so far
      </li>
    </ul>
  );
}
