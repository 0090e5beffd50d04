// Debian's Chromium, and what every test asks of a page.
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { FLAGS } from './flags';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** The same smaller: a phone that shows the bars of its browser, a laptop. */
export const SHORT_PHONE: BrowserContextOptions = {
  ...PHONE,
  viewport: { width: 390, height: 664 },
};
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 850 } };

export const url = (path: string): string => inject('url') + path;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
});
afterAll(() => browser.close());

/** A page of a fresh visitor. Whatever it complains about fails the test. */
export async function visit(
  path: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
  { complaints = 0 }: { complaints?: number | null } = {}, // null: any number is right
): Promise<void> {
  const page = await newVisitor(options);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.location().url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(path.startsWith('http') ? path : url(path));
  await work(page);
  await page.context().close();
  if (complaints !== null && said.length !== complaints) expect(said).toEqual([]);
}

/** Two devices at the same address that share nothing. */
export async function withTwo(
  path: string,
  one: BrowserContextOptions,
  other: BrowserContextOptions,
  work: (a: Page, b: Page) => Promise<void>,
): Promise<void> {
  const pages = [await newVisitor(one), await newVisitor(other)] as const;
  for (const page of pages) await page.goto(url(path));
  await work(...pages);
  for (const page of pages) await page.context().close();
}

async function newVisitor(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it would stand between the page and answers made up by a test
    ...options,
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

export const cell = (page: Page, index: number): Locator => page.locator(`[data-cell="${index}"]`);

/** What a screen reader says of the 81 cells. */
export const said = (page: Page): Promise<string[]> =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((c) => c.getAttribute('aria-label') ?? ''));

export interface Board {
  readonly digits: number[];
  readonly candidates: number[][];
}

/** The board as the page says it: digits, and the candidates of empty cells. */
export async function boardOf(page: Page): Promise<Board> {
  const labels = await said(page);
  return {
    digits: labels.map((label) => Number(/column \d, (\d)/.exec(label)?.[1] ?? 0)),
    candidates: labels.map((label) =>
      (/(?:candidates|notes) ([\d ]+)/.exec(label)?.[1] ?? '')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    ),
  };
}

export async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

export async function get<T>(path: string, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(url(path), { headers });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}
