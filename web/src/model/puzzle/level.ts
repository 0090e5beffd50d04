// The six levels of the site. Their lines say what the branching rating behind them means: up to
// normal some cell or digit always has a single choice; beyond, that runs out so many times.

export const LEVELS = [
  {
    name: 'very-easy',
    title: 'Very easy',
    line: 'Most digits are given. A quiet start.',
  },
  { name: 'easy', title: 'Easy', line: 'Half of the board is given.' },
  {
    name: 'normal',
    title: 'Normal',
    line: 'Always one digit you can be sure of.',
  },
  { name: 'hard', title: 'Hard', line: 'Once, the sure digits run out.' },
  { name: 'very-hard', title: 'Very hard', line: 'They run out twice. Take notes.' },
  { name: 'extreme', title: 'Extreme', line: 'They run out again and again.' },
] as const;

export type Level = (typeof LEVELS)[number]['name'];

export const isLevel = (value: unknown): value is Level =>
  LEVELS.some((level) => level.name === value);

/** The level that a person means: in any case, with a space, hyphen or underscore; or medium. */
export function levelNamed(typed: string): Level | undefined {
  const name = typed.toLowerCase().replace(/[ _]/g, '-');
  return LEVELS.find((level) => level.name === (name === 'medium' ? 'normal' : name))?.name;
}

/** Whether some cell or digit always has a single choice, so that nobody needs to guess. */
export const isSure = (level: Level): boolean =>
  level === 'very-easy' || level === 'easy' || level === 'normal';

export const OWN = 'own'; // a puzzle of the player, on no shelf: in the place of a level
const OTHERS: Readonly<Record<string, string>> = { [OWN]: 'Your own', unrated: 'Not rated' };

/** The title of a level; a name nobody knows is shown as it is. */
export const levelTitle = (name: string): string =>
  LEVELS.find((level) => level.name === name)?.title ?? OTHERS[name] ?? name;
