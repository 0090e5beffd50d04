// How hard a puzzle is, as the engine rates it.

export interface Rating {
  readonly level: string;
  readonly branching: number;
  readonly score: number | null; // null: logic alone does not solve it
  readonly hardest: string | null; // name of the hardest technique
  readonly steps: number;
  readonly guesses: number;
  readonly givens: number;
}
