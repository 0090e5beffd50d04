// The six levels of the site. Their lines say what the branching rating behind them means: up to
// normal some cell or digit always has a single choice; beyond, that runs out so many times.

export const LEVELS = [
  {
    name: 'very-easy',
    title: 'Very easy',
    line: 'Most digits are given. A first board, or five quiet minutes.',
  },
  { name: 'easy', title: 'Easy', line: 'Half the board is given; the next digit is never far.' },
  {
    name: 'normal',
    title: 'Normal',
    line: 'Fewer givens, but always one digit you can be sure of.',
  },
  { name: 'hard', title: 'Hard', line: 'Once, the sure digits run out. Notes will help.' },
  { name: 'very-hard', title: 'Very hard', line: 'They run out more than once. Notes are a must.' },
  { name: 'extreme', title: 'Extreme', line: 'They run out again and again. Bring time.' },
] as const;

export type Level = (typeof LEVELS)[number]['name'];

export const isLevel = (value: unknown): value is Level =>
  LEVELS.some((level) => level.name === value);

/** The title of a level; a name nobody knows is shown as it is. */
export const levelTitle = (name: string): string =>
  LEVELS.find((level) => level.name === name)?.title ?? name;
