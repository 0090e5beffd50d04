import { describe, expect, it } from 'vitest';
import { IDLE, reducePlayer, type Player, type PlayerAction } from './player';

const open: Player = { ...IDLE, at: 1, wanted: 1, total: 100, loaded: 100, speed: 10 };
const play = (player: Player, ...actions: PlayerAction[]): Player =>
  actions.reduce(reducePlayer, player);
const tick = (milliseconds: number): PlayerAction => ({ type: 'tick', milliseconds });

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
    ['goes faster', [{ type: 'faster' }], { speed: 30 }],
    ['goes slower', [{ type: 'slower' }], { speed: 5 }],
    ['has a lowest speed', [{ type: 'speed', speed: 1 }, { type: 'slower' }], { speed: 1 }],
    ['has a highest speed', [{ type: 'speed', speed: 500 }, { type: 'faster' }], { speed: 500 }],
  ])('%s', (_, actions, expected) => {
    expect(play(open, ...actions)).toMatchObject(expected);
  });

  it('goes as far as is loaded, and on when more comes', () => {
    const part = play(IDLE, { type: 'open', total: 100, at: 80 }, { type: 'loaded', loaded: 10 });
    expect(part).toMatchObject({ at: 10, wanted: 80 });
    expect(play(part, { type: 'loaded', loaded: 50 })).toMatchObject({ at: 50, wanted: 80 });
    expect(play(part, { type: 'loaded', loaded: 100 })).toMatchObject({ at: 80, wanted: 80 });
  });
  it('waits, still playing, where the pages end', () => {
    const waiting = play({ ...open, loaded: 5 }, { type: 'play' }, tick(1000));
    expect(waiting).toMatchObject({ at: 5, playing: true });
    expect(play(waiting, { type: 'loaded', loaded: 100 }, tick(100))).toMatchObject({ at: 6 });
  });
  it('plays nothing of an empty trace', () => {
    expect(play(IDLE, { type: 'play' }, tick(1000))).toMatchObject({ at: 0, playing: false });
  });
});
