import { beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../api/port';
import { forget } from '../../site/browserStorage';
import { parseLine } from '../../model/board/board';
import { total, UNPLAYED, type Played } from '../../model/game/clock';
import { newGame, reduce, type Game } from '../../model/game/game';
import { happened, type Logged } from '../../model/game/log';
import { BLANK } from '../../model/board/marks';
import { EMPTY_BOX, readBox, writeBox, type Outbox, type Standing } from '../../model/game/outbox';
import { Courier, type News, type OpenGame, type World } from './courier';
import { BOARD, PUZZLE, Server, SOLUTION } from '../../api/fakeServer';
import { keepGame, keepPlayed, recallPlayed, recallRecord } from '../../site/storedGames';

let server: Server;
let online: boolean;
let known: boolean;
let boxes: Map<string, string>;
let due: { work: () => void; after: number } | null;
let courier: Courier;
let game: Game;
let played: Played;
let told: News[];
let stands: Standing;
let read: string[]; // games that were taken from where they are kept

beforeEach(() => {
  server = new Server();
  online = true;
  known = false;
  boxes = new Map();
  due = null;
  game = newGame(BOARD);
  played = UNPLAYED;
  told = [];
  read = [];
  let names = 0;
  const world: World = {
    games: server,
    ids: () => [...boxes.keys()],
    copy: (id) => {
      read.push(id);
      return null;
    },
    readBox: (id) => readBox(boxes.get(id) ?? null),
    writeBox: (id, box) => void boxes.set(id, writeBox(box)),
    online: () => online,
    known: () => known,
    setKnown: (value) => (known = value),
    later(work, after) {
      const task = { work, after };
      due = task;
      return () => {
        if (due === task) due = null;
      };
    },
    newName: () => `batch-${++names}`,
    device: () => 'here',
  };
  courier = new Courier(world);
  open();
});

const open = (more: Partial<OpenGame> = {}) =>
  courier.open({
    puzzle: PUZZLE,
    game: () => game,
    played: () => played,
    adopt: (other) => (game = other),
    setPlayed: (other) => (played = other),
    stands: (how) => (stands = how),
    tell: (news) => told.push(news),
    ...more,
  });

const box = (): Outbox => readBox(boxes.get('p') ?? null)!;
const place = (cell: number, value: number): void => {
  const next = reduce(reduce(game, { type: 'select', cell }), { type: 'digit', digit: value });
  const moves = happened(game, next);
  game = next;
  courier.moved('p', moves);
};
/** Lets the moment come that was set, and answers how long it was away. */
async function pass(): Promise<number> {
  const task = due!;
  due = null;
  task.work();
  for (let i = 0; i < 200; ++i) await Promise.resolve();
  return task.after;
}
const digits = (...cells: number[]): number[] => cells.map((c) => game.marks[c]!.digit);
const logged = (cell: number, value: number): Logged => ({ kind: 'place', cell, value });

describe('the courier', () => {
  it('begins a game with the first move, and not before', async () => {
    await pass();
    expect([server.logs.size, stands]).toEqual([0, 'nothing']);
    place(10, 1);
    place(11, 2);
    expect(stands).toBe('sending');
    await pass();
    expect(server.logs.get('g1')).toEqual([logged(10, 1), logged(11, 2)]);
    expect(server.batches).toHaveLength(1);
    expect([stands, known]).toEqual(['saved', true]);
  });

  it('waits without a connection and delivers when it is back', async () => {
    await pass();
    online = false;
    place(10, 1);
    await pass();
    expect([server.logs.size, stands]).toEqual([0, 'offline']);
    online = true;
    courier.doubt();
    await pass();
    expect(server.logs.get('g1')).toEqual([logged(10, 1)]);
  });

  it('tries again with growing pauses, sooner after a success', async () => {
    await pass();
    server.trouble = new Problem('Nonet cannot be reached.', 0);
    place(10, 1);
    await pass();
    const pauses = [await pass(), await pass(), await pass()];
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(stands).toBe('waiting');
    place(11, 2); // does not hurry it
    server.trouble = null;
    expect(await pass()).toBe(8000);
    expect([stands, box().queue]).toEqual(['saved', []]);
    server.trouble = new Problem('busy', 503);
    place(12, 3);
    await pass();
    expect(await pass()).toBe(1000);
  });

  it('sends a batch again under its name when the answer was lost', async () => {
    await pass();
    server.silent = true;
    place(10, 1);
    await pass();
    place(11, 2);
    server.silent = false;
    await pass();
    expect(new Set(server.batches).size).toBe(2);
    expect(server.batches).toHaveLength(3);
    expect(server.logs.get('g1')).toEqual([logged(10, 1), logged(11, 2)]);
  });

  it('brings in what another device did, before it sends', async () => {
    place(10, 1);
    await pass();
    server.logs.get('g1')!.push(logged(20, 3), logged(30, 4));
    online = false;
    courier.doubt();
    place(20, 2);
    online = true;
    courier.doubt();
    await pass();
    expect(digits(10, 20, 30)).toEqual([1, 2, 4]);
    expect(server.logs.get('g1')!.at(-1)).toEqual(logged(20, 2));
    expect(told).toEqual([{ kind: 'both', cells: [20] }]);
  });

  it('brings in what came in between', async () => {
    place(10, 1);
    await pass();
    server.logs.get('g1')!.push(logged(30, 4));
    place(20, 2);
    await pass();
    expect(digits(10, 20, 30)).toEqual([1, 2, 4]);
    expect([stands, told]).toEqual(['saved', [{ kind: 'joined' }]]);
  });

  it('tells of a cell that both changed in the same moment', async () => {
    place(10, 1);
    await pass();
    server.logs.get('g1')!.push(logged(20, 3), logged(30, 4));
    place(20, 2);
    await pass();
    expect(digits(10, 20, 30)).toEqual([1, 2, 4]);
    expect(told).toEqual([{ kind: 'both', cells: [20] }]);
  });

  it('goes on with a game that another device began', async () => {
    known = true;
    server.logs.set('g1', [logged(10, 1)]);
    await pass();
    expect(digits(10)).toEqual([1]);
    place(11, 2);
    await pass();
    expect([server.logs.size, server.logs.get('g1')!.length]).toEqual([1, 2]);
  });

  it('begins anew, with everything, where the game is gone', async () => {
    place(10, 1);
    await pass();
    server.logs.clear();
    place(11, 2);
    await pass();
    expect([...server.logs.values()]).toEqual([[logged(10, 1), logged(11, 2)]]);
  });

  it('does the same where the server lost the end of it', async () => {
    place(10, 1);
    await pass();
    server.logs.get('g1')!.length = 0;
    place(11, 2);
    await pass();
    expect(server.logs.get('g2')).toEqual([logged(10, 1), logged(11, 2)]);
  });

  it('leaves alone what was put away and is gone', async () => {
    place(10, 1);
    await pass();
    server.logs.clear();
    courier.doubt(); // looked at, not played on
    await pass();
    expect([server.logs.size, stands]).toEqual([0, 'here']);
    place(11, 2);
    await pass();
    expect(server.logs.get('g1')).toHaveLength(2);
  });

  it('goes on where it was when whoever had logged out is back', async () => {
    place(10, 1);
    await pass();
    const log = server.logs.get('g1')!;
    server.logs.clear();
    courier.doubt();
    await pass();
    expect(stands).toBe('here');
    server.logs.set('g1', [...log, logged(30, 4)]);
    open();
    await pass();
    expect(digits(10, 30)).toEqual([1, 4]);
    expect([stands, box().known]).toEqual(['saved', 2]);
  });

  it('sends at once what was gathered when the page is left', async () => {
    await pass();
    place(10, 1);
    courier.hurry();
    for (let i = 0; i < 200; ++i) await Promise.resolve();
    expect([server.logs.get('g1')?.length, due]).toEqual([1, null]);
  });

  it('reads no game that was put away and has nothing to send', async () => {
    await pass();
    for (const id of ['q', 'r']) boxes.set(id, writeBox(EMPTY_BOX));
    courier.doubt();
    await pass();
    expect(read).toEqual([]);
  });

  it('takes the end of a game that was finished elsewhere', async () => {
    place(10, 1);
    await pass();
    server.logs.get('g1')!.push(logged(30, 4));
    server.over = true;
    place(20, 2);
    await pass();
    expect(digits(10, 20, 30)).toEqual([1, 0, 4]);
    expect([told.at(-1), box().queue]).toEqual([{ kind: 'finished' }, []]);
  });

  describe('adds up the time of all devices', () => {
    const begun = async (mine: number): Promise<void> => {
      played = { ...UNPLAYED, mine };
      place(10, 1);
      await pass();
    };
    it('which others’ is told with every answer', async () => {
      await begun(4000);
      expect(server.clocks.get('g1')).toEqual({ here: 4000 });
      server.clocks.set('g1', { here: 4000, there: 2500 });
      played = { ...played, mine: 5000 };
      place(11, 2);
      await pass();
      expect(server.clocks.get('g1')).toEqual({ here: 5000, there: 2500 });
      expect(played).toMatchObject({ mine: 5000, others: 2500 });
      server.clocks.set('g1', { here: 5000, there: 3000 });
      courier.doubt();
      await pass();
      expect(total(played)).toBe(8000);
    });

    it('and doubles nothing when an answer was lost', async () => {
      await begun(4000);
      server.silent = true;
      played = { ...played, mine: 6000 };
      place(11, 2);
      await pass();
      server.silent = false;
      await pass();
      expect(server.clocks.get('g1')).toEqual({ here: 6000 });
      expect(played).toMatchObject({ mine: 6000, others: 0 });
    });

    it('also what was only thought, when the page is left', async () => {
      await begun(4000);
      const batches = server.batches.length;
      played = { ...played, mine: 4500 };
      courier.hurry(); // not worth a word
      for (let i = 0; i < 200; ++i) await Promise.resolve();
      expect(server.batches).toHaveLength(batches);
      played = { ...played, mine: 34_000 };
      courier.hurry();
      for (let i = 0; i < 200; ++i) await Promise.resolve();
      expect(server.clocks.get('g1')).toEqual({ here: 34_000 });
      expect([server.logs.get('g1')!.length, stands]).toEqual([1, 'saved']);
    });

    it('and brings all of it along to a game that begins anew', async () => {
      await begun(4000);
      played = { ...played, mine: 5000, others: 3000 };
      server.logs.clear();
      server.clocks.clear();
      place(11, 2);
      await pass();
      expect(server.clocks.get('g1')).toEqual({ here: 8000 });
      expect(total(played)).toBe(8000);
    });

    it('and ends with what the server has, when it was finished elsewhere', async () => {
      await begun(4000);
      played = { ...played, mine: 9000 };
      server.clocks.set('g1', { here: 4000, there: 1000 });
      server.logs.get('g1')!.push(logged(30, 4));
      server.over = true;
      courier.doubt();
      await pass();
      expect(played).toMatchObject({ mine: 4000, others: 1000 });
    });

    it('and has it on the record of a game that was finished here', async () => {
      for (const key of ['solved', 'game.p', 'time.p', 'done.p']) forget(key);
      open({
        played: () => recallPlayed('p'),
        setPlayed: (other) => keepPlayed('p', other),
        adopt: (other) => keepGame(PUZZLE, other),
      });
      await begun(4000);
      server.clocks.set('g1', { here: 4000, there: 30_000 });
      const marks = parseLine(SOLUTION)!.map((digit) => ({ ...BLANK, digit }));
      game = { ...game, marks: marks.with(80, BLANK) };
      keepPlayed('p', { mine: 60_000, others: 0, at: 0 });
      place(80, 9);
      keepGame(PUZZLE, game);
      server.last = true;
      await pass();
      expect(total(recallPlayed('p'))).toBe(90_000);
      expect(recallRecord()).toEqual([{ level: 'easy', time: 90_000, hints: 0 }]);
    });
  });

  it('keeps to itself what the server will not take', async () => {
    await pass();
    server.trouble = new Problem('only a puzzle with exactly one solution can be played', 400);
    place(10, 1);
    await pass();
    expect([stands, due]).toEqual(['here', null]);
    expect(digits(10)).toEqual([1]);
  });
});
