import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { bit, columnOf, rowOf } from '../../model/board/board';
import { describe, type CellView } from '../../model/board/cells';
import { inkOf } from '../../model/board/marks';
import { NOTE_SIZE, noteSpots, type Spot } from '../../model/board/spots';
import { signShape } from './shapes';

export interface CellProps {
  readonly index: number;
  readonly cell: CellView;
  readonly lit: number; // the digit whose notes are marked
  readonly small: 'notes' | 'candidates';
  readonly aim: number; // the note that is worked on; 0 for none
  readonly selected: boolean;
  readonly reachable: boolean; // by Tab: one cell of the board is
  readonly settling: boolean; // a new digit comes with a motion
}

const same = (a: CellView, b: CellView): boolean =>
  a === b || (Object.keys(a) as (keyof CellView)[]).every((key) => a[key] === b[key]);

// How a digit comes in is no reason to draw it again.
const unchanged = (a: CellProps, b: CellProps): boolean =>
  same(a.cell, b.cell) &&
  a.lit === b.lit &&
  a.aim === b.aim &&
  a.small === b.small &&
  a.selected === b.selected &&
  a.reachable === b.reachable;

/** Draws cells. One that is as it was is handed over as it is: a scrub touches few of the 81. */
export function useCells(): (props: CellProps) => VNode<CellProps> {
  const drawn = useRef<VNode<CellProps>[]>([]);
  return (props) => {
    const before = drawn.current[props.index];
    if (before && unchanged(before.props, props)) return before;
    return (drawn.current[props.index] = <Cell key={props.index} {...props} />);
  };
}

function Cell({ index, cell, lit, small, aim, selected, reachable, settling }: CellProps) {
  const [x, y] = [columnOf(index) * 100, rowOf(index) * 100];
  // Each motion is a layer of its own while it lasts: a board that appears or leaps has none.
  const shown = useRef<number | null>(null);
  const fresh = settling && shown.current !== null && shown.current !== cell.digit;
  shown.current = cell.digit;
  // Once written, both texts stay: to change what they say costs least.
  const written = useRef({ digit: false, notes: false });
  written.current.digit ||= cell.digit > 0;
  written.current.notes ||= (cell.notes | cell.faint | cell.centre) > 0;
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
      {cell.role === 'decision' && <Guess level={cell.level} />}
      {written.current.digit && (
        <text key={fresh ? cell.digit : 'digit'} class={digitLook(cell, fresh)} x="50" y="71">
          {cell.digit || ''}
        </text>
      )}
      {cell.digit > 0 && cell.role === 'implied' && <path class="under" d="M38 86h24" />}
      {written.current.notes && notes(cell, lit, aim)}
      {(cell.broken || cell.wrong) && <path class="cross" d="M80 8l12 12M92 8l-12 12" />}
    </g>
  );
}

const digitLook = ({ role, broken, wrong }: CellView, fresh: boolean): string =>
  `digit ${role}${broken || wrong ? ' conflict' : ''}${fresh ? ' fresh' : ''}`;

function Guess({ level }: { level: number }) {
  return (
    <>
      <path class="corner" d="M2 2h34L2 36Z" />
      <text class={`corner-level${level > 9 ? ' long' : ''}`} x="13" y="18">
        {level}
      </text>
    </>
  );
}

/** The small digits: what lies under them, they themselves, and the strokes through them. */
function notes(cell: CellView, lit: number, aim: number): VNode[] {
  const { corner, centre } = noteSpots(cell);
  const spots = cell.digit ? [] : [...corner, ...centre];
  const drawn = alike(spots, cell, lit).map(noteText);
  for (const { digit, x, y, size } of spots) {
    const ink = inkOf(cell.inks, digit);
    if (digit === aim) drawn.unshift(<circle key="aim" class="aim" cx={x} cy={y} r="15" />);
    if (ink > 0)
      drawn.unshift(
        <path
          key={`ink${digit}`}
          class={`note-ink paint-${ink}`}
          transform={`translate(${x} ${y})`}
          d={signShape(ink, size * 0.62)}
        />,
      );
    if ((cell.struck & bit(digit)) !== 0)
      drawn.push(<path key={`strike${digit}`} class="strike" d={`M${x - 12} ${y + 8}l24 -16`} />);
  }
  return drawn;
}

interface Alike {
  readonly look: string;
  readonly size: number;
  readonly spots: Spot[];
}

/** Notes of one look are one text: a board has hundreds of them, and a scrub changes most. */
const noteText = ({ look, size, spots }: Alike, i: number): VNode => (
  <text
    key={i}
    class={look}
    x={spots.map(({ x }) => x).join(' ') || 0}
    y={spots.map(({ y }) => y + size * 0.36).join(' ') || 0}
    font-size={size}
  >
    {spots.map(({ digit }) => digit).join('')}
  </text>
);

function alike(spots: readonly Spot[], cell: CellView, lit: number): Alike[] {
  const groups: Alike[] = [];
  for (const spot of spots) {
    const look = lookOf(cell, spot.digit, lit);
    const group = groups.find((g) => g.look === look && g.size === spot.size);
    if (group) group.spots.push(spot);
    else groups.push({ look, size: spot.size, spots: [spot] });
  }
  return groups.length > 0 ? groups : [{ look: 'note', size: NOTE_SIZE, spots: [] }];
}

function lookOf(cell: CellView, digit: number, lit: number): string {
  let look = 'note';
  if (digit === lit) look += ' same';
  if (cell.struck & bit(digit)) look += ' struck';
  if (cell.faint & bit(digit)) look += ' faint';
  if (cell.colour > 0 || inkOf(cell.inks, digit) > 0) look += ' painted';
  return look;
}
