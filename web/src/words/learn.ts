// Every sentence of the Learn pages that is neither the engine's nor a lesson's (docs/learn,
// docs/techniques); the stages are told in model/learn/curriculum.ts, a drill's tasks in
// model/learn/drill.ts.

export const LEARN = {
  title: 'Learn',
  line: 'From the first digit to the last resort, one idea at a time.',
  done: (count: number, of: number) => `${count} of ${of} techniques cleared.`,
  due: 'Due for review',
  basics: 'Before you begin',
  rarer: (count: number) => `${count} rarer ${count === 1 ? 'form' : 'forms'}`,
  cleared: 'cleared',
  practised: (times: number) => `${times} practised`,
};

/** One line about each lesson that comes before the techniques. */
export const BASICS: Readonly<Record<string, string>> = {
  rules: 'One rule, two questions, and how cells are named.',
  notes: 'Small digits: what to write down, and when.',
};

export const LESSON = {
  missing: 'There is no such lesson',
  slip: 'It may be an old link, or one with a slip in it.',
  all: 'All lessons',
  side: 'The lesson',
  example: 'An example',
  exampleOf: (name: string) => `An example of ${name}`,
  find: (name: string) => `Find the ${name}`,
  next: 'Next lesson',
  nextOne: (title: string) => `Next: ${title}`,
  cleared: 'Cleared',
  tabsLabel: 'Lesson',
  tabs: { explain: 'Explained', example: 'Example', practice: 'Practise', test: 'Test' },
  unique: 'It is sound only because the puzzle has exactly one solution.',
  kin: 'On the same idea:',
  play: 'Play a puzzle that needs this',
  making: 'Making one …',
  none: 'None was found in ten seconds: such puzzles are rare. Try again.',
};

export const EXAMPLE = {
  none: 'There is no example yet.',
  coming: 'The example is being drawn. It needs a connection to Nonet.',
  back: 'Back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Forward',
  frame: (number: number, of: number) => `Frame ${number} of ${of}`,
};

export const DRILL = {
  none: 'There is no position to practise on yet.',
  retry: 'Try again',
  test: (number: number, of: number) => `Test, ${number} of ${of}. No help, no slip.`,
  position: (number: number, of: number) => `Position ${number} of ${of}`,
  unchecked: 'The answer cannot be checked: Nonet cannot be reached. Try again soon.',
  again: 'Take it again',
  all: 'All lessons',
  finish: 'Finish',
  next: 'Next',
  show: 'Show me',
  clear: (count: number) => `Clear it by doing ${count} in a row.`,
};
