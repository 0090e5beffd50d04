// How hard a puzzle is, and the names of what was found.

export interface Rating {
  readonly branching: number; // of the puzzle, however it is turned: that of its level
  readonly branching_as_given: number; // of the board as it lies
  readonly level: string;
  readonly score: number | null;
  readonly score_level: string; // in words that no level has
  readonly hardest: string | null; // key
  readonly guesses: number;
  readonly solved: boolean; // by logic
  readonly steps: number;
  readonly cells_left: number;
  readonly techniques: readonly {
    readonly technique: string;
    readonly name: string;
    readonly steps: number;
  }[];
  readonly narrowest: number | null;
  readonly givens: number;
  readonly minimal: boolean;
  readonly symmetries: readonly string[];
  readonly conflicts: number;
}

export const SYMMETRIES = [
  { name: '', title: 'Any' },
  { name: 'none', title: 'None' },
  { name: 'rot180', title: 'Half turn' },
  { name: 'rot90', title: 'Quarter turn' },
  { name: 'horizontal', title: 'Left and right mirrored' },
  { name: 'vertical', title: 'Top and bottom mirrored' },
  { name: 'diagonal', title: 'Diagonal' },
  { name: 'anti-diagonal', title: 'Other diagonal' },
  { name: 'full', title: 'All of them' },
] as const;

export const capital = (text: string): string =>
  text === '' ? '' : text[0]!.toUpperCase() + text.slice(1).replaceAll('-', ' ');

export const hardestName = (rating: Rating): string | null =>
  rating.techniques.find(({ technique }) => technique === rating.hardest)?.name ??
  (rating.hardest === null ? null : capital(rating.hardest));

/** How often each technique is used; forms of one technique have keys of their own, but one name. */
export function usesOf(rating: Rating): Rating['techniques'] {
  const uses = new Map<string, Rating['techniques'][number]>();
  for (const use of rating.techniques) {
    const before = uses.get(use.name);
    uses.set(use.name, before ? { ...before, steps: before.steps + use.steps } : use);
  }
  return [...uses.values()];
}
