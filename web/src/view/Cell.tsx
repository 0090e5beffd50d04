import { Component } from 'preact';
import { bit, columnOf, rowOf } from '../model/board';
import { describe, type CellView } from '../model/cells';
import { inkOf } from '../model/marks';
import { noteSpots } from '../model/spots';
import { signShape } from './shapes';

export interface CellProps {
  readonly index: number;
  readonly cell: CellView;
  readonly lit: number; // the digit whose notes are marked
  readonly small: 'notes' | 'candidates';
  readonly aim?: number; // the note that is worked on
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
      now.aim !== next.aim ||
      now.selected !== next.selected ||
      now.reachable !== next.reachable
    );
  }

  override render({ index, cell, lit, small, aim = 0, selected, reachable }: CellProps) {
    const [x, y] = [columnOf(index) * 100, rowOf(index) * 100];
    return (
      // tabindex, not tabIndex: in SVG the case of an attribute matters.
      <g
        role="gridcell"
        data-cell={index}
        tabindex={reachable ? 0 : -1}
        aria-selected={selected}
        aria-label={describe(index, cell, small)}
        transform={`translate(${x} ${y})`}
      >
        <rect class="hit" width="100" height="100" />
        {cell.digit ? <Digit cell={cell} /> : <Notes cell={cell} lit={lit} aim={aim} />}
        {(cell.broken || cell.wrong) && <path class="cross" d="M80 8l12 12M92 8l-12 12" />}
      </g>
    );
  }
}

function Digit({ cell }: { cell: CellView }) {
  const guess = cell.role === 'decision';
  return (
    <>
      {guess && <path class="corner" d="M2 2h34L2 36Z" />}
      {guess && (
        <text class={`corner-level${cell.level > 9 ? ' long' : ''}`} x="13" y="18">
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

interface NotesProps {
  readonly cell: CellView;
  readonly lit: number;
  readonly aim: number;
}
function Notes({ cell, lit, aim }: NotesProps) {
  const { corner, centre } = noteSpots(cell);
  return (
    <>
      {[...corner, ...centre].map(({ digit, x, y, size }) => (
        <Note key={`${digit}.${size}`} {...{ cell, digit, x, y, size, lit, aim }} />
      ))}
    </>
  );
}

interface NoteProps extends NotesProps {
  readonly digit: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
function Note({ cell, digit, x, y, size, lit, aim }: NoteProps) {
  const struck = (cell.struck & bit(digit)) !== 0;
  const faint = (cell.faint & bit(digit)) !== 0;
  const ink = inkOf(cell.inks, digit);
  const looks = [
    'note',
    digit === lit && 'same',
    struck && 'struck',
    faint && 'faint',
    (cell.colour > 0 || ink > 0) && 'painted',
  ];
  return (
    <>
      {ink > 0 && (
        <path
          class={`note-ink paint-${ink}`}
          transform={`translate(${x} ${y})`}
          d={signShape(ink, size * 0.62)}
        />
      )}
      {digit === aim && <circle class="aim" cx={x} cy={y} r="15" />}
      <text class={looks.filter(Boolean).join(' ')} x={x} y={y + size * 0.36} font-size={size}>
        {digit}
      </text>
      {struck && <path class="strike" d={`M${x - 12} ${y + 8}l24 -16`} />}
    </>
  );
}
