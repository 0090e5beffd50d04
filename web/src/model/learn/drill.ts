// Practice and test: positions in which a technique is to be found. An answer is one candidate that
// the technique crosses out, or one digit that it places.
import { cellName } from '../board/board';
import type { Candidate } from '../board/drawing';
import type { Layout } from '../board/layout';
import type { Step } from '../hint/step';

export interface Exercise {
  readonly id: string;
  readonly layout: Layout;
}
export interface Drill {
  readonly mode: 'practice' | 'test';
  readonly exercises: readonly Exercise[];
  readonly at: number;
  readonly steps: readonly Step[] | null; // of the technique, here; null: not known yet
  readonly state: 'asking' | 'right' | 'shown' | 'passed' | 'failed';
  readonly found: Step | null;
  readonly slip: Candidate | null; // the last wrong answer
  readonly slips: number;
  readonly selected: number | null;
  readonly early: number | 'show' | null; // an answer, or giving up, that came before the steps did
}
/** A test has so many positions, all of which must be done without a slip. */
export const TEST_LENGTH = 3;

export type DrillAction =
  | { type: 'arrived'; steps: readonly Step[] }
  | { type: 'select'; cell: number }
  | { type: 'answer'; digit: number }
  | { type: 'show' }
  | { type: 'next' };

export function newDrill(mode: Drill['mode'], exercises: readonly Exercise[]): Drill {
  return {
    mode,
    exercises: mode === 'test' ? exercises.slice(-TEST_LENGTH) : exercises,
    at: 0,
    steps: null,
    state: 'asking',
    found: null,
    slip: null,
    slips: 0,
    selected: null,
    early: null,
  };
}

export function reduceDrill(drill: Drill, action: DrillAction): Drill {
  switch (action.type) {
    case 'arrived':
      return arrived(drill, action.steps);
    case 'select':
      return isOpen(drill) ? { ...drill, selected: action.cell, early: null } : drill;
    case 'answer':
      return answer(drill, action.digit);
    case 'show':
      return show(drill);
    case 'next':
      return next(drill);
  }
}

/** Whoever asked to be shown gave up, even while there is nothing to show yet. */
const isOpen = ({ state, early }: Drill): boolean => state === 'asking' && early !== 'show';

function arrived(drill: Drill, steps: readonly Step[]): Drill {
  const { early } = drill;
  const known = { ...drill, steps, early: null };
  if (early === 'show') return show(known);
  return early === null ? known : answer(known, early);
}

function show(drill: Drill): Drill {
  if (drill.mode === 'test' || !isOpen(drill)) return drill;
  if (!drill.steps) return { ...drill, early: 'show' };
  return { ...drill, state: 'shown', found: drill.steps[0] ?? null, selected: null };
}

function answer(drill: Drill, digit: number): Drill {
  const { selected: cell, steps } = drill;
  if (!isOpen(drill) || cell === null) return drill;
  if (!steps) return { ...drill, early: digit };
  const hit = ({ placements, eliminations }: Step): boolean =>
    [...placements, ...eliminations].some((c) => c.cell === cell && c.digit === digit);
  const found = steps.find(hit);
  if (found) return { ...drill, state: 'right', found, slip: null, selected: null };
  const slipped = { ...drill, slip: { cell, digit }, slips: drill.slips + 1 };
  return drill.mode === 'test' ? { ...slipped, state: 'failed', found: steps[0] ?? null } : slipped;
}

/** The last position of a test was done. */
export const isCleared = ({ mode, state, at, exercises }: Drill): boolean =>
  mode === 'test' && state === 'right' && at + 1 === exercises.length;

function next(drill: Drill): Drill {
  if (drill.state !== 'right' && drill.state !== 'shown') return drill;
  if (isCleared(drill)) return { ...drill, state: 'passed' };
  const at = (drill.at + 1) % drill.exercises.length;
  const steps = at === drill.at ? drill.steps : null; // of a position alone, they come only once
  return { ...newDrill('practice', drill.exercises), mode: drill.mode, at, steps };
}

/** What is to be done, or what came of it. */
export function taskText(drill: Drill, name: string, places: boolean): string {
  const { slip } = drill;
  switch (drill.state) {
    case 'asking':
      if (slip) return `${slip.digit} in ${cellName(slip.cell)} is not it. Look again.`;
      return places
        ? `${name}: choose the cell and press its digit.`
        : `${name}: choose a cell and press a candidate that can be crossed out.`;
    case 'right':
      return 'Right.';
    case 'shown':
      return 'This is it.';
    case 'failed':
      return slip ? `${slip.digit} in ${cellName(slip.cell)} is not it. This would have been.` : '';
    case 'passed':
      return 'Passed!';
  }
}
