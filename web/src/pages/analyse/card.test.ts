import { describe, expect, it } from 'vitest';
import { hardestName, usesOf, type Rating } from '../../model/puzzle/rating';
import { RATING as WORDS } from '../../words/analyse';
import { cardLines } from './card';

const RATING: Rating = {
  branching: 51,
  branching_as_given: 51,
  level: 'normal',
  score: 204,
  score_level: 'gentle',
  hardest: 'naked-single',
  guesses: 0,
  solved: true,
  steps: 51,
  cells_left: 0,
  techniques: [
    { technique: 'naked-single', name: 'Naked Single', steps: 30 },
    { technique: 'hidden-single-box', name: 'Hidden Single', steps: 2 },
    { technique: 'hidden-single-line', name: 'Hidden Single', steps: 1 },
  ],
  narrowest: 1,
  givens: 30,
  minimal: false,
  symmetries: ['rot180'],
  conflicts: 1,
};

describe('the rating card', () => {
  it('says everything in words', () => {
    const lines = cardLines(RATING).map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toContain('Technique score: 204 points');
    expect(lines).toContain('Narrowest point: 1 choice');
    expect(lines).toContain('Symmetry: Half turn');
    expect(hardestName(RATING)).toBe('Naked Single');
  });
  it('tells what the level asks for', () => {
    const lines = cardLines({ ...RATING, level: 'hard' }).map((line) => line.label + line.value);
    expect(lines).toContain(
      'Its level usually needsLocked candidates and pairs, up to basic fish and wings',
    );
  });
  it('tells the difficulty of the very board where it is another one', () => {
    expect(WORDS.difficulty(151, 151)).toBe('difficulty 151');
    expect(WORDS.difficulty(151, 251)).toBe('difficulty 151, on this very board 251');
  });
  it('has a dash where logic does not reach the end', () => {
    const beyond = { ...RATING, score: null, hardest: null, solved: false, narrowest: null };
    const lines = cardLines(beyond).map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toContain('Technique score: –');
    expect(lines).toContain('Logical path: Not to the end');
    expect(lines.some((line) => line.startsWith('Narrowest'))).toBe(false);
    expect(hardestName(beyond)).toBeNull();
  });
  it('adds up the forms of a technique', () => {
    expect(usesOf(RATING).map(({ name, steps }) => [name, steps])).toEqual([
      ['Naked Single', 30],
      ['Hidden Single', 3],
    ]);
  });
});
