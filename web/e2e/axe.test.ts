import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, DESK, PHONE, url, visit } from './browser';
import { firstOf, mistakeIn } from './game';

const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const VIEWS: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['the levels', '/', (page) => page.locator('.lead:enabled').waitFor()],
  [
    'a game',
    '/',
    async (page) => {
      await page.locator('.lead:enabled').click();
      await cell(page, 0).click();
      await page.keyboard.press('1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+Digit2');
    },
  ],
  [
    'a hint',
    '/',
    async (page) => {
      await page.locator('.lead:enabled').click();
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      for (const n of [1, 2, 3]) {
        await page.getByRole('img', { name: `Stage ${n} of 4` }).waitFor();
        await page.getByRole('button', { name: 'More' }).click();
      }
      await page.getByRole('button', { name: 'Do it' }).waitFor();
    },
  ],
  [
    'a game with every kind of mark',
    '/',
    async (page) => {
      await page.locator('.lead:enabled').click();
      await cell(page, 0).click();
      for (const key of ['n', 'v', '1', 'ArrowDown', '2', 'ArrowDown', '3', 'ArrowRight', '4'])
        await page.keyboard.press(key);
      for (const key of ['ArrowRight', '5', 'ArrowRight', '6', 'Control+Digit5', 'b'])
        await page.keyboard.press(key);
    },
  ],
  [
    'a paused game',
    '/',
    async (page) => {
      await page.locator('.lead:enabled').click();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('heading', { name: 'Paused' }).waitFor();
    },
  ],
  [
    'the keys',
    '/',
    async (page) => {
      await page.locator('.lead:enabled').click();
      await page.getByLabel('Options').click();
      await page.getByRole('button', { name: 'All keys' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'a mistake found',
    '/',
    async (page) => {
      const puzzle = await firstOf('easy');
      const { cell: wrong, digit } = mistakeIn(puzzle);
      await page.goto(url(`/play/${puzzle.id}`));
      await cell(page, wrong).click();
      await page.keyboard.press(digit);
      await page.keyboard.press('k');
      await page.getByRole('region', { name: 'Check' }).waitFor();
    },
  ],
  [
    'a finished game',
    '/',
    async (page) => {
      const { id, open, solution } = await firstOf('very-easy');
      await page.goto(url(`/play/${id}`));
      await cell(page, open[0]!).click();
      for (const at of open) {
        await cell(page, at).click();
        await page.keyboard.press(solution[at]!);
      }
      await page.getByText('Solved!').waitFor();
      await page.getByText('Very easy', { exact: true }).waitFor();
    },
  ],
  ['the choice of a solver', '/watch', (page) => page.locator('.lead:enabled').waitFor()],
  [
    'a solver at a conflict',
    `/watch?p=${PUZZLE}&engine=cdcl&at=51`,
    (page) => page.getByText(/event 51 of/).waitFor(),
  ],
  [
    'a tree of guesses',
    `/watch?p=${PUZZLE}&engine=norvig&at=400`,
    async (page) => {
      await page.getByText(/event 400 of/).waitFor();
      await page.getByRole('tab', { name: 'Tree' }).click();
      await page.locator('.node.open').first().waitFor();
    },
  ],
  [
    'the graph of a conflict',
    `/watch?p=${PUZZLE}&engine=cdcl&at=102`,
    async (page) => {
      await page.getByText(/event 102 of/).waitFor();
      await page.getByRole('tab', { name: 'Graph' }).click();
      await page.locator('.node.uip').waitFor();
    },
  ],
  [
    'the end of a show',
    `/watch?p=${PUZZLE}&engine=cdcl&at=1200`,
    (page) => page.getByText('Is it the only one?').waitFor(),
  ],
  [
    'a proof',
    `/watch?p=${PUZZLE}&engine=cdcl&at=1300`,
    (page) => page.getByText(/event 1,300 of/).waitFor(),
  ],
  [
    'logic at a step',
    `/watch?p=${EASY}&engine=logic&at=2`,
    (page) => page.getByText(/event 2 of/).waitFor(),
  ],
  ['a rating', `/analyse?p=${PUZZLE}`, (page) => page.locator('.rating').waitFor()],
  ['all steps', `/analyse?p=${EASY}&tab=steps`, (page) => page.locator('.steps').waitFor()],
  ['sharing', `/analyse?p=${EASY}&tab=share`, (page) => page.locator('.share').waitFor()],
  [
    'puzzles that were made',
    '/generate?level=easy&count=2&seed=1',
    (page) => page.getByText(/2 puzzles in/).waitFor(),
  ],
  ['what is mine', '/me', (page) => page.getByText('Nothing yet').waitFor()],
  ['the lessons', '/learn', (page) => page.getByText('A house with one empty').waitFor()],
  ['a lesson', '/learn/full-house', (page) => page.locator('.mark').first().waitFor()],
  [
    'practice',
    '/learn/full-house?tab=practice',
    (page) => page.getByRole('button', { name: 'Show me' }).click(),
  ],
];

// A board full of candidates has hundreds of small digits alike: one cell's stand for all. Legacy mode
// opens no second page for each look, which only frames would need.
async function wrongs(axe: AxeBuilder): Promise<unknown[]> {
  axe.setLegacyMode().exclude('[role="row"]:not(:first-of-type) .note');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html)]);
}

// Between the themes only colours change, so that in the dark only contrast is looked at again.
describe.each(VIEWS)('axe finds nothing wrong with %s', (_, path, prepare) => {
  it('on a desk, light and dark', () =>
    visit(path, { ...DESK, colorScheme: 'light' }, async (page) => {
      await prepare(page);
      expect(await wrongs(new AxeBuilder({ page }))).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await wrongs(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
    }));
  it('on a phone', () =>
    visit(path, { ...PHONE, colorScheme: 'dark' }, async (page) => {
      await prepare(page);
      expect(await wrongs(new AxeBuilder({ page }))).toEqual([]);
    }));
});

// A page that is new in the table is looked at too, before it has views of its own above.
it('every page of the navigation opens, says where one is, and axe finds nothing wrong with it', () =>
  visit('/', { ...DESK, colorScheme: 'light' }, async (page) => {
    const seen = new Set(VIEWS.map(([, path]) => path.split('?')[0]));
    const links = page.getByRole('navigation', { name: 'Pages' }).locator('a:not(.name)');
    await links.first().waitFor();
    for (const link of await links.all()) {
      await link.click();
      await page.locator('main').getByRole('heading').first().waitFor();
      expect(await link.getAttribute('aria-current')).toBe('page');
      expect(await page.title()).toBe(`${await link.innerText()} · Nonet`);
      if (!seen.has((await link.getAttribute('href'))!))
        expect(await wrongs(new AxeBuilder({ page }))).toEqual([]);
    }
  }));

// There a game has no bar of pages, and cards lie where the keys are.
it('axe finds nothing wrong with a game and its hint on a phone on its side', async () => {
  const { id } = await firstOf('easy');
  const viewport = { width: 667, height: 375 };
  await visit(`/play/${id}`, { ...PHONE, viewport }, async (page) => {
    await page.getByRole('group', { name: 'Mode' }).waitFor();
    expect(await wrongs(new AxeBuilder({ page }))).toEqual([]);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await page.getByRole('img', { name: 'Stage 1 of 4' }).waitFor();
    expect(await wrongs(new AxeBuilder({ page }))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Nonet: all pages' }).tap();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  });
});
