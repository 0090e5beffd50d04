import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DESK, get, PHONE, visit } from './browser';

it('shows the record and the progress of this browser, saves them and deletes them', () =>
  visit('/me', DESK, async (page) => {
    await page.getByText('Nothing yet').waitFor();
    const [easy] = await get<{ id: string }[]>('/api/sudoku/puzzles/easy');
    const solved = JSON.stringify([easy!.id]);
    await page.evaluate(
      ([id, list]) => {
        localStorage.setItem('nonet.solved', list!);
        localStorage.setItem(`nonet.time.${id!}`, '61000');
        localStorage.setItem(`nonet.level.${id!}`, 'easy');
        localStorage.setItem('nonet.studies', '{"x-wing":{"cleared":true,"practised":3}}');
      },
      [easy!.id, solved],
    );
    await page.reload();
    await page.getByRole('row', { name: /^Easy 1 1:01/ }).waitFor();
    await page.getByRole('link', { name: 'X-Wing' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(copy).toHaveProperty(['nonet.solved'], solved);
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Yes, delete it all' }).click();
    await page.getByText('Nothing yet').waitFor();
  }));

it('changes the theme where the bar has no room for it', () =>
  visit('/me', PHONE, async (page) => {
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
      .toBe('dark');
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  }));
