import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, DESK, PHONE, visit } from './browser';

const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

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
  ['the choice of a solver', '/watch', (page) => page.locator('.lead:enabled').waitFor()],
  [
    'a solver at a conflict',
    `/watch?p=${PUZZLE}&engine=cdcl&at=51`,
    (page) => page.getByText(/event 51 of/).waitFor(),
  ],
];

describe.each(VIEWS)('axe finds nothing wrong with %s', (_, path, prepare) => {
  it.each([
    ['light', DESK],
    ['dark', DESK],
    ['light', PHONE],
    ['dark', PHONE],
  ] as const)('%s', (colorScheme, size) =>
    visit(path, { ...size, colorScheme }, async (page) => {
      await prepare(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html).slice(0, 3)])).toEqual(
        [],
      );
    }),
  );
});
