// Every sentence of the Watch pages that is not the engine's.
import { several } from './count';

export const CHOOSE = {
  title: 'Watch a solver think',
  line: 'Every guess, every dead end, step by step.',
  preview: 'The puzzle you would watch',
  source: 'Which puzzle',
  byLevel: 'A puzzle by level',
  own: 'My own puzzle',
  text: 'Your puzzle, in any notation',
  placeholder: 'Paste a puzzle: 81 characters, nine lines, or any common format',
  paste: 'Paste a puzzle or open a file first.',
  level: 'Level',
  worth: 'Here it has to guess, and some guesses are wrong.',
  harder: 'Take a harder one',
  solver: 'Solver',
  decide: 'It guesses by',
  byActivity: ' by activity',
  start: 'Start',
  retry: 'Try again',
};
/** What there is to see where no puzzle needs a guess; a solver that is not named only fills in. */
const UNGUESSED: Readonly<Record<string, string>> = {
  dfs: 'Nothing here needs a guess; depth first guesses all the same.',
  logic: 'No guess at all: one reason after the other.',
};
export const unguessed = (engine: string): string =>
  UNGUESSED[engine] ?? 'Nothing here needs a guess: it only fills in.';

/** How clause learning chooses its guesses. */
export const DECIDE = { mrv: 'MRV + degree', activity: 'Activity' } as const;

/** How the solvers are called on the page; one that is new keeps its own name. */
export const ENGINES: Readonly<Record<string, string>> = {
  dfs: 'Depth first',
  mrv: 'Fewest candidates',
  norvig: 'Propagate, then guess',
  least: 'Least choice',
  cdcl: 'Clause learning',
  logic: 'Human logic',
};
export const engineTitle = (name: string, decide: keyof typeof DECIDE | null = null): string =>
  (ENGINES[name] ?? name) + (decide === 'activity' ? CHOOSE.byActivity : '');

/** What each solver is good at. */
const GOOD_AT: Readonly<Record<string, string>> = {
  dfs: 'Depth first needs no rules and hardly any memory, and always gets there in the end; but it walks into the same dead end again and again.',
  mrv: 'Asking the cell with the fewest candidates first shows early that a guess was wrong; so it needs far fewer of them.',
  norvig: 'Two simple rules fill in most of the board; it guesses only where they end.',
  least:
    'It takes the smallest choice anywhere, in a cell or in a house; so few guesses can be wrong.',
  cdcl: 'It keeps a rule from every dead end and never fails for the same reason twice: good where plain search gets lost.',
  logic: 'It never guesses, and gives a reason for each step that you can follow yourself.',
};
export const goodAt = (engine: string): string => GOOD_AT[engine] ?? '';

/** The card at the end of the show, and of the proof behind it. */
export const CLOSING = {
  label: 'How it ended',
  titles: {
    solved: 'Solved',
    unsolvable: 'No solution',
    'gave-up': 'Not solved',
    only: 'It is the only one',
    several: 'It is not the only one',
    undecided: 'That stays open',
  },
  only: 'Nothing was left to choose, so there is no other solution.',
  proved: 'Every other way ends in a dead end, so there is no second solution.',
  ask: 'Is it the only one?',
  again: 'Watch again',
  another: 'Another puzzle',
  compare: {
    mrv: 'The same puzzle, guessing by MRV + degree',
    activity: 'The same puzzle, guessing by activity',
  },
  close: 'Close this card',
} as const;

/** How much work a chapter was. */
export const WORK = {
  decide: (count: number) => several(count, 'guess', 'guesses'),
  conflict: (count: number) => several(count, 'dead end'),
  learn: (count: number) => `${several(count, 'clause')} learned`,
  step: (count: number) => several(count, 'step'),
} as const;

export const VIEW = {
  title: (engine: string) => `Watch ${engine} solve a puzzle`,
  board: (engine: string) => `The board of ${engine}`,
  working: 'The solver is at work …',
  begin: 'Press play to begin.',
  failed: 'This cannot be watched',
  lost: 'The connection to Nonet was lost on the way.',
  another: 'Choose another puzzle',
  missing: 'The rest of the story did not come:',
  retry: 'Try again',
  mind: 'The solver’s mind',
  both: 'Story and solver’s mind',
  storyTab: 'Story',
};

export const TABS = {
  tree: 'Tree',
  guesses: 'Guesses',
  conflicts: 'Conflicts',
  trail: 'Trail',
  graph: 'Graph',
  clauses: 'Learned',
  techniques: 'Techniques',
};

export const EMPTY = {
  guesses: 'No guess is open.',
  conflicts: 'No conflict so far.',
  trail: 'Nothing has followed yet.',
  graph: 'No conflict yet. When one comes, this shows what led to it.',
  clauses: 'Nothing is learned yet.',
  techniques: 'No step so far.',
  tree: 'No guess so far.',
};

export const COUNTERS = {
  label: 'So far',
  decide: ['guess', 'guesses'],
  conflict: ['conflict', 'conflicts'],
  learn: ['clause learned', 'clauses learned'],
  restart: ['fresh start', 'fresh starts'],
  imply: ['forced', 'forced'],
  step: ['step', 'steps'],
  place: ['digit placed', 'digits placed'],
} as const;

export const TREE = {
  label: (standing: number, all: number) => `Search tree: ${standing} of ${all} guesses stand`,
  root: 'Puzzle',
  states: { open: 'stands', failed: 'failed', solved: 'leads to the solution' },
  node: (place: string, digit: number, state: string, below: number) =>
    `${digit} in ${place}, ${state}${below > 0 ? `, ${below} below` : ''}`,
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  follow: 'Follow the solver',
  fit: 'See all of it',
};

export const GRAPH = {
  label: (event: number, reasons: number, consequences: number) =>
    `Conflict at event ${event}: ${several(reasons, 'reason')}, ${several(consequences, 'consequence')}`,
  clash: 'conflict',
  cut: 'first-UIP cut',
  uip: 'first UIP',
  explains: 'Above the cut stands what the clause speaks of; below it, what followed.',
};

export const TRAIL = {
  level: (level: number) => (level === 0 ? 'Before any guess' : `Guess ${level}`),
  more: (count: number) => `and ${count} more`,
};

export const JUMPS = {
  label: 'Jump',
  decide: { label: 'Next guess', title: 'Next guess (G)' },
  conflict: { label: 'Next conflict', title: 'Next conflict (C)' },
  solution: { label: 'Solution', title: 'To the solution (S)' },
};

export const TRANSPORT = {
  label: 'Playback',
  first: 'To the start',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  last: 'To the end',
  position: 'Position',
  speed: 'Speed',
  directed: 'Normal',
  perSecond: (speed: number) => `${speed}/s`,
  where: (at: string, of: string) => `event ${at} of ${of}`,
  proof: 'Is it the only one?',
};

export const LEGEND = {
  label: 'What the marks mean',
  guess: 'guess',
  forced: 'forced',
  conflict: 'conflict',
  out: 'ruled out',
  clause: 'clause',
  in: 'goes in',
  pattern: 'pattern',
  found: 'found so far',
};
