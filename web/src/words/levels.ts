// What a person must know for the puzzles of a level: the words of the engine's table
// (src/rate/band.h), which a test there compares with these.
import type { Level } from '../model/puzzle/level';

export const NEEDS: Readonly<Record<Level, string>> = {
  'very-easy': 'singles',
  easy: 'singles',
  normal: 'singles',
  hard: 'locked candidates and pairs, up to basic fish and wings',
  'very-hard': 'fish, wings and colours, up to chains and almost locked sets',
  extreme: 'chains, and what is beyond them',
};

export const NEEDED = {
  ofLevel: 'Its level usually needs', // of a puzzle that may be another case
  sentence: (level: Level) => `What you need to know: ${NEEDS[level]}.`,
};
