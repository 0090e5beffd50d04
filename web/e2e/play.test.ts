import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardOf, cell, DESK, LAPTOP, post, said, SHORT_PHONE, url, visit } from './browser';
import { firstOf } from './game';

const solutionOf = async (digits: readonly number[]): Promise<string> => {
  const puzzle = digits.map((d) => d || '.').join('');
  return (await post<{ solution: string }>('/api/solve', { puzzle })).solution;
};
const playing = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'Digits' }).waitFor();

it('is played to the end by keyboard', () =>
  visit('/', LAPTOP, async (page) => {
    await page.getByRole('radio', { name: /^Easy/ }).focus();
    await page.locator('.lead:enabled').waitFor();
    await page.keyboard.press('Enter');
    await playing(page);
    const { digits } = await boardOf(page);
    const solution = await solutionOf(digits);
    const open = digits.flatMap((d, i) => (d ? [] : [i]));

    // Once from the middle, the arrows lead everywhere; edges are joined.
    await page.keyboard.press('ArrowDown');
    let here = 40;
    const walk = async (to: number): Promise<void> => {
      for (; Math.floor(here / 9) !== Math.floor(to / 9); here = (here + 9) % 81)
        await page.keyboard.press('ArrowDown');
      for (; here !== to; here = Math.floor(here / 9) * 9 + ((here + 1) % 9))
        await page.keyboard.press('KeyD');
    };
    const first = open[0]!;
    await walk(first);
    await page.keyboard.press('Shift+Digit3');
    await page.keyboard.press('Space');
    await page.keyboard.press('8');
    await page.keyboard.press('KeyZ');
    await expect.poll(async () => (await said(page))[first]).toContain('empty, notes 3 8');
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await said(page))[first]).toMatch(/empty$/);

    // A digit that stands in the row already is marked at once; undo takes it back.
    const row = digits.slice(Math.floor(first / 9) * 9, Math.floor(first / 9) * 9 + 9);
    await page.keyboard.press(String(row.find((d) => d !== 0)));
    await expect.poll(async () => (await said(page))[first]).toContain('in conflict');
    await page.getByText('stands twice').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await said(page))[first]).toMatch(/empty$/);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await said(page))[first]).toContain('in conflict');
    await page.keyboard.press('Control+z');

    const half = Math.floor(open.length / 2);
    for (const [i, target] of open.entries()) {
      if (i === half) {
        // A reload in mid-game goes on where it was, with its history.
        await page.reload();
        await playing(page);
        await expect
          .poll(async () => (await boardOf(page)).digits.filter(Boolean))
          .toHaveLength(81 - open.length + half);
        await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
      }
      await walk(target);
      await page.keyboard.press(solution[target]!);
    }
    await page.getByText('Solved!').waitFor();
    await expect.poll(async () => (await boardOf(page)).digits.join('')).toBe(solution);
    await page.goBack();
    await page.getByRole('heading', { name: 'Pick a level and play' }).waitFor();
  }));

it('is played to the end by touch on a phone, and nothing scrolls or jumps', () =>
  visit('/', SHORT_PHONE, async (page) => {
    await page.getByRole('radio', { name: /^Very easy/ }).tap();
    await page.locator('.lead:enabled').tap();
    await playing(page);
    const { digits } = await boardOf(page);
    const solution = await solutionOf(digits);
    const open = digits.flatMap((d, i) => (d ? [] : [i]));
    const place = await page.getByRole('grid').boundingBox();
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([390, 664]);

    await cell(page, open[0]!).tap();
    await page.getByRole('button', { name: 'Corner' }).tap();
    await page.getByRole('button', { name: /^Note 5/ }).tap();
    await expect.poll(async () => (await said(page))[open[0]!]).toContain('notes 5');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Redo' }).tap();
    await page.getByRole('button', { name: 'Erase' }).tap();
    await page.getByRole('button', { name: 'Digit', exact: true }).tap();
    await expect.poll(async () => (await said(page))[open[0]!]).toMatch(/empty$/);

    for (const target of open) {
      await cell(page, target).tap();
      await page.getByRole('button', { name: new RegExp(`^${solution[target]!},`) }).tap();
    }
    await page.getByText('Solved!').waitFor();
    await expect.poll(() => page.getByRole('grid').boundingBox()).toEqual(place);
  }));

it('says that a puzzle does not exist', () =>
  visit(
    '/play/no-such-puzzle',
    DESK,
    async (page) => {
      await page.getByRole('heading', { name: 'There is no such puzzle' }).waitFor();
      await page.getByRole('link', { name: 'Choose a level' }).click();
      await page.getByRole('heading', { name: 'Pick a level and play' }).waitFor();
    },
    { complaints: 1 },
  ));

it('offers the levels where an address names no puzzle', () =>
  visit('/play', DESK, async (page) => {
    await page.locator('.lead:enabled').click();
    await playing(page);
  }));

it('asks again for a puzzle that a busy server did not give', async () => {
  const { id } = await firstOf('easy');
  const busy = (page: Page) =>
    page.route('**/api/sudoku/puzzle/*', (route) =>
      route.fulfill({ status: 429, json: { detail: 'Your address has too many requests.' } }),
    );
  await visit(
    '/',
    DESK,
    async (page) => {
      await busy(page);
      await page.goto(url(`/play/${id}`));
      await page.getByRole('heading', { name: 'The puzzle did not come' }).waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await playing(page);
    },
    { complaints: 1 },
  );
});
