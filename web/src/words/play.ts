// Every sentence of the Play pages.
import { COLOUR_NAMES } from '../model/board/cells';
import type { Mode } from '../model/game/game';
import type { Standing } from '../model/game/outbox';
import { several } from './count';

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const HOME = {
  title: 'Pick a level and play',
  line: 'Each puzzle has exactly one solution.',
  preview: 'The puzzle you would start',
  start: 'Start',
  retry: 'Try again',
  none: 'No puzzles of this level yet.',
  continue: 'Continue',
  daily: 'Today’s puzzle',
  dailyDone: 'solved',
};

export const PLAY = {
  missing: 'There is no such puzzle',
  late: 'The puzzle did not come',
  coming: 'The puzzle is coming',
  own: 'Your puzzle',
  unreadable: 'This link has no whole puzzle in it: 81 cells are needed.',
  board: (title: string) => `Sudoku, ${title}`,
  tools: 'Your tools',
  home: 'Nonet: all pages',
  time: 'Time played',
  begin: 'Choose a cell to begin.',
  twice: (digit: number, a: string, b: string) => `${digit} stands twice: ${a} and ${b}.`,
  full: 'The board is full, but something is wrong.',
  hints: (count: number) => several(count, 'hint'),
  checks: (count: number) => several(count, 'check'),
};

/** How far a game has come on its way to the server: in few words, and in a sentence. */
export const STANDS: Record<Standing, readonly [short: string, long: string]> = {
  nothing: ['', ''],
  saved: ['Saved', 'You can go on with this game wherever you are logged in.'],
  sending: ['Saving …', 'Your last moves are on their way.'],
  offline: [
    'Will be sent when online',
    'Your moves are kept here and will be sent when you are back online.',
  ],
  waiting: [
    'Saved here, sent soon',
    'Nonet does not answer. Your moves are kept here and will be sent when it does.',
  ],
  here: ['Saved in this browser', 'This game is kept in this browser only.'],
};

export const NEWS = {
  both: (places: readonly string[]) =>
    places.length === 1
      ? `Both devices changed ${places[0]!}: the later digit stands.`
      : `Both devices changed ${places.length} cells: the later stand.`,
  joined: 'Moves from your other device were added.',
  finished: 'You finished this game on another device.',
  unsent: 'Not sent yet. Try again when you are online.',
};

export const MODE_WORDS: Record<Mode, { label: string; title: string; says: string }> = {
  digit: { label: 'Digit', title: 'Digits (Z)', says: '' },
  corner: {
    label: 'Corner',
    title: 'Corner notes (X, or hold Shift)',
    says: 'Digits go in small.',
  },
  centre: {
    label: 'Centre',
    title: 'Centre notes (C, or hold Ctrl)',
    says: 'Digits go small into the middle.',
  },
  colour: {
    label: 'Colour',
    title: 'Colours (V)',
    says: 'Colour the cell. Press a note to colour that.',
  },
};
export const aimSays = (digit: number): string => `Colour the ${digit} among the notes.`;
export const chosenSays = (count: number): string => `${count} cells selected.`;

export const PAD = {
  label: 'Digits',
  colours: 'Colours',
  key: (mode: Mode, digit: number, left: number): string =>
    `${{ digit: '', corner: 'Note ', centre: 'Centre note ', colour: 'Colour ' }[mode]}${digit}, ${left} left`,
  colour: (colour: number): string => cap(COLOUR_NAMES[colour] ?? ''),
  none: 'No colour',
  ask: (digit: number): string => `Why not ${digit}?`,
};

export const TOOLS = {
  label: 'Tools',
  modes: 'Mode',
  undo: { label: 'Undo', title: 'Undo (Ctrl+Z)' },
  redo: { label: 'Redo', title: 'Redo (Ctrl+Y)' },
  erase: { label: 'Erase', title: 'Erase (Delete)' },
  check: { label: 'Check', title: 'Check what stands (K)' },
  why: { label: 'Why not?', title: 'Ask why a digit cannot be (B)' },
  hint: { label: 'Hint', title: 'Hint (H)' },
};

export const OPTIONS = {
  label: 'Options',
  aids: {
    markRepeats: 'Mark repeated digits',
    highlight: 'Light up what a cell sees',
    sameDigit: 'Light up the same digit',
    showTimer: 'Show the time',
    centreIsAll: 'Centre notes are all candidates',
  },
  auto: 'Keep the notes for me',
  notes:
    'Hints look at your digits. Notes count too when they are kept for you, or when every empty cell has centre notes.',
  keys: 'All keys',
  restart: 'Start this puzzle again',
};

export const PAUSE = {
  pause: 'Pause (P)',
  label: 'Pause',
  title: 'Paused',
  line: 'The board is covered while the clock rests.',
  resume: 'Go on',
};

export const CHECK = {
  right: 'Everything is right so far.',
  nothing: 'There is nothing to check yet.',
  title: (count: number) =>
    count === 1 ? 'One digit is not right' : `${count} digits are not right`,
  where: (places: readonly string[]) =>
    places.length === 1
      ? `Look at ${places[0]!}.`
      : `Look at ${places.slice(0, -1).join(', ')} and ${places.at(-1)!}.`,
  rewind: 'Rewind to before it',
  why: 'Why it cannot be',
  unknown: 'No check: it has not exactly one solution.',
  label: 'Check',
};

export const WHY = {
  label: 'Why not?',
  title: (digit: number, place: string) => `Why not ${digit} in ${place}?`,
  pick: 'Choose a cell, then the digit you wonder about.',
  pickDigit: 'Now the digit you wonder about.',
  thinking: 'Looking at your board …',
  next: 'Next step',
  before: 'Step before',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  close: 'Close',
  retry: 'Try again',
};

export const DONE = {
  title: 'Solved!',
  next: 'Next puzzle',
  watch: 'Watch a solver do it',
  replay: 'Your game again',
  move: (at: number, of: number) => (at === 0 ? 'The start' : `Move ${at} of ${of}`),
  play: 'Play it again',
  pause: 'Pause',
  in: 'in',
  aided: (hints: number) => `with ${several(hints, 'hint')}`,
  noRecord: 'This game is kept. Only games without hints count for your best time.',
};

export const RATING = {
  title: 'How hard it was',
  level: 'Level',
  hardest: 'Hardest technique',
  beyond: 'Beyond the techniques',
  score: 'Technique score',
  steps: 'Steps of logic',
};

export const KEYS = {
  title: 'Keys',
  close: 'Close',
  rows: [
    ['Arrows, W\u00a0A\u00a0S\u00a0D', 'Move; with Shift or Ctrl select more'],
    ['1–9', 'Digit or note, by mode'],
    ['1–6 in colour mode', 'Colour'],
    ['Shift 1–9', 'Corner note'],
    ['Ctrl 1–9', 'Centre note'],
    ['Z X C V', 'Digit, corner, centre, colour'],
    ['Space', 'Next mode'],
    ['Shift 1–9 in colour mode', 'Choose the note to colour'],
    ['Delete', 'Erase'],
    ['Ctrl Z, Ctrl Y', 'Undo, redo'],
    ['N', 'Notes kept for you, on and off'],
    ['H', 'Hint, and its next stage'],
    ['B', 'Why not?'],
    ['K', 'Check'],
    ['P', 'Pause'],
    ['Esc', 'Close, unselect'],
  ] as const,
};
