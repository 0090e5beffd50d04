import { describe, expect, it } from 'vitest';
import { DEFAULTS, parseSettings } from './settings';

describe('settings', () => {
  it.each([null, '', '{', '[]', 'null', '7', '{"theme":"pink","level":"x","highlight":"yes"}'])(
    'fall back to the defaults for %s',
    (text) => {
      expect(parseSettings(text)).toEqual(DEFAULTS);
    },
  );
  it('keep what is sound', () => {
    const kept = { ...DEFAULTS, theme: 'dark', level: 'hard', engine: 'mrv', showTimer: false };
    expect(parseSettings(JSON.stringify({ ...kept, more: 1 }))).toEqual(kept);
  });
});
