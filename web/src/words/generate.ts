// Every sentence of the Generate page that is not the engine's; how the work goes is told in
// model/generate/making.ts.

export const GENERATE = {
  wishes: 'Your wishes',
  title: 'Make a puzzle',
  line: 'Exactly the kind you want; each has one solution.',
  results: 'Your puzzles',
  made: 'Puzzles made',
  stop: 'Stop',
  retry: 'Try again',
  on: 'Go on',
  empty: 'An empty board',
  puzzle: (number: number, text: string) => `Puzzle ${number}: ${text}`,
  beyond: 'Beyond logic',
  givens: (count: number) => `${count} givens`,
  play: 'Play this',
  analyse: 'Analyse this',
};

export const WISH = {
  level: 'Level',
  any: 'Any',
  symmetry: 'Symmetry',
  technique: 'Technique it needs',
  inBox: ' in a box',
  inLine: ' in a line',
  givens: 'Givens',
  fewest: 'at least',
  most: 'at most',
  anyNumber: 'any',
  solvable: 'Never a need to guess',
  minimal: 'No given to spare',
  count: 'How many',
  start: (count: number) => (count === 1 ? 'Make a puzzle' : `Make ${count} puzzles`),
};

export const PAPER = {
  label: 'Paper and files',
  perPage: 'A page',
  puzzles: (count: number) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
  solutions: 'Solutions at the end',
  print: 'Print',
  save: 'Save as text',
};
