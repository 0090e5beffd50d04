import { describe, expect, it } from 'vitest';
import { isLevel, levelNamed, levelTitle, LEVELS } from './level';

describe('levels', () => {
  it('are six, each with its line', () => {
    expect(LEVELS.map((level) => levelTitle(level.name))).toEqual([
      'Very easy',
      'Easy',
      'Normal',
      'Hard',
      'Very hard',
      'Extreme',
    ]);
    expect(isLevel('hard') && !isLevel('medium') && !isLevel(3)).toBe(true);
    expect(levelTitle('odd')).toBe('odd');
  });
  it.each([
    ['Very Easy', 'very-easy'],
    ['very_hard', 'very-hard'],
    ['EXTREME', 'extreme'],
    ['Medium', 'normal'],
    ['tricky', undefined],
    ['', undefined],
  ])('are read as people write them: %s', (typed, name) => {
    expect(levelNamed(typed)).toBe(name);
  });
});
