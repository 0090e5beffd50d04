// Every sentence of the Analyse page that is not the engine's; what is said of a board as a whole is
// in model/analyse/verdict.ts.

export const ANALYSE = {
  title: 'Analyse',
  board: 'The board you analyse',
  side: 'Analysis',
  failed: 'That did not work',
  retry: 'Try again',
  tabs: { edit: 'Edit', rating: 'Rating', steps: 'Steps', path: 'Path', share: 'Share' },
};

export const EDIT = {
  text: 'A puzzle in any notation',
  placeholder: 'Paste a puzzle: 81 characters, nine lines, pencil marks, or any common format',
  unshown: 'This notation cannot be shown here.',
  clear: 'Clear',
  pen: 'What you write',
  pens: { given: 'Givens', digit: 'Digits', note: 'Notes' },
  tools: 'Tools',
  undo: { label: 'Undo', title: 'Undo (Ctrl+Z)' },
  redo: { label: 'Redo', title: 'Redo (Ctrl+Y)' },
  erase: { label: 'Erase', title: 'Erase (Delete)' },
};

export const RATING = {
  empty: 'The rating of your puzzle will be here.',
  solutions: 'solutions',
  several: 'A puzzle is rated when it has exactly one. Add givens until it does.',
  unrated: 'A puzzle is rated when it has exactly one solution.',
  proof: 'Watch a solver prove it',
  difficulty: (branching: number, asGiven: number) =>
    `difficulty ${branching}` + (asGiven === branching ? '' : `, on this very board ${asGiven}`),
  hardest: 'hardest step',
  beyond: 'Beyond logic',
  ends: 'the known techniques end',
  known: 'Known puzzle',
  knownAs: (level: string | null, id: string) =>
    `${level ?? 'Puzzle'} ${id.slice(0, 4).toUpperCase()}`,
  collection: (name: string) => `collection ${name}`,
  unknown: 'no, not stored here',
  techniques: 'Techniques on the path',
  play: 'Play this',
  watch: 'Watch a solver',
};

export const STEPS = {
  empty: 'What can be done next will be here.',
  improper: 'Steps are shown for a board with exactly one solution.',
  full: 'The board is full.',
  none: 'No technique that Nonet knows leads on from here.',
  perform: 'Do it',
  more: (count: number) => `${count} more`,
};

export const PATH = {
  empty: 'The whole way to the solution will be here.',
  improper: 'There is a path only for a board with exactly one solution.',
  none: 'Nothing is left to do, or logic does not lead on.',
  back: 'Step back',
  forward: 'Step forward',
  where: (step: number, of: number) => `Step ${step} of ${of}`,
};

export const SHARE = {
  empty: 'An empty board needs no sharing.',
  link: 'Link',
  carries: 'It carries the givens, the digits and the notes.',
  copyLink: 'Copy the link',
  text: 'Text',
  copyText: 'Copy the text',
  saveText: 'Save the text',
  asText: 'The puzzle as text',
  copied: 'Copied',
  paper: 'Picture and paper',
  picture: 'Sudoku', // the title of the drawing
  svg: 'SVG',
  png: 'PNG',
  print: 'Print',
};

/** How the formats are called on the page, and the ending of their files. */
export const FORMATS = [
  { name: 'line', title: 'One line', ending: 'txt' },
  { name: 'grid', title: 'Nine rows', ending: 'txt' },
  { name: 'framed', title: 'Framed', ending: 'txt' },
  { name: 'pencilmarks', title: 'Pencil marks', ending: 'txt' },
  { name: 'sdm', title: 'SDM', ending: 'sdm' },
  { name: 'sdk', title: 'SDK', ending: 'sdk' },
  { name: 'ss', title: 'Simple Sudoku', ending: 'ss' },
  { name: 'opensudoku', title: 'OpenSudoku', ending: 'opensudoku' },
  { name: 'hodoku', title: 'HoDoKu library', ending: 'txt' },
  { name: 'json', title: 'JSON', ending: 'json' },
  { name: 'candidates', title: '729 candidates', ending: 'txt' },
  { name: 'mixed', title: 'JSON with candidates', ending: 'json' },
  { name: 'squares', title: 'JSON by square', ending: 'json' },
] as const;
