// What the tests of Watch ask of its page, and of the server beside it.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { post } from './browser';

export const PUZZLE =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const EASY =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export interface Event {
  readonly n: number;
  readonly kind: string;
  readonly technique?: string;
  readonly count?: number;
  readonly literals?: string[];
  readonly because?: { readonly reason?: string };
  readonly text: string;
}

export const counter = async (page: Page): Promise<[number, number]> => {
  const found = /event ([\d,]+) of ([\d,]+)/.exec(await page.locator('.counter').innerText());
  const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
  return [number(found?.[1]), number(found?.[2])];
};
export const at = (page: Page, n: number): Promise<void> =>
  expect.poll(async () => (await counter(page))[0], { timeout: 30_000 }).toBe(n);
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const closing = (page: Page): Locator => page.getByRole('region', { name: 'How it ended' });
/** The story of a run as the server tells it, and where the show ends. */
export async function told(puzzle: string, engine: string, decide = 'mrv') {
  const body = { puzzle, engine, decide, mode: 'steps', limit: 10_000 };
  const { steps } = await post<{ steps: Event[] }>('/api/solve', body);
  return { steps, solution: steps.find(({ kind }) => kind === 'solution')!.n };
}
