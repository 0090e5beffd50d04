// The same strokes on a canvas: the site's policy lets no picture in from a text, so PNG is painted.
import type { CellView } from '../../model/board/cells';
import { linesPath, MARGIN, SIDE, strokesOf } from '../../model/board/picture';

const PIXELS = 1600;

export async function toPng(cells: readonly CellView[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PIXELS, PIXELS);
  pen.scale(PIXELS / SIDE, PIXELS / SIDE);
  pen.translate(MARGIN, MARGIN);
  pen.textAlign = 'center';
  for (const stroke of strokesOf(cells)) {
    if (stroke.kind === 'text') {
      pen.font = `${stroke.weight} ${stroke.size}px "Inter Variable", sans-serif`;
      pen.fillStyle = stroke.ink;
      pen.fillText(stroke.text, stroke.x, stroke.y);
    } else {
      const path = new Path2D(stroke.kind === 'lines' ? linesPath(stroke.at) : undefined);
      if (stroke.kind === 'frame') path.roundRect(0, 0, 900, 900, 18);
      pen.strokeStyle = stroke.ink;
      pen.lineWidth = stroke.width;
      pen.stroke(path);
    }
  }
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** Hands the browser a file to save. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
