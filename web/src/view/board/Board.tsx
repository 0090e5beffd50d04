import { useEffect, useRef } from 'preact/hooks';
import { columnOf, rowOf } from '../../model/board/board';
import { litDigit, tints, type CellView, type Lights } from '../../model/board/cells';
import type { Drawing } from '../../model/board/drawing';
import { useCells } from './Cell';
import { Marks, Tints } from './Marks';
import { usePress } from './press';
import { houseShape, outline, signShape } from './shapes';
import './board.css';

/** A plain press, one with Shift or a drag, one with Ctrl. */
export type How = 'only' | 'add' | 'toggle';

export interface BoardProps {
  readonly label: string;
  readonly cells: readonly CellView[];
  readonly selected?: number | null;
  readonly chosen?: readonly number[]; // all selected cells; else `selected` alone
  readonly highlight?: boolean; // the selection's houses and digit
  readonly lights?: Lights; // which of the two
  readonly aim?: number; // the digit of the note that is worked on
  readonly small?: 'notes' | 'candidates';
  readonly current?: number | null; // the cell an event is about
  readonly houses?: readonly number[]; // houses that are broken
  readonly marked?: readonly number[]; // cells a clause speaks of
  readonly drawing?: Drawing | null; // a step of logic
  readonly waiting?: boolean;
  readonly leaping?: boolean; // what is new comes without a motion
  readonly onSelect?: (cell: number, how: How) => void;
  /** A press on the place of a small digit; true: that was all it meant. */
  readonly onSpot?: ((cell: number, digit: number) => boolean) | undefined;
  readonly onSelectSame?: (cell: number) => void;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const THIN = [1, 2, 4, 5, 7, 8].map((i) => `M${i * 100} 0v900M0 ${i * 100}h900`).join('');
const BOX = 'M300 0v900M600 0v900M0 300h900M0 600h900';

export function Board(props: BoardProps) {
  const { cells, selected = null, highlight = true, small = 'notes' } = props;
  const root = useRef<SVGSVGElement>(null);
  const chosen = props.chosen ?? (selected === null ? [] : [selected]);
  const tint = highlight ? tints(cells, selected, chosen, props.lights) : null;
  const lit = highlight && props.lights?.same !== false ? litDigit(cells, selected) : 0;
  const drawCell = useCells();
  const press = usePress(root, props, selected);

  // The focus follows the selection, but only when it is on the board already.
  useEffect(() => {
    if (selected === null || !root.current?.contains(document.activeElement)) return;
    root.current.querySelector<SVGGElement>(`[data-cell="${selected}"]`)?.focus();
  }, [selected]);

  return (
    // The frame listens, not the drawing: an SVG that listens for focus would take it.
    <div {...press}>
      <svg
        ref={root}
        class={`board${props.waiting ? ' waiting' : ''}${props.onSelectSame ? ' playable' : ''}`}
        viewBox="-3 -3 906 906"
        role="grid"
        aria-label={props.label}
        aria-busy={props.waiting ?? false}
        {...(props.chosen ? { 'aria-multiselectable': true } : {})}
      >
        <g aria-hidden="true">
          <clipPath id="sheet">
            <rect width="900" height="900" rx="18" />
          </clipPath>
          <rect class="ground" width="900" height="900" rx="18" />
          <g clip-path="url(#sheet)">
            {cells.map((cell, i) => {
              const kind = fillOf(cell, tint?.[i] ?? 'none');
              return kind && <Square key={i} index={i} kind={kind} />;
            })}
            {cells.map(
              (cell, i) =>
                cell.colour > 0 && !cell.broken && <Paint key={i} index={i} colour={cell.colour} />,
            )}
            {props.drawing && <Tints drawing={props.drawing} />}
            <path class="cell-lines" d={THIN} />
          </g>
          <path class="box-lines" d={BOX} />
          <rect class="edge" width="900" height="900" rx="18" />
        </g>
        {NINE.map((row) => (
          <g role="row" key={row}>
            {NINE.map((column) => {
              const index = row * 9 + column;
              const isChosen = chosen.includes(index);
              return drawCell({
                index,
                cell: cells[index]!,
                lit,
                small,
                aim: isChosen || index === selected ? (props.aim ?? 0) : 0,
                selected: isChosen,
                reachable: index === (selected ?? 0),
                settling: !props.leaping,
              });
            })}
          </g>
        ))}
        <g aria-hidden="true">
          {(props.houses ?? []).map((house) => (
            <House key={house} house={house} />
          ))}
          {(props.marked ?? []).map((cell) => (
            <Ring key={cell} class="marked" index={cell} />
          ))}
          {props.current !== undefined && props.current !== null && (
            <Ring class="now" index={props.current} />
          )}
          {chosen.length > 1 && <path class="chosen" d={outline(chosen)} />}
          {selected !== null && <Ring class="ring" index={selected} />}
          {props.drawing && <Marks drawing={props.drawing} cells={cells} />}
        </g>
      </svg>
    </div>
  );
}

function fillOf(cell: CellView, tint: string): string | null {
  if (cell.broken || cell.wrong) return 'conflict';
  if (cell.role === 'decision') return 'decision';
  return tint === 'none' ? null : tint;
}

/** A cell's colour, with the shape that goes with it. */
function Paint({ index, colour }: { index: number; colour: number }) {
  const [x, y] = [columnOf(index) * 100, rowOf(index) * 100];
  return (
    <g class={`paint paint-${colour}`} transform={`translate(${x} ${y})`}>
      <rect width="100" height="100" />
      <path class="paint-sign" transform="translate(50 50)" d={signShape(colour, 37)} />
    </g>
  );
}

function Square({ index, kind }: { index: number; kind: string }) {
  const [x, y] = [columnOf(index) * 100, rowOf(index) * 100];
  return <rect class={`fill ${kind}`} x={x} y={y} width="100" height="100" />;
}

function Ring({ index, class: name }: { index: number; class: string }) {
  const [x, y] = [columnOf(index) * 100 + 4, rowOf(index) * 100 + 4];
  return <rect class={name} x={x} y={y} width="92" height="92" rx="10" />;
}

function House({ house }: { house: number }) {
  return <rect class="broken-house" rx="10" {...houseShape(house)} />;
}
