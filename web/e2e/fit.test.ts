// A game fits the screen it is played on: board, tools and keys are seen whole, and nothing scrolls,
// jumps or lies over anything else, whatever is said or opened.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cell, visit } from './browser';
import { playing } from './game';

// Its first step is a long chain; a 2 in its second cell is wrong and repeats nothing.
const CHAINS = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
// A hint of eight lines and more.
const LONG = '98.7..6..5...9..7...7..4...3.....2....64..95.....1...3.2.........95...8.....461..';
const PHONES = [
  [390, 664],
  [375, 548],
  [360, 640],
  [320, 568],
  [844, 390],
  [667, 375],
] as const;
const LARGE = [
  [768, 1024],
  [1280, 850],
  [1280, 720],
  [1024, 600],
] as const;
const LEAST = 44; // of a key, in both directions

const hand = ([width, height]: readonly [number, number]): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});

interface Part {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly covered: boolean; // something else lies over its middle
}

/** Where the parts are that are to be seen now. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board, .head, .message, .tool, .modes, .key, .hint-card')]
      .filter((part) => getComputedStyle(part).visibility === 'visible')
      .map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const upmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const name = part.getAttribute('class') ?? '';
        return { name, left, top, right, bottom, covered: !part.contains(upmost) };
      }),
  );

const apart = (a: Part, b: Part): boolean =>
  a.right <= b.left + 0.5 ||
  b.right <= a.left + 0.5 ||
  a.bottom <= b.top + 0.5 ||
  b.bottom <= a.top + 0.5;

/** Everything is on the screen, nothing on anything else, and there is nothing to scroll to. */
async function fits(page: Page): Promise<Part[]> {
  const parts = await partsOf(page);
  const { width, height } = page.viewportSize()!;
  const beyond = parts.filter(
    ({ left, top, right, bottom }) =>
      left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5,
  );
  expect(beyond).toEqual([]);
  expect(parts.filter(({ covered }) => covered)).toEqual([]);
  const pairs = parts.flatMap((a, i) => parts.slice(i + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => !apart(a, b))).toEqual([]);
  const whole = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });
  expect(whole).toEqual([width, height]);
  return parts;
}

const named = (parts: readonly Part[], kind: string): Part[] =>
  parts.filter(({ name }) => name.split(' ').includes(kind));
const keysOf = (parts: readonly Part[]): Part[] => named(parts, 'key');
const boardOf = (parts: readonly Part[]): Part => named(parts, 'board')[0]!;

/** A card has the place of tools and keys, with all its buttons; the board is where it was. */
async function cardFits(page: Page, board: Part): Promise<void> {
  const parts = await fits(page);
  expect(boardOf(parts)).toEqual(board);
  expect(parts.map(({ name }) => name.split(' ')[0])).toEqual(['head', 'board', 'hint-card']);
  const [card] = named(parts, 'hint-card');
  const within = await page
    .locator('.hint-card button, .hint-card a, .hint-body')
    .evaluateAll((inner) =>
      inner.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom] as const;
      }),
    );
  for (const [left, top, right, bottom] of within) {
    expect(left).toBeGreaterThanOrEqual(card!.left);
    expect(top).toBeGreaterThanOrEqual(card!.top);
    expect(right).toBeLessThanOrEqual(card!.right);
    expect(bottom).toBeLessThanOrEqual(card!.bottom);
  }
  // What is said may be longer than its place, but three lines of it are seen.
  const body = page.locator('.hint-body');
  const [seen, all] = await body.evaluate(
    (text) => [text.clientHeight, text.scrollHeight] as const,
  );
  expect(seen).toBeGreaterThanOrEqual(Math.min(all, 3 * 18));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stage = (page: Page, n: number): Promise<void> =>
  page.getByRole('img', { name: `Stage ${n} of 4` }).waitFor();

it.each(PHONES)('fits %i × %i, and so do hints and checks', (...size) =>
  visit(`/play?p=${CHAINS}`, hand(size), async (page) => {
    await playing(page);
    const before = await fits(page);
    const board = boardOf(before);
    expect(named(before, 'tool')).toHaveLength(6);
    expect(keysOf(before)).toHaveLength(9);
    for (const { left, top, right, bottom } of keysOf(before)) {
      expect(right - left).toBeGreaterThanOrEqual(LEAST);
      expect(bottom - top).toBeGreaterThanOrEqual(LEAST);
    }
    // The board is as large as the keys allow.
    expect(board.right - board.left).toBeGreaterThanOrEqual(0.74 * Math.min(...size));

    for (const mode of ['Corner', 'Centre', 'Colour', 'Digit']) {
      await button(page, mode).tap();
      expect(boardOf(await fits(page))).toEqual(board);
    }
    await button(page, 'Hint').tap();
    for (const n of [1, 2, 3, 4]) {
      await stage(page, n);
      await cardFits(page, board);
      if (n < 4) await button(page, 'More').tap();
    }
    await button(page, 'Close the hint').tap();
    await page.locator('.hint-card').waitFor({ state: 'detached' });
    expect(keysOf(await fits(page))).toEqual(keysOf(before));

    await cell(page, 1).tap();
    await page.getByRole('button', { name: /^2,/ }).tap();
    await button(page, 'Check').tap();
    await page.getByRole('region', { name: 'Check' }).waitFor();
    await cardFits(page, board);
    await button(page, 'Why it cannot be').tap();
    await page.getByRole('region', { name: 'Why not?' }).waitFor();
    await cardFits(page, board);
    await page.locator('.hint-card header button').tap();
    await page.locator('.hint-card').waitFor({ state: 'detached' });
    await cell(page, 0).tap();
    await page.getByLabel('Options').tap();
    const sheet = (await page.locator('.options-sheet').boundingBox())!;
    expect(sheet.x).toBeGreaterThanOrEqual(0);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(size[1]);
  }),
);

it.each(PHONES)('has room for a long hint at %i × %i', (...size) =>
  visit(`/play?p=${LONG}`, hand(size), async (page) => {
    await playing(page);
    const board = boardOf(await fits(page));
    await button(page, 'Hint').tap();
    for (const n of [1, 2, 3]) {
      await stage(page, n);
      await button(page, 'More').tap();
    }
    await stage(page, 4);
    await cardFits(page, board);
    // Its end can be read too, and nothing else moves.
    const body = page.locator('.hint-body');
    await body.evaluate((text) => text.scrollTo(0, text.scrollHeight));
    const left = await body.evaluate((t) => t.scrollHeight - t.clientHeight - t.scrollTop);
    expect(Math.abs(left)).toBeLessThanOrEqual(1);
    await cardFits(page, board);
  }),
);

it.each(LARGE)('fits %i × %i with an open hint', (width, height) =>
  visit(`/play?p=${CHAINS}`, { viewport: { width, height } }, async (page) => {
    await playing(page);
    const board = boardOf(await fits(page));
    await button(page, 'Hint').click();
    for (const n of [1, 2, 3, 4]) {
      await stage(page, n);
      expect(boardOf(await fits(page))).toEqual(board);
      if (n < 4) await button(page, 'More').click();
    }
  }),
);
