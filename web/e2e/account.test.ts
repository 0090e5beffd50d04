// The life of an account, from the first game to the last: with Play, and the API as the page asks it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cell, DESK, url, visit } from './browser';
import { firstOf, playing } from './game';

const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
const status = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (where) => (await fetch(where)).status, path);
const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(
    async (where) => (await (await fetch(where)).json()) as unknown,
    path,
  ) as Promise<T>;

it('registers, plays, finishes, leaves, comes back, takes its data away and is deleted', async () => {
  const [puzzle, other] = await Promise.all([firstOf('very-easy'), firstOf('easy')]);
  const name = `life-${Date.now().toString(36)}`;
  const password = 'a long enough word';
  await visit(
    `/play/${puzzle.id}`,
    DESK,
    async (page) => {
      const right = async (of: typeof puzzle, cells: readonly number[]): Promise<void> => {
        for (const at of cells) {
          await cell(page, at).click();
          await page.keyboard.press(of.solution[at]!);
        }
      };
      // Begun by nobody in particular; the account takes it over.
      await playing(page);
      const half = Math.floor(puzzle.open.length / 2);
      await right(puzzle, puzzle.open.slice(0, half));
      await saved(page);

      await page.goto(url('/me'));
      await page.getByRole('button', { name: 'I am new here' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').first().fill(password);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
      await page.goto(url('/'));
      await page.getByRole('link', { name: /^Continue/ }).click();
      await playing(page);
      await right(puzzle, puzzle.open.slice(half));
      await page.getByText('Solved!').waitFor();
      await expect
        .poll(async () => (await ask<{ solved: number }>(page, '/api/me/statistics')).solved)
        .toBe(1);
      const [game] = await ask<{ state: string; id: string }[]>(page, '/api/games');
      expect(game!.state).toBe('solved');

      // Whoever plays here after logging out is somebody else to the server.
      await page.goto(url('/me'));
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await page.getByRole('button', { name: 'Log in', exact: true }).first().waitFor();
      await expect.poll(() => status(page, '/api/me')).toBe(401);
      await page.goto(url(`/play/${other.id}`));
      await playing(page);
      await right(other, other.open.slice(0, 1));
      await saved(page);
      await expect.poll(() => status(page, `/api/games/${game!.id}`)).toBe(404);

      // Logging in joins what was played in between.
      await page.goto(url('/me'));
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').first().fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
      await expect.poll(async () => (await ask<unknown[]>(page, '/api/games')).length).toBe(2);
      const data = await ask<{ games: unknown[] }>(page, '/api/me/export');
      expect(data.games).toHaveLength(2);

      const gone = await page.evaluate(async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch('/api/me', { method: 'DELETE', headers, body })).status;
      }, JSON.stringify({ password }));
      expect(gone).toBe(204);
      // The game in this browser stays, and goes on as a new one of nobody in particular.
      await page.goto(url(`/play/${other.id}`));
      await playing(page);
      await page.getByText('Saved in this browser').waitFor();
      await right(other, other.open.slice(1, 2));
      await saved(page);
      await expect
        .poll(async () =>
          (await ask<{ moves: number }[]>(page, '/api/games')).map(({ moves }) => moves),
        )
        .toEqual([2]);
      const login = await page.evaluate(async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch('/api/account/login', { method: 'POST', headers, body })).status;
      }, JSON.stringify({ name, password }));
      expect(login).toBe(401);
    },
    { complaints: null }, // 401 and 404 are asked for
  );
});
