// A step of logic as the engine tells and draws it, and the answer to "why not this digit here?".
import type { Candidate, Drawing } from '../board/drawing';
import type { Layout } from '../board/layout';
import { bit, PEERS } from '../board/board';
import { candidatesOn } from '../board/layout';

export interface Step {
  readonly technique: string; // key
  readonly name: string;
  readonly cost: number;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly summary: string;
  readonly text: string;
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

const key = ({ cell, digit }: Candidate): string => `${cell}.${digit}`;
const sameSet = (a: readonly Candidate[], b: readonly Candidate[]): boolean =>
  a.length === b.length && a.map(key).sort().join() === b.map(key).sort().join();

type Effect = Pick<Step, 'placements' | 'eliminations'>;
export const sameEffect = (a: Effect, b: Effect): boolean =>
  sameSet(a.placements, b.placements) && sameSet(a.eliminations, b.eliminations);

/** The step with exactly this effect. */
export const stepWith = (steps: readonly Step[], effect: Effect): Step | null =>
  steps.find((step) => sameEffect(step, effect)) ?? null;

/** What a drawing places and crosses out. */
export const effectIn = ({ candidates }: Drawing): Effect => ({
  placements: candidates.filter(({ role }) => role === 'place'),
  eliminations: candidates.filter(({ role }) => role === 'remove'),
});

/** The board after the step. Where candidates were crossed out, they are all written down. */
export function perform(layout: Layout, step: Effect): Layout {
  const noted = step.eliminations.length > 0 || layout.marks.some(({ notes }) => notes !== 0);
  const candidates = candidatesOn(layout);
  const marks = layout.marks.map(({ digit, notes }, cell) => ({
    digit,
    notes: digit || !noted ? notes : candidates[cell]!,
  }));
  for (const { cell, digit } of step.eliminations)
    marks[cell] = { digit: 0, notes: marks[cell]!.notes & ~bit(digit) };
  for (const { cell, digit } of step.placements) {
    marks[cell] = { digit, notes: 0 };
    for (const peer of PEERS[cell]!)
      marks[peer] = { ...marks[peer]!, notes: marks[peer]!.notes & ~bit(digit) };
  }
  return { givens: layout.givens, marks };
}

/** What the step does, in marks: "r9c8≠3", without the name that the summary begins with. */
export const effectText = ({ summary }: Step): string => summary.split(' → ').at(-1) ?? summary;

/** Steps by technique, in the order they come: easiest first. */
export function byTechnique(steps: readonly Step[]): { name: string; steps: readonly Step[] }[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.name, [...(groups.get(step.name) ?? []), step]);
  return [...groups].map(([name, list]) => ({ name, steps: list }));
}
