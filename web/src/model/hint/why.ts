// "Why not this digit here?" as pure state: what was asked, what came, and which step is looked at.
import { bit } from '../board/board';
import type { Candidate, Drawing } from '../board/drawing';
import type { Game } from '../game/game';
import { positionOf, type Position } from './hint';
import type { WhyNot } from './step';

export interface Question extends Candidate {
  readonly about: Position;
}
export interface Why {
  readonly question: Question | null; // null: nothing is asked
  readonly answer: WhyNot | null;
  readonly failed: string | null;
  readonly at: number; // the step that is drawn
}
export const NO_WHY: Why = { question: null, answer: null, failed: null, at: 0 };

export type WhyAction =
  | { type: 'ask'; question: Question }
  | { type: 'answered'; question: Question; answer: WhyNot }
  | { type: 'failed'; question: Question; sentence: string }
  | { type: 'retry' }
  | { type: 'turn'; by: number }
  | { type: 'close' };

export function reduceWhy(why: Why, action: WhyAction): Why {
  switch (action.type) {
    case 'ask':
      return { ...NO_WHY, question: action.question };
    case 'answered':
      // The longest step tells most; the others lead up to it.
      return why.question === action.question ? { ...why, answer: action.answer } : why;
    case 'failed':
      return why.question === action.question ? { ...why, failed: action.sentence } : why;
    case 'retry':
      return { ...why, failed: null };
    case 'turn':
      return { ...why, at: within(why.at + action.by, why.answer?.steps.length ?? 0) };
    case 'close':
      return NO_WHY;
  }
}

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

export const isDue = (why: Why): boolean =>
  why.question !== null && why.answer === null && why.failed === null;

/** The question about a digit in a cell. Digits that are known to be wrong would mislead it. */
export function questionOf(
  game: Game,
  cell: number,
  digit: number,
  wrong: readonly number[] = [],
  centreIsAll = false,
): Question {
  const about = positionOf(game, centreIsAll);
  const doubted = new Set([cell, ...wrong]);
  return {
    cell,
    digit,
    about: {
      ...about,
      entries: about.entries.filter((entry) => !doubted.has(entry.cell)),
      // The digit that is asked about is taken as still possible.
      notes: about.notes.map((bits, i) => (bits && i === cell ? bits | bit(digit) : bits)),
      crossedOut: about.crossedOut.filter((gone) => gone.cell !== cell || gone.digit !== digit),
    },
  };
}

export function whyDrawing({ question, answer, at }: Why): Drawing | null {
  if (!question) return null;
  const asked = { cell: question.cell, digit: question.digit, role: 'fin' as const };
  const drawing = answer?.steps[at]?.drawing;
  if (!drawing) return { candidates: [asked], cells: [], houses: [], links: [] };
  const there = drawing.candidates.some(
    ({ cell, digit }) => cell === asked.cell && digit === asked.digit,
  );
  return there ? drawing : { ...drawing, candidates: [...drawing.candidates, asked] };
}

/** Whether the answer gave something away. */
export const helped = (answer: WhyNot): boolean =>
  answer.kind === 'steps' || answer.kind === 'contradiction';
