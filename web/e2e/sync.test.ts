// Games between the browser and the real server: what is played arrives, whatever happens on the way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import {
  boardOf,
  cell,
  LAPTOP as DESK,
  said,
  SHORT_PHONE as PHONE,
  url,
  visit,
  withTwo,
} from './browser';
import { firstOf, mistakeIn, playing, type Puzzle } from './game';
import { startServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'nonet-e2e-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = async (page: Page, at: number, digit: string): Promise<void> => {
  await cell(page, at).click();
  await page.keyboard.press(digit);
};
const right = async (page: Page, { solution }: Puzzle, cells: readonly number[]): Promise<void> => {
  for (const at of cells) await play(page, at, solution[at]!);
};

interface Head {
  readonly id: string;
  readonly state: string;
  readonly moves: number;
  readonly hints: number[];
  readonly puzzle: { readonly id: string };
}
interface Game extends Head {
  readonly board: { readonly board: number[][] };
  readonly notes: Record<string, number[]>;
}
/** Asks as the page would: with its cookie. */
const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(
    async (where) => (await (await fetch(where)).json()) as unknown,
    path,
  ) as Promise<T>;
const gamesOf = (page: Page): Promise<Head[]> => ask<Head[]>(page, '/api/games');
async function gameOf(page: Page): Promise<Game> {
  const [head] = await gamesOf(page);
  return ask<Game>(page, `/api/games/${head!.id}`);
}
const digitsOf = async (page: Page): Promise<number[]> => (await gameOf(page)).board.board.flat();
const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
/** The server's board and that of the page become one. */
const agrees = async (page: Page): Promise<void> => {
  await saved(page);
  await expect
    .poll(async () => {
      const [here, there] = [(await boardOf(page)).digits, await digitsOf(page)];
      return here.join('') === there.join('') || [here, there];
    })
    .toBe(true);
};
const offline = { complaints: null }; // the browser complains of calls that do not get through

it('keeps a game with notes, undo and redo on the server, and through a reload', async () => {
  const puzzle = await firstOf('easy');
  const [first, second, third] = puzzle.open as [number, number, number];
  const placed = [first, third].map((at) => puzzle.solution[at]);
  const centre = Array.from('123456789').find((digit) => !placed.includes(digit))!;
  await visit(`/play/${puzzle.id}`, DESK, async (page) => {
    await playing(page);
    // Who only looks leaves nothing behind.
    expect(await page.context().cookies()).toEqual([]);
    await cell(page, second).click();
    await page.keyboard.press(`Shift+${puzzle.solution[first]!}`);
    await page.keyboard.press(`Control+${centre}`);
    await right(page, puzzle, [first, third]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await agrees(page);

    await page.reload();
    await playing(page);
    await page.keyboard.press('Control+y');
    await agrees(page);
    await expect.poll(() => gamesOf(page)).toHaveLength(1);
    await expect
      .poll(async () => {
        const { digits } = await boardOf(page);
        return [first, third].map((at) => String(digits[at]));
      })
      .toEqual(placed);
    await expect.poll(async () => (await said(page))[second]).toContain(centre);
  });
});

it('goes on in a new tab after the old one was closed in mid-move', async () => {
  const puzzle = await firstOf('easy');
  await visit(`/play/${puzzle.id}`, PHONE, async (page) => {
    await playing(page);
    await right(page, puzzle, puzzle.open.slice(0, 2));
    await saved(page); // closed before the server has answered the first move, it has a game too many
    await right(page, puzzle, puzzle.open.slice(2, 3));
    const { digits } = await boardOf(page);
    const tab = await page.context().newPage();
    await page.close();
    await tab.goto(url('/'));
    await tab.getByRole('link', { name: /^Continue/ }).tap();
    await playing(tab);
    await expect.poll(async () => (await boardOf(tab)).digits).toEqual(digits);
    await agrees(tab);
    await expect.poll(() => gamesOf(tab)).toHaveLength(1);
  });
});

it('counts hints, and finishes', async () => {
  const puzzle = await firstOf('very-easy');
  await visit(`/play/${puzzle.id}`, PHONE, async (page) => {
    await playing(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await page.getByRole('img', { name: 'Stage 1 of 4' }).waitFor();
    await page.keyboard.press('Escape');
    await right(page, puzzle, puzzle.open);
    await page.getByText('Solved!').waitFor();
    await page.getByText('with 1 hint').waitFor();
    await saved(page);
    await expect
      .poll(async () => {
        const { state, hints } = await gameOf(page);
        return [state, hints];
      })
      .toEqual(['solved', [1, 0, 0, 0]]);
    // A record needs no hint.
    const { levels } = await ask<{ levels: object[] }>(page, '/api/me/statistics');
    expect(levels).toMatchObject([{ solved: 1, without_hints: 0, best_seconds: null }]);

    // Once more is a game of its own.
    await page.getByLabel('Options').tap();
    await page.getByRole('button', { name: 'Start this puzzle again' }).tap();
    await right(page, puzzle, puzzle.open.slice(0, 1));
    await expect
      .poll(async () => (await gamesOf(page)).map(({ state }) => state).sort())
      .toEqual(['running', 'solved']);
  });
});

it('queues moves without a connection; they arrive when it is back', async () => {
  const puzzle = await firstOf('easy');
  const { id, open } = puzzle;
  await visit(
    `/play/${id}`,
    { ...PHONE, serviceWorkers: 'allow' },
    async (page) => {
      await playing(page);
      await right(page, puzzle, open.slice(0, 2));
      await agrees(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.context().setOffline(true);
      await right(page, puzzle, open.slice(2, 5));
      await page.getByText('Will be sent when online').waitFor();
      await page.reload(); // the queue is not only in this page's head
      await playing(page);
      await right(page, puzzle, open.slice(5, 6));
      await page.getByText('Will be sent when online').waitFor();
      await page.context().setOffline(false);
      await agrees(page);
      await expect.poll(async () => (await gameOf(page)).moves).toBe(6);
    },
    offline,
  );
});

it('loses nothing when the server is killed in mid-game', async () => {
  const puzzle = await firstOf('very-easy');
  const { open } = puzzle;
  const database = join(folder, 'killed.db');
  let server = await startServer(database);
  try {
    await visit(
      `${server.url}/play/${puzzle.id}`,
      DESK,
      async (page) => {
        await playing(page);
        const half = Math.floor(open.length / 2);
        await right(page, puzzle, open.slice(0, half));
        await saved(page);
        await right(page, puzzle, open.slice(half, half + 1)); // maybe on its way just now
        await server.kill();
        await right(page, puzzle, open.slice(half + 1, half + 3));
        await page.getByText('Saved here, sent soon').waitFor();

        server = await startServer(database, Number(new URL(server.url).port));
        await agrees(page);
        await right(page, puzzle, open.slice(half + 3));
        await page.getByText('Solved!').waitFor();
        await expect.poll(async () => (await gameOf(page)).state).toBe('solved');
        await expect.poll(async () => (await gameOf(page)).moves).toBe(open.length);
      },
      offline,
    );
  } finally {
    await server.stop();
  }
});

it('merges what two devices of one account did without seeing each other', async () => {
  const puzzle = await firstOf('normal');
  const [first, second, third, fourth] = puzzle.open as [number, number, number, number];
  const { cell: both, digit: wrong } = mistakeIn({ ...puzzle, open: puzzle.open.slice(4) });
  const name = `two-${Date.now().toString(36)}`;
  const enter = (page: Page, how: 'register' | 'login'): Promise<void> =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path!, { method: 'POST', headers, body: body! });
        if (!answer.ok) throw new Error(await answer.text());
        localStorage.setItem('nonet.player', 'yes'); // as the page notes it
      },
      [`/api/account/${how}`, JSON.stringify({ name, password: 'a long word' })],
    );
  await withTwo(`/play/${puzzle.id}`, DESK, PHONE, async (desk, phone) => {
    await playing(desk);
    await enter(desk, 'register');
    await right(desk, puzzle, [first, second]);
    await agrees(desk);

    // The second device is offered the game, and has all of it.
    await enter(phone, 'login');
    await phone.goto(url('/'));
    await phone.getByRole('link', { name: /^Continue/ }).click();
    await playing(phone);
    await expect
      .poll(async () => (await boardOf(phone)).digits)
      .toEqual((await boardOf(desk)).digits);

    await phone.context().setOffline(true);
    await right(phone, puzzle, [third]);
    await play(phone, both, wrong);
    await right(desk, puzzle, [fourth, both]);
    await agrees(desk);
    await phone.context().setOffline(false);
    await phone.getByText(/Both devices changed r\dc\d: the later digit stands/).waitFor();
    await agrees(phone);
    const merged = (await boardOf(phone)).digits;
    expect([first, second, third, fourth].map((at) => String(merged[at]))).toEqual(
      [first, second, third, fourth].map((at) => puzzle.solution[at]),
    );
    expect(String(merged[both])).toBe(wrong);

    // Back at the desk the other's moves come when it is looked at again; undo takes them back too.
    await desk.reload();
    await playing(desk);
    await expect.poll(async () => (await boardOf(desk)).digits).toEqual(merged);
    await desk.keyboard.press('Control+z');
    await expect.poll(async () => (await boardOf(desk)).digits[both]).not.toBe(merged[both]);
    await agrees(desk);
    await expect.poll(() => gamesOf(desk)).toHaveLength(1);
  });
});
