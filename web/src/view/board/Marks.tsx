// A step of logic on the board. Every role has a shape besides its colour: circles and squares are
// the two sides of an argument (broken lines: a second pair), a diamond is its exception, a filled
// disc goes in, a struck-through digit goes out.
import { columnOf, rowOf } from '../../model/board/board';
import type { CellView } from '../../model/board/cells';
import { groupPath, linkPath, spotOf, type Drawing, type Role } from '../../model/board/drawing';
import { houseShape } from './shapes';
import './marks.css';

/** Under the digits: houses and cells that the argument speaks of. */
export function Tints({ drawing }: { drawing: Drawing }) {
  return (
    <>
      {drawing.houses.map(({ house, role }) => (
        <rect key={`h${house}`} class={`house-tint role-${role}`} {...houseShape(house)} />
      ))}
      {drawing.cells.map(({ cell, role }) => (
        <rect
          key={`c${cell}`}
          class={`cell-tint role-${role}`}
          x={columnOf(cell) * 100 + 3}
          y={rowOf(cell) * 100 + 3}
          width="94"
          height="94"
          rx="8"
        />
      ))}
    </>
  );
}

interface MarksProps {
  readonly drawing: Drawing;
  readonly cells: readonly CellView[];
}

/** Over the digits: links, and the candidates with their parts. */
export function Marks({ drawing, cells }: MarksProps) {
  const nodes = drawing.links.flatMap(({ from, to }) => [from, to]);
  const groups = new Set(nodes.map(groupPath).filter(Boolean));
  return (
    <g class="marks">
      {[...groups].map((path) => (
        <path key={path} class="group" d={path} />
      ))}
      {drawing.links.map((link, i) => (
        <path key={i} class={`link ${link.strong ? 'strong' : 'weak'}`} d={linkPath(link)} />
      ))}
      {drawing.candidates
        .filter(({ cell }) => !cells[cell]!.digit)
        .map(({ cell, digit, role }) =>
          role === 'place' && alone(drawing, cells, cell) ? (
            <Ghost key={`${cell}.${digit}`} cell={cell} digit={digit} />
          ) : (
            <Mark key={`${cell}.${digit}`} {...spotOf({ cell, digit })} digit={digit} role={role} />
          ),
        )}
    </g>
  );
}

const alone = (drawing: Drawing, cells: readonly CellView[], cell: number): boolean =>
  cells[cell]!.notes === 0 && drawing.candidates.filter((mark) => mark.cell === cell).length === 1;

/** In a cell without notes the digit to come has room to be itself. */
function Ghost({ cell, digit }: { cell: number; digit: number }) {
  const [x, y] = [columnOf(cell) * 100 + 50, rowOf(cell) * 100 + 50];
  return (
    <g class="mark role-place ghost" transform={`translate(${x} ${y})`}>
      <circle r="36" />
      <text y="17">{digit}</text>
    </g>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly digit: number;
  readonly role: Role;
}
function Mark({ x, y, digit, role }: MarkProps) {
  return (
    <g class={`mark role-${role}`} transform={`translate(${x} ${y})`}>
      <Shape role={role} />
      <text y="9">{digit}</text>
      {role === 'remove' && <path class="strike" d="M-13 10l26 -20" />}
    </g>
  );
}

function Shape({ role }: { role: Role }) {
  if (role === 'second' || role === 'fourth' || role === 'remove')
    return <rect x="-13.5" y="-13.5" width="27" height="27" rx="4" />;
  if (role === 'fin') return <path d="M0 -18.5L18.5 0L0 18.5L-18.5 0Z" />;
  return <circle r="14.5" />;
}
