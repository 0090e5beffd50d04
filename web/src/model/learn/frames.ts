// An example in five frames: the position, where to look, the pattern, what follows, and the board
// after it.
import { NO_DRAWING, type Drawing } from '../board/drawing';
import type { Layout } from '../board/layout';
import { perform, type Step } from '../hint/step';

export interface Frame {
  readonly caption: string;
  readonly layout: Layout;
  readonly drawing: Drawing | null;
}

const isEffect = (role: string): boolean => role === 'place' || role === 'remove';

export function framesOf(layout: Layout, step: Step): Frame[] {
  const { drawing } = step;
  const where: Drawing = { ...NO_DRAWING, houses: drawing.houses, cells: drawing.cells };
  const pattern: Drawing = {
    ...drawing,
    candidates: drawing.candidates.filter(({ role }) => !isEffect(role)),
  };
  const frames = [
    { caption: 'The position', layout, drawing: null },
    { caption: 'Where to look', layout, drawing: where },
    { caption: 'The pattern', layout, drawing: pattern },
    { caption: 'What follows', layout, drawing },
    { caption: 'And so the board is', layout: perform(layout, step), drawing: null },
  ];
  // Singles have no pattern besides what follows, and some steps tint nothing.
  return frames
    .filter(
      ({ drawing: d }, i) =>
        i === 0 || d === null || d.candidates.length + d.cells.length + d.houses.length > 0,
    )
    .filter(
      (frame, i, all) =>
        i === 0 ||
        JSON.stringify(frame.drawing) !== JSON.stringify(all[i - 1]!.drawing) ||
        frame.layout !== all[i - 1]!.layout,
    );
}
