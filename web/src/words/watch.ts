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
  paste: 'Paste a puzzle first.',
  level: 'Level',
  solver: 'Solver',
  start: 'Start',
  retry: 'Try again',
};

/** How the solvers are called on the page; one that is new keeps its own name. */
export const ENGINES: Readonly<Record<string, string>> = {
  dfs: 'Depth first',
  mrv: 'Fewest candidates',
  norvig: 'Propagate, then guess',
  least: 'Least choice',
  cdcl: 'Clause learning',
  logic: 'Human logic',
};
export const engineTitle = (name: string): string => ENGINES[name] ?? name;

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
  perSecond: (speed: number) => `${speed} a second`,
  where: (at: string, of: string) => `event ${at} of ${of}`,
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
