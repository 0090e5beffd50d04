// Hints between the wire (docs/api.md, Teaching) and the model: cells by name there, by number here.
import { cellName, parseCell, parseHouse, toLine } from '../model/board/board';
import type { Candidate, ChainNode, Drawing } from '../model/board/drawing';
import { notesByCell, type Hint, type Position } from '../model/hint/hint';
import type { Step, WhyNot } from '../model/hint/step';
import { Problem } from './port';
import type { Answer } from './routes';

type WireHint = Answer<'post', '/api/hint'>;
type WireWhyNot = Answer<'post', '/api/why-not'>;
type WireStep = Answer<'post', '/api/steps'>['steps'][number];
type WireDrawing = WireStep['drawing'];
type WireCandidate = WireStep['placements'][number];
type WireNode = WireDrawing['links'][number]['from'];

const toWire = ({ cell, digit }: Candidate): WireCandidate => ({ cell: cellName(cell), digit });

/** A position as the routes for teaching take it. */
export const positionBody = (about: Position) => ({
  puzzle: toLine(about.givens),
  entries: about.entries.map(toWire),
  notes: Object.fromEntries(notesByCell(about).map(([cell, digits]) => [cellName(cell), digits])),
  notes_are: about.notesAre,
  crossed_out: about.crossedOut.map(toWire),
});

export const toStep = (wire: WireStep): Step => ({
  ...wire,
  placements: wire.placements.map(toCandidate),
  eliminations: wire.eliminations.map(toCandidate),
  drawing: toDrawing(wire.drawing),
});

export const toWhyNot = (wire: WireWhyNot): WhyNot => ({
  ...toCandidate(wire),
  kind: wire.kind,
  text: wire.text,
  steps: wire.steps.map(toStep),
});

export function toHint(wire: WireHint): Hint {
  const { step } = wire;
  const effect = step?.placements && step.eliminations;
  return {
    kind: wire.kind,
    stages: wire.stages,
    of: wire.of,
    notes: wire.notes?.text ?? null,
    putBack: (wire.notes?.put_back ?? []).map(cellOf),
    wrong: (wire.wrong ?? []).map(cellOf),
    technique: step?.name ?? null,
    drawing: step?.drawing ? toDrawing(step.drawing) : null,
    effect: effect
      ? {
          placements: step.placements.map(toCandidate),
          eliminations: step.eliminations.map(toCandidate),
        }
      : null,
  };
}

function toDrawing(wire: WireDrawing): Drawing {
  return {
    candidates: wire.candidates.map((mark) => ({ ...toCandidate(mark), role: mark.role })),
    cells: wire.cells.map(({ cell, role }) => ({ cell: cellOf(cell), role })),
    houses: wire.houses.map(({ house, role }) => ({
      house: known(parseHouse(house), house),
      role,
    })),
    links: wire.links.map(({ from, to, strong }) => ({
      from: toNode(from),
      to: toNode(to),
      strong,
    })),
  };
}

const toNode = ({ digit, cells }: WireNode): ChainNode => ({ digit, cells: cells.map(cellOf) });
const toCandidate = ({ cell, digit }: WireCandidate): Candidate => ({
  cell: cellOf(cell),
  digit,
});
const cellOf = (name: string): number => known(parseCell(name), name);

function known(value: number | null, name: string): number {
  if (value === null)
    throw new Problem(`The answer names ${name}, which is not on this board.`, 200);
  return value;
}
