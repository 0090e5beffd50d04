// Where one stands before a drawing: it is scaled, then moved.

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const [NEAR, FAR] = [3, 0.15];
const MARGIN = 16;
const within = (scale: number): number => Math.min(NEAR, Math.max(FAR, scale));

export const moved = (camera: Camera, x: number, y: number): Camera => ({
  ...camera,
  x: camera.x + x,
  y: camera.y + y,
});

/** Nearer or farther, while a point of the frame stays where it is. */
export function aroundPoint(camera: Camera, point: Point, by: number): Camera {
  const scale = within(camera.scale * by);
  const ratio = scale / camera.scale;
  return {
    scale,
    x: point.x - (point.x - camera.x) * ratio,
    y: point.y - (point.y - camera.y) * ratio,
  };
}

/** A point of the drawing in the middle of the frame, a little below: what led there is above. */
export const centred = (point: Point, frame: Size): Camera => ({
  scale: 1,
  x: frame.width / 2 - point.x,
  y: frame.height * 0.6 - point.y,
});

/** All of the drawing; never larger than it is, and never too small to read. */
export function fitted(area: Area, frame: Size): Camera {
  const room = (have: number, want: number): number => (have - 2 * MARGIN) / Math.max(1, want);
  const scale = Math.min(
    1,
    Math.max(0.5, Math.min(room(frame.width, area.width), room(frame.height, area.height))),
  );
  const left = (frame.width - area.width * scale) / 2;
  return {
    scale,
    x: left - area.x * scale,
    y: Math.max(MARGIN, (frame.height - area.height * scale) / 2) - area.y * scale,
  };
}
