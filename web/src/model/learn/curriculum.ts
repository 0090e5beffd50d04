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
    name: 'singles',
    title: 'First digits',
    line: 'Enough for every easy puzzle. No notes needed.',
    families: ['full-house', 'naked-single', 'hidden-single'],
  },
  {
    name: 'crossing-out',
    title: 'Crossing out',
    line: 'Digits that keep each other out. Notes begin to pay.',
    families: ['locked-candidates', 'locked-sets', 'naked-sets', 'hidden-sets', 'direct-forms'],
  },
  {
    name: 'one-digit',
    title: 'One digit at a time',
    line: 'Fish, kites and colours: where one digit can and cannot go.',
    families: [
      'fish',
      'skyscraper',
      'two-string-kite',
      'turbot-fish',
      'empty-rectangle',
      'simple-colours',
      'multi-colours',
    ],
  },
  {
    name: 'wings',
    title: 'Wings',
    line: 'A few small cells, and a digit that one of them must hold.',
    families: ['xy-wing', 'xyz-wing', 'w-wing', 'remote-pair', 'wxyz-wing'],
  },
  {
    name: 'uniqueness',
    title: 'One solution only',
    line: 'A good puzzle has no second solution, and that alone rules digits out.',
    families: [
      'uniqueness-tests',
      'hidden-rectangle',
      'avoidable-rectangle',
      'bug-plus-1',
      'unique-loops',
      'bug-types',
    ],
  },
  {
    name: 'fins',
    title: 'Fish with fins',
    line: 'A fish that is not quite whole still catches something.',
    families: ['finned-fish', 'sashimi-fish', 'siamese-fish'],
  },
  {
    name: 'chains',
    title: 'Chains and loops',
    line: 'One argument leads to the next.',
    families: ['x-chain', 'xy-chain', 'nice-loop', 'aic', 'fork-chain', 'medusa'],
  },
  {
    name: 'sets',
    title: 'Almost locked sets',
    line: 'Cells with one digit too many, and what happens when it goes.',
    families: [
      'sue-de-coq',
      'als-xz',
      'als-xy-wing',
      'als-chain',
      'death-blossom',
      'aligned-exclusion',
    ],
  },
  {
    name: 'strange-fish',
    title: 'Strange fish',
    line: 'Boxes among the rows and columns, chains on the fins, whole templates.',
    families: ['franken-fish', 'mutant-fish', 'kraken-fish', 'templates'],
  },
  {
    name: 'forcing',
    title: 'What if?',
    line: 'Suppose it, and see where that leads: for the puzzles that resist.',
    families: ['nishio', 'forcing-chain', 'forcing-net', 'guess'],
  },
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
    // Where nothing is of the standard profile, nothing is rarer than the rest.
    const all = i === STAGES.length - 1 || sorted.every(({ points }) => points === null);
    return {
      stage,
      main: sorted.filter(({ points }) => all || points !== null),
      rare: sorted.filter(({ points }) => !all && points === null),
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
