// The order of the lessons, from the first digit to the extreme. Families are pages of
// docs/techniques; one that is not in the table is for the end of the road.

export interface Entry {
  readonly key: string;
  readonly name: string;
  readonly points: number | null;
  readonly unique: boolean;
  readonly family: string;
}
export interface Stage {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly families: readonly string[];
}

export const STAGES: readonly Stage[] = [
  {
    name: 'easy',
    title: 'First digits',
    line: 'Enough for every easy puzzle. No notes needed.',
    families: ['full-house', 'naked-single', 'hidden-single'],
  },
  {
    name: 'medium',
    title: 'Crossing out',
    line: 'Digits that keep each other out. Notes begin to pay.',
    families: ['locked-candidates', 'locked-sets', 'naked-sets', 'hidden-sets', 'direct-forms'],
  },
  {
    name: 'hard',
    title: 'Patterns',
    line: 'Fish, wings, colours and rectangles.',
    families: [
      'fish',
      'skyscraper',
      'two-string-kite',
      'turbot-fish',
      'empty-rectangle',
      'xy-wing',
      'xyz-wing',
      'w-wing',
      'remote-pair',
      'simple-colours',
      'multi-colours',
      'uniqueness-tests',
      'hidden-rectangle',
      'avoidable-rectangle',
      'bug-plus-1',
    ],
  },
  {
    name: 'unfair',
    title: 'Fins and chains',
    line: 'One argument leads to the next.',
    families: ['finned-fish', 'sashimi-fish', 'x-chain', 'xy-chain'],
  },
  { name: 'extreme', title: 'Extreme', line: 'For the puzzles that resist.', families: [] },
];

export interface Ladder {
  readonly stage: Stage;
  readonly main: readonly Entry[]; // of the standard profile
  readonly rare: readonly Entry[];
}

const placeOf = ({ family }: Entry): number => {
  const stage = STAGES.findIndex(({ families }) => families.includes(family));
  return stage < 0 ? STAGES.length - 1 : stage;
};

/** All techniques by stage; within one by family, in the order of the table. */
export function ladder(catalogue: readonly Entry[]): Ladder[] {
  return STAGES.map((stage, i) => {
    const here = catalogue.filter((entry) => placeOf(entry) === i);
    const order = (entry: Entry): number => {
      const at = stage.families.indexOf(entry.family);
      return at < 0 ? stage.families.length : at;
    };
    const sorted = here
      .map((entry, n) => ({ entry, n }))
      .sort((a, b) => order(a.entry) - order(b.entry) || a.n - b.n)
      .map(({ entry }) => entry);
    const last = i === STAGES.length - 1;
    return {
      stage,
      main: sorted.filter(({ points }) => last || points !== null),
      rare: sorted.filter(({ points }) => !last && points === null),
    };
  }).filter(({ main, rare }) => main.length + rare.length > 0);
}

/** Two forms may share a name; then the key tells them apart. */
export function titleOf(entry: Entry, catalogue: readonly Entry[]): string {
  const twins = catalogue.filter(({ name }) => name === entry.name);
  if (twins.length < 2) return entry.name;
  const form = entry.key.includes('box')
    ? 'box'
    : entry.key.includes('line')
      ? 'row or column'
      : '';
  if (form) return `${entry.name} (${form})`;
  return entry.key.startsWith('equal') ? `${entry.name} (equal cells)` : entry.name;
}

/** The lesson after this one, in the order of the ladder. */
export function nextKey(catalogue: readonly Entry[], key: string): string | null {
  const all = ladder(catalogue).flatMap(({ main }) => main);
  const at = all.findIndex((entry) => entry.key === key);
  return at < 0 ? null : (all[at + 1]?.key ?? null);
}
