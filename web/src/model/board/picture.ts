// A board as ink on paper: a short list of strokes from which a file, a canvas and a printed sheet
// are made. Cells are 100 wide; there are MARGIN units of paper around the board.
import { columnOf, digitsIn, rowOf } from './board';
import type { CellView } from './cells';
import { spotOf } from './drawing';

export const MARGIN = 30;
export const SIDE = 900 + 2 * MARGIN;

export type Stroke =
  | { kind: 'frame'; width: number; ink: string }
  | { kind: 'lines'; at: readonly number[]; width: number; ink: string }
  | { kind: 'text'; x: number; y: number; size: number; weight: number; ink: string; text: string };

const INK = '#22252a';
const OWN = '#1d5c9e';
const SOFT = '#595e67';
const HAIR = '#b9b4a8';

export function strokesOf(cells: readonly CellView[]): Stroke[] {
  const strokes: Stroke[] = [
    { kind: 'lines', at: [100, 200, 400, 500, 700, 800], width: 2, ink: HAIR },
    { kind: 'lines', at: [300, 600], width: 5, ink: INK },
    { kind: 'frame', width: 5, ink: INK },
  ];
  cells.forEach((cell, i) => {
    const [x, y] = [columnOf(i) * 100 + 50, rowOf(i) * 100 + 71];
    if (cell.digit)
      strokes.push({
        kind: 'text',
        x,
        y,
        size: 58,
        weight: cell.role === 'given' ? 500 : 400,
        ink: cell.role === 'given' ? INK : OWN,
        text: String(cell.digit),
      });
    else
      for (const digit of digitsIn(cell.notes)) {
        const spot = spotOf({ cell: i, digit });
        strokes.push({
          kind: 'text',
          x: spot.x,
          y: spot.y + 9,
          size: 25,
          weight: 400,
          ink: SOFT,
          text: String(digit),
        });
      }
  });
  return strokes;
}

export const linesPath = (at: readonly number[]): string =>
  at.map((n) => `M${n} 0v900M0 ${n}h900`).join('');

/** A file that stands alone. */
export function toSvg(cells: readonly CellView[], title: string): string {
  const parts = strokesOf(cells).map((stroke) => {
    if (stroke.kind === 'frame')
      return `<rect width="900" height="900" rx="18" fill="none" stroke="${stroke.ink}" stroke-width="${stroke.width}"/>`;
    if (stroke.kind === 'lines')
      return `<path d="${linesPath(stroke.at)}" fill="none" stroke="${stroke.ink}" stroke-width="${stroke.width}"/>`;
    const { x, y, size, weight, ink, text } = stroke;
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}">${text}</text>`;
  });
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" font-family="Inter, system-ui, sans-serif" text-anchor="middle">`,
    `<title>${name}</title>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${SIDE}" height="${SIDE}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
