import { beforeEach, expect, it } from 'vitest';
import { forget } from '../../site/browserStorage';
import { keepPaused, recallPaused } from './pause';

beforeEach(() => forget('paused'));

it('a game stays paused until it goes on', () => {
  expect(recallPaused('a')).toBe(false);
  keepPaused('a', true);
  expect(recallPaused('a')).toBe(true);
  expect(recallPaused('b')).toBe(false);
  keepPaused('b', false); // no word of the other game
  expect(recallPaused('a')).toBe(true);
  keepPaused('a', false);
  expect(recallPaused('a')).toBe(false);
});
