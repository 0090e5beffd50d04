import { describe, expect, it } from 'vitest';
import type { Source } from '../puzzle/puzzle';
import { watchAddress, watchedIn, type Watched } from './address';

describe('addresses of runs', () => {
  it.each<[Source, Partial<Watched> & { engine: string }, string]>([
    [{ id: 'hard-1' }, { engine: 'cdcl' }, '/watch/hard-1?engine=cdcl'],
    [{ id: 'a/b' }, { engine: 'mrv', at: 812 }, '/watch/a%2Fb?engine=mrv&at=812'],
    [{ id: 'b' }, { engine: 'mrv', decide: 'mrv' }, '/watch/b?engine=mrv'],
    [
      { puzzle: '1..' },
      { engine: 'cdcl', decide: 'activity', at: 3 },
      '/watch?p=1..&engine=cdcl&decide=activity&at=3',
    ],
  ])('of %o, %o', (source, how, address) => {
    expect(watchAddress(source, how.engine, how)).toBe(address);
  });

  it.each<[string, string, Watched]>([
    ['a new one is the show', 'engine=cdcl', { engine: 'cdcl', decide: 'mrv', at: null }],
    ['an old one', 'engine=cdcl&at=57', { engine: 'cdcl', decide: 'activity', at: 57 }],
    ['a moment', 'engine=cdcl&decide=mrv&at=57', { engine: 'cdcl', decide: 'mrv', at: 57 }],
    ['activity', 'engine=cdcl&decide=activity', { engine: 'cdcl', decide: 'activity', at: null }],
    ['only cdcl decides so', 'engine=dfs&decide=mrv&at=2', { engine: 'dfs', decide: null, at: 2 }],
    ['an empty moment is none', 'engine=dfs&at=', { engine: 'dfs', decide: null, at: null }],
    ['the engine liked best', '', { engine: 'least', decide: null, at: null }],
    ['slips', 'engine=cdcl&decide=x&at=x', { engine: 'cdcl', decide: 'mrv', at: null }],
  ])('%s', (_, query, watched) => {
    expect(watchedIn(new URLSearchParams(query), 'least')).toEqual(watched);
  });
});
