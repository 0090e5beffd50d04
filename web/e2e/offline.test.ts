import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { boardOf, cell, DESK, PHONE, visit } from './browser';
import { firstOf, mistakeIn, playing } from './game';
import { startServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'nonet-e2e-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Until the worker answers for the page, and the shelves are here: six, and the techniques. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const data = await caches.open('data-1');
    return navigator.serviceWorker.controller !== null && (await data.keys()).length >= 7;
  });
}

const play = async (page: Page, at: number, digit: string) => {
  await cell(page, at).click();
  await page.keyboard.press(digit);
};

it('plays on, checks and opens again without a connection', async () => {
  const puzzle = await firstOf('easy');
  const { id, open, solution } = puzzle;
  const options = { ...PHONE, serviceWorkers: 'allow' as const };
  // The browser complains of every call that did not get through.
  const any = { complaints: null };
  await visit(
    `/play/${id}`,
    options,
    async (page) => {
      await playing(page);
      await installed(page);
      await page.context().setOffline(true);
      await play(page, open[0]!, solution[open[0]!]!);
      const { cell: wrong, digit } = mistakeIn(puzzle);
      if (wrong !== open[0]) await play(page, wrong, digit);
      await page.getByRole('button', { name: 'Check' }).tap();
      await page
        .getByText(/not right|right so far/)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await page.getByText('Nonet cannot be reached. Try again soon.').waitFor();

      const before = (await boardOf(page)).digits;
      await page.reload();
      await playing(page);
      await expect.poll(async () => (await boardOf(page)).digits).toEqual(before);

      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await page.getByRole('img', { name: /^Stage 1 of/ }).waitFor();
    },
    any,
  );
});

it('goes on when the server was stopped and started again in mid-game', async () => {
  const { id, open, solution } = await firstOf('very-easy');
  const database = join(folder, 'nonet.db');
  let server = await startServer(database);
  const { url } = server;
  try {
    await visit(
      `${url}/play/${id}`,
      DESK,
      async (page) => {
        await playing(page);
        const half = Math.floor(open.length / 2);
        for (const at of open.slice(0, half)) await play(page, at, solution[at]!);
        await server.stop();
        await play(page, open[half]!, solution[open[half]!]!);
        await page.keyboard.press('h');
        await page.getByText('Nonet cannot be reached. Try again soon.').waitFor();

        server = await startServer(database, Number(new URL(url).port));
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('img', { name: 'Stage 1 of 4' }).waitFor();
        await page.keyboard.press('Escape');
        await page.reload();
        await playing(page);
        for (const at of open.slice(half + 1)) await play(page, at, solution[at]!);
        await page.getByText('Solved!').waitFor();
      },
      { complaints: null },
    );
  } finally {
    await server.stop();
  }
});

it('can be installed: the manifest and its icons are there', () =>
  visit('/', DESK, async (page) => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return { type: answer.headers.get('Content-Type'), body: (await answer.json()) as unknown };
    }, href!);
    expect(manifest.type).toContain('application/manifest+json');
    const { icons } = manifest.body as { icons: { src: string }[] };
    for (const { src } of icons)
      await expect
        .poll(() => page.evaluate(async (path) => (await fetch(path)).ok, src))
        .toBe(true);
  }));

it('opens offline, with the puzzles that came on the first visit', () =>
  // The browser complains of every call that did not get through: today's puzzle.
  visit(
    '/',
    { ...DESK, serviceWorkers: 'allow' },
    async (page) => {
      await page.locator('.lead:enabled').waitFor();
      await installed(page);
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('Offline').waitFor();

      // A level that was never looked at, and a puzzle that was never opened.
      await page.getByRole('radio', { name: /^Hard/ }).check();
      await page.locator('.lead:enabled').click();
      await page.getByRole('group', { name: 'Digits' }).waitFor();
      await expect
        .poll(async () => (await boardOf(page)).digits.filter(Boolean).length)
        .toBeGreaterThan(16);

      // Pages that were never opened either; what needs the engine says so.
      await page.getByRole('link', { name: 'Learn', exact: true }).click();
      await page.getByRole('heading', { name: 'First digits' }).waitFor();
      await page.getByRole('link', { name: 'Analyse', exact: true }).click();
      await page.getByText('An empty board').waitFor();
      await page.context().setOffline(false);
    },
    { complaints: null },
  ));
