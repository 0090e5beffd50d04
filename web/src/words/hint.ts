// Every sentence of the hint card that is not the engine's.

export const HINT = {
  label: 'Hint',
  stages: ['Where?', 'What?', 'Which cells?', 'Why?'],
  titles: {
    solved: 'Solved',
    mistake: 'A mistake',
    'not-learned': 'Not learned yet',
    stuck: 'No step found',
  },
  stage: (at: number, of: number) => `Stage ${at} of ${of}`,
  thinking: 'Looking at your board …',
  more: 'More',
  do: 'Do it',
  putBackAndDo: 'Put them back and do it',
  takeOut: 'Take it out',
  rewind: 'Rewind to before it',
  retry: 'Try again',
  close: 'Close',
  watch: 'Watch a solver',
  reveal: 'Reveal a digit',
  unrevealed: 'No digit can be revealed: this puzzle does not have exactly one solution.',
};
