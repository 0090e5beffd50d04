import { describe, expect, it } from 'vitest';
import { ownPuzzle } from './puzzle';

describe('a puzzle in an address', () => {
  const line = `53..7${'.'.repeat(76)}`;
  it.each([
    ['dots', line],
    ['zeros', line.replaceAll('.', '0')],
    ['underscores', line.replaceAll('.', '_')],
    ['stars', line.replaceAll('.', '*')],
    ['lines', line.replaceAll(/.{9}/g, '$& \n')],
  ])('has %s', (_, text) => {
    expect(ownPuzzle(text, 'Mine')?.id).toBe(`own-${line}`);
  });
  it('is whole', () => expect(ownPuzzle(line.slice(1), 'Mine')).toBeNull());
});
