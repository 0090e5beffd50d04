import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardOf, DESK, get, PHONE, post, url, visit } from './browser';

interface State {
  readonly board: number[][];
  readonly candidates: number[][][];
  readonly decisions: { readonly level: number; readonly cell: string; readonly digit: number }[];
  readonly steps: number;
}

const ENGINES = ['dfs', 'mrv', 'norvig', 'least', 'cdcl'];
const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const counter = async (page: Page): Promise<[number, number]> => {
  const found = /event ([\d,]+) of ([\d,]+)/.exec(await page.locator('.counter').innerText());
  const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
  return [number(found?.[1]), number(found?.[2])];
};
const at = (page: Page, n: number): Promise<void> =>
  expect.poll(async () => (await counter(page))[0], { timeout: 10_000 }).toBe(n);

it('lists every engine that can be watched', async () => {
  const engines = await get<{ name: string; steps: boolean }[]>('/api/engines');
  expect(engines.filter((engine) => engine.steps).map((engine) => engine.name)).toEqual([
    ...ENGINES,
    'logic',
  ]);
});

// The whole way a viewer goes, and at several places the server's own replay beside the page's.
it.each(ENGINES)(
  '%s solves a puzzle; forward, back and by scrubbing the board is right',
  (engine) =>
    visit('/watch', DESK, async (page) => {
      const puzzle = engine === 'dfs' ? EASY : PUZZLE;
      await page.getByLabel('My own puzzle').check();
      await page.getByLabel('Your puzzle, in any notation').fill(puzzle);
      await page.locator(`input[name="engine"][value="${engine}"]`).check();
      await page.getByRole('button', { name: 'Start' }).click();
      await at(page, 1);
      const [, total] = await counter(page);

      await page.getByRole('button', { name: 'Step forward' }).click();
      await at(page, 2);
      await page.getByRole('button', { name: 'To the end' }).click();
      await at(page, total);
      expect((await boardOf(page)).digits).not.toContain(0);
      await page.getByRole('button', { name: 'Step back' }).click();
      await at(page, total - 1);

      const { session } = await post<{ session: string }>('/api/sudoku/initialize', { puzzle });
      const solve = { engine, mode: 'steps', from: 'givens' };
      const run = await post<{ total: number }>('/api/sudoku/solve', solve, session);
      expect(run.total).toBe(total);
      for (const n of [1, Math.floor(total / 3), Math.floor(total / 2), total - 1]) {
        await page.getByLabel('Position').fill(String(n));
        await at(page, n);
        const state = await get<State>(`/api/sudoku/state?at=${n}`, session);
        const shown = await boardOf(page);
        expect(shown.digits).toEqual(state.board.flat());
        // An event that crosses a candidate out shows it once more, struck through.
        const struck = page.locator('.note.struck');
        if ((await struck.count()) === 0) expect(shown.candidates).toEqual(state.candidates.flat());
        const guesses = await page.locator('[role="tabpanel"] .mind-line').allInnerTexts();
        expect(guesses.map((line) => line.replaceAll(/\s+/g, ' ')).reverse()).toEqual(
          state.decisions.map((d) => `${d.level} ${d.cell} = ${d.digit}`),
        );
      }
    }),
);

interface Event {
  readonly n: number;
  readonly kind: string;
  readonly technique?: string;
  readonly count?: number;
  readonly text: string;
}

it('shows logic step by step: its reason, its technique, its effect as one move', () =>
  visit(`/watch?p=${EASY}&engine=logic&at=1`, DESK, async (page) => {
    await at(page, 1);
    const body = { puzzle: EASY, engine: 'logic', mode: 'steps', limit: 10_000 };
    const { steps } = await post<{ steps: Event[] }>('/api/solve', body);
    const told = steps.filter((event) => event.kind === 'step');
    for (const step of told.slice(0, 3)) {
      await page.getByRole('button', { name: 'Step forward' }).click();
      await at(page, step.n);
      expect(await page.locator('.now-line').innerText()).toContain(step.text);
      expect(await page.locator('.now-line b').innerText()).toMatch(/^[A-Z].*\. $/);
      expect(await page.locator('.mark').count()).toBe(step.count);
      expect(await page.locator('.line[aria-current]').innerText()).toContain(step.text);
    }
    await page.getByRole('button', { name: 'Step back' }).click();
    await at(page, told[1]!.n);
    await page.getByRole('tab', { name: 'Techniques' }).waitFor();
    await page.locator('.mind-line').first().click();
    await at(page, told[0]!.n);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(async () => (await boardOf(page)).digits).not.toContain(0);
  }));

it('says where logic goes no further', () =>
  visit(`/watch?p=${PUZZLE}&engine=logic&at=9999`, PHONE, async (page) => {
    await expect
      .poll(() => page.locator('.now-line').innerText())
      .toMatch(/^Logic goes no further: \d+ cells are left\.$/);
  }));

it('plays, pauses, and lets the story, the keys and the address lead', () =>
  visit(`/watch?p=${PUZZLE}&engine=cdcl&at=40`, DESK, async (page) => {
    await at(page, 40);
    await page.getByLabel('Speed').selectOption('100');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => (await counter(page))[0]).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Pause' }).click();
    const [paused] = await counter(page);
    await page.locator('body').click({ position: { x: 2, y: 400 } });
    await page.keyboard.press('ArrowLeft');
    await at(page, paused - 1);
    await expect.poll(() => page.url()).toContain(`at=${paused - 1}`);

    await page.locator('.line', { hasText: String(paused + 2) }).click();
    await at(page, paused + 2);
    await page.getByRole('tab', { name: 'Conflicts' }).click();
    await page.locator('.mind-line').last().click();
    await expect.poll(() => page.locator('.line[aria-current]').innerText()).toContain('Conflict');
    expect(await page.locator('.mind-line').first().innerText()).toContain('×');
    await page.getByLabel('Position').fill('900');
    await page.getByRole('tab', { name: 'Learned' }).click();
    await page.locator('.mind-line').first().hover();
    await expect.poll(() => page.locator('.marked').count()).toBeGreaterThan(0);
  }));

it('opens a stored puzzle on a phone, and Back leads to the choice', () =>
  visit('/watch', PHONE, async (page) => {
    await page.getByLabel('Hard', { exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).tap();
    await at(page, 1);
    expect(new URL(page.url()).pathname).toMatch(/^\/watch\/.+/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    await page.getByRole('tab', { name: 'Guesses' }).tap();
    await page.goBack();
    await page.getByRole('heading', { name: 'Watch a solver think' }).waitFor();
  }));

it('says what is wrong with a puzzle', () =>
  visit(
    '/watch',
    DESK,
    async (page) => {
      await page.getByLabel('My own puzzle').check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('Paste a puzzle first.').waitFor();
      await page.getByLabel('Your puzzle, in any notation').fill('123');
      await page.getByRole('button', { name: 'Start' }).click();
      const sentence = await page.getByRole('alert').locator('p').first().textContent();
      const answer = await fetch(url('/api/sudoku/initialize'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"puzzle":"123"}',
      });
      expect(sentence).toBe(((await answer.json()) as { detail: string }).detail);
    },
    { complaints: 1 },
  ));
