// A board that is only looked at: small ones in lists, and those on paper. No cell can be chosen.
import type { CellView } from '../../model/board/cells';
import { linesPath } from '../../model/board/picture';
import { columnOf, rowOf } from '../../model/board/board';
import './picture.css';

interface PictureProps {
  readonly label: string;
  readonly cells: readonly CellView[];
}

const THIN = linesPath([100, 200, 400, 500, 700, 800]);
const BOX = linesPath([300, 600]);

export function Picture({ label, cells }: PictureProps) {
  return (
    <svg class="picture" viewBox="-3 -3 906 906" role="img" aria-label={label}>
      <rect class="picture-ground" width="900" height="900" rx="18" />
      <path class="picture-thin" d={THIN} />
      <path class="picture-box" d={BOX} />
      <rect class="picture-edge" width="900" height="900" rx="18" />
      {cells.map(
        (cell, i) =>
          cell.digit > 0 && (
            <text key={i} class={cell.role} x={columnOf(i) * 100 + 50} y={rowOf(i) * 100 + 71}>
              {cell.digit}
            </text>
          ),
      )}
    </svg>
  );
}
