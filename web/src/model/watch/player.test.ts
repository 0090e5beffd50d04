import { describe, expect, it } from 'vitest';
import {
  chapterOf,
  hasEnded,
  hasProof,
  IDLE,
  reducePlayer,
  type Chapter,
  type Player,
  type PlayerAction,
} from './player';

const open: Player = { ...IDLE, at: 1, wanted: 1, total: 100, loaded: 100, pace: 10 };
const play = (player: Player, ...actions: PlayerAction[]): Player =>
  actions.reduce(reducePlayer, player);
const tick = (milliseconds: number): PlayerAction => ({
  type: 'tick',
  milliseconds,
  timeline: null,
});

describe('the player', () => {
  it.each<[string, PlayerAction[], Partial<Player>]>([
    ['seeks', [{ type: 'seek', at: 42 }], { at: 42 }],
    ['stops at the start', [{ type: 'seek', at: -5 }], { at: 1 }],
    ['stops at the end', [{ type: 'seek', at: Infinity }], { at: 100 }],
    ['steps', [{ type: 'step', by: 1 }], { at: 2, playing: false }],
    [
      'steps back',
      [
        { type: 'seek', at: 9 },
        { type: 'step', by: -1 },
      ],
      { at: 8 },
    ],
    ['stops to step', [{ type: 'play' }, { type: 'step', by: 1 }], { at: 2, playing: false }],
    ['stands still when not playing', [tick(1000)], { at: 1 }],
    ['plays at its speed', [{ type: 'play' }, tick(1000)], { at: 11, playing: true }],
    ['owes parts of events', [{ type: 'play' }, tick(60), tick(60)], { at: 2 }],
    ['pauses', [{ type: 'toggle' }, { type: 'toggle' }, tick(1000)], { at: 1, playing: false }],
    ['ends by itself', [{ type: 'play' }, tick(60_000)], { at: 100, playing: false }],
    [
      'begins again from the end',
      [{ type: 'seek', at: 100 }, { type: 'play' }],
      { at: 1, playing: true },
    ],
    [
      'keeps playing through a seek',
      [{ type: 'play' }, { type: 'seek', at: 50 }],
      { at: 50, playing: true },
    ],
    ['goes faster', [{ type: 'faster' }], { pace: 30 }],
    ['goes slower', [{ type: 'slower' }], { pace: 5 }],
    ['has a lowest speed', [{ type: 'pace', pace: 1 }, { type: 'slower' }], { pace: 1 }],
    ['has a highest speed', [{ type: 'pace', pace: 500 }, { type: 'faster' }], { pace: 500 }],
    [
      'hurries the director',
      [{ type: 'pace', pace: 'directed' }, { type: 'faster' }],
      { pace: 10 },
    ],
    ['slows the director', [{ type: 'pace', pace: 'directed' }, { type: 'slower' }], { pace: 2 }],
    ['goes to the first', [{ type: 'seek', at: 9 }, { type: 'first' }], { at: 1 }],
    ['goes to the last', [{ type: 'last' }], { at: 100 }],
  ])('%s', (_, actions, expected) => {
    expect(play(open, ...actions)).toMatchObject(expected);
  });

  it('goes as far as is loaded, and on when more comes', () => {
    const part = play(IDLE, { type: 'open', total: 100, at: 80 }, { type: 'loaded', loaded: 10 });
    expect(part).toMatchObject({ at: 10, wanted: 80 });
    expect(play(part, { type: 'loaded', loaded: 50 })).toMatchObject({ at: 50, wanted: 80 });
    expect(play(part, { type: 'loaded', loaded: 100 })).toMatchObject({ at: 80, wanted: 80 });
  });
  it.each([1, 41])('stays at event %i when a frame has begun before Play was pressed', (at) => {
    for (const pace of ['directed', 10, 500] as const) {
      const playing = play({ ...open, solution: 40, pace }, { type: 'seek', at }, { type: 'play' });
      expect(play(playing, tick(-5))).toMatchObject({ at, wanted: at, owed: 0, playing: true });
    }
  });
  it('waits, still playing, where the pages end', () => {
    const waiting = play({ ...open, loaded: 5 }, { type: 'play' }, tick(1000));
    expect(waiting).toMatchObject({ at: 5, playing: true });
    expect(play(waiting, { type: 'loaded', loaded: 100 }, tick(100))).toMatchObject({ at: 6 });
  });
  it('does not lose sight of where it was sent', () => {
    const sent = play(
      { ...open, loaded: 5 },
      { type: 'play' },
      { type: 'seek', at: 50 },
      tick(999),
    );
    expect(sent).toMatchObject({ at: 5, wanted: 50, playing: true });
  });
  it('begins by itself, or stands at the event of an address', () => {
    const loaded: PlayerAction = { type: 'loaded', loaded: 100 };
    const start = play(IDLE, { type: 'open', total: 100, at: null }, loaded);
    expect(start).toMatchObject({ at: 1, playing: true, pace: 'directed' });
    const there = play(IDLE, { type: 'open', total: 100, at: 42 }, loaded);
    expect(there).toMatchObject({ at: 42, playing: false });
  });
  it('plays nothing of an empty trace', () => {
    expect(play(IDLE, { type: 'play' }, tick(1000))).toMatchObject({ at: 0, playing: false });
  });
});

describe('the chapters', () => {
  const found = { type: 'loaded', loaded: 100, solution: 60 } as const;
  const whole = play(open, found);
  const SHOW: Chapter = { name: 'show', first: 1, last: 60 };
  const PROOF: Chapter = { name: 'proof', first: 61, last: 100 };

  it.each<[string, PlayerAction[], Partial<Player>, Chapter]>([
    ['ends at the solution', [{ type: 'play' }, tick(60_000)], { at: 60, playing: false }, SHOW],
    ['goes to its last', [{ type: 'last' }], { at: 60 }, SHOW],
    ['is not left by a step', [{ type: 'last' }, { type: 'step', by: 1 }], { at: 60 }, SHOW],
    ['begins again', [{ type: 'last' }, { type: 'play' }], { at: 1, playing: true }, SHOW],
    ['asks for the proof', [{ type: 'last' }, { type: 'proof' }], { at: 61, playing: true }, PROOF],
    ['proves', [{ type: 'proof' }, tick(60_000)], { at: 100, playing: false }, PROOF],
    ['proves again', [{ type: 'seek', at: 100 }, { type: 'play' }], { at: 61 }, PROOF],
    ['is the proof where an event of it is', [{ type: 'seek', at: 80 }], { at: 80 }, PROOF],
    ['has a first of its own', [{ type: 'seek', at: 80 }, { type: 'first' }], { at: 61 }, PROOF],
    ['has a last of its own', [{ type: 'proof' }, { type: 'last' }], { at: 100 }, PROOF],
    ['leads back to the solution', [{ type: 'proof' }, { type: 'step', by: -1 }], { at: 60 }, SHOW],
    ['shows all again', [{ type: 'proof' }, { type: 'replay' }], { at: 1, playing: true }, SHOW],
  ])('%s', (_, actions, expected, chapter) => {
    const then = play(whole, ...actions);
    expect(then).toMatchObject(expected);
    expect(chapterOf(then)).toEqual(chapter);
  });

  it('ends where the trace does when there is no solution', () => {
    expect(chapterOf(open)).toEqual({ name: 'show', first: 1, last: 100 });
    expect(hasEnded(play(open, { type: 'last' }))).toBe(true);
    expect(play(open, { type: 'proof' })).toBe(open);
  });
  it('has no proof where only the end follows', () => {
    const alone = play(open, { ...found, solution: 99 }, { type: 'seek', at: 100 });
    expect(alone.at).toBe(99);
    expect([hasProof(alone), hasEnded(alone)]).toEqual([false, true]);
  });
  it('is found as the pages come in', () => {
    const part = (at: number | null): Player =>
      play(IDLE, { type: 'open', total: 100, at }, { type: 'loaded', loaded: 10 });
    const old = play(part(80), { ...found, loaded: 70 });
    expect([old.at, chapterOf(old)]).toEqual([70, PROOF]);
    expect(play(old, found).at).toBe(80);
    const sent = play(part(1), { type: 'last' }); // no one knows yet where that is
    expect(sent).toMatchObject({ at: 10, wanted: Infinity });
    expect(play(sent, found)).toMatchObject({ at: 60, wanted: 60 });
    expect(play(sent, { type: 'loaded', loaded: 100 })).toMatchObject({ at: 100, wanted: 100 });
  });
});
