import { Component } from 'preact';
import { bit, columnOf, DIGITS, rowOf } from '../model/board';
import { describe, hasNote, type CellView } from '../model/cells';

export interface CellProps {
  readonly index: number;
  readonly cell: CellView;
  readonly lit: number; // the digit whose notes are marked
  readonly small: 'notes' | 'candidates';
  readonly selected: boolean;
  readonly reachable: boolean; // by Tab: one cell of the board is
}

const same = (a: CellView, b: CellView): boolean =>
  (Object.keys(a) as (keyof CellView)[]).every((key) => a[key] === b[key]);

/** One cell's content. Drawn again only when it changes: a scrub touches few of the 81. */
export class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return (
      !same(now.cell, next.cell) ||
      now.lit !== next.lit ||
      now.selected !== next.selected ||
      now.reachable !== next.reachable
    );
  }

  override render({ index, cell, lit, small, selected, reachable }: CellProps) {
    const [x, y] = [columnOf(index) * 100, rowOf(index) * 100];
    return (
      <g
        role="gridcell"
        data-cell={index}
        tabIndex={reachable ? 0 : -1}
        aria-selected={selected}
        aria-label={describe(index, cell, small)}
        transform={`translate(${x} ${y})`}
      >
        <rect class="hit" width="100" height="100" />
        {cell.digit ? <Digit cell={cell} /> : <Notes cell={cell} lit={lit} />}
        {(cell.broken || cell.wrong) && <path class="cross" d="M80 8l12 12M92 8l-12 12" />}
      </g>
    );
  }
}

function Digit({ cell }: { cell: CellView }) {
  const guess = cell.role === 'decision';
  return (
    <>
      {guess && <path class="corner" d="M2 2h30L2 32Z" />}
      {guess && (
        <text class="corner-level" x="11" y="17">
          {cell.level}
        </text>
      )}
      <text
        key={cell.digit}
        class={`digit ${cell.role}${cell.broken || cell.wrong ? ' conflict' : ''} fresh`}
        x="50"
        y="71"
      >
        {cell.digit}
      </text>
      {cell.role === 'implied' && <path class="under" d="M38 86h24" />}
    </>
  );
}

function Notes({ cell, lit }: { cell: CellView; lit: number }) {
  return (
    <>
      {DIGITS.filter((d) => hasNote(cell, d)).map((d) => {
        const [x, y] = [20 + ((d - 1) % 3) * 30, 20 + Math.floor((d - 1) / 3) * 30];
        const struck = (cell.struck & bit(d)) !== 0;
        return (
          <>
            <text
              class={`note${d === lit ? ' same' : ''}${struck ? ' struck' : ''}`}
              x={x}
              y={y + 9}
            >
              {d}
            </text>
            {struck && <path class="strike" d={`M${x - 12} ${y + 8}l24 -16`} />}
          </>
        );
      })}
    </>
  );
}
