// A step of logic as it is told and drawn, and the answer to "why not this digit here?".
import type { Candidate, Drawing } from './drawing';

export interface Step {
  readonly technique: string; // its key
  readonly name: string;
  readonly text: string;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly drawing: Drawing;
}

export type WhyKind =
  | 'stands-there'
  | 'cell-is-full'
  | 'seen'
  | 'crossed-out'
  | 'steps' // these rule it out
  | 'contradiction' // these follow from it
  | 'possible';

export interface WhyNot extends Candidate {
  readonly kind: WhyKind;
  readonly text: string;
  readonly steps: readonly Step[];
}

/** The step with exactly this effect. */
export const stepWith = (
  steps: readonly Step[],
  placements: readonly Candidate[],
  eliminations: readonly Candidate[],
): Step | null =>
  steps.find(
    (step) => sameSet(step.placements, placements) && sameSet(step.eliminations, eliminations),
  ) ?? null;

const names = (candidates: readonly Candidate[]): string =>
  candidates
    .map(({ cell, digit }) => cell * 10 + digit)
    .sort((a, b) => a - b)
    .join();
const sameSet = (a: readonly Candidate[], b: readonly Candidate[]): boolean =>
  names(a) === names(b);
