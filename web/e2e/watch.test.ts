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
  expect.poll(async () => (await counter(page))[0], { timeout: 30_000 }).toBe(n);

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
      await expect.poll(async () => (await boardOf(page)).digits).not.toContain(0);
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
        const guesses = state.decisions.map((d) => `${d.cell} = ${d.digit}`);
        if (engine === 'cdcl') {
          await page.getByRole('tab', { name: 'Trail' }).click();
          await expect
            .poll(async () => (await page.locator('.fact.guess').allInnerTexts()).reverse())
            .toEqual(guesses);
        } else {
          await page.getByRole('tab', { name: 'Guesses' }).click();
          const lines = page.locator('[role="tabpanel"] .mind-line span:last-child');
          await expect.poll(async () => (await lines.allInnerTexts()).reverse()).toEqual(guesses);
          await page.getByRole('tab', { name: 'Tree' }).click();
          if (guesses.length > 0)
            await expect
              .poll(() => page.locator('.node.open:not(.root) text').allTextContents())
              .toEqual(expect.arrayContaining(guesses.map((text) => text.replaceAll(' ', ''))));
        }
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
      await expect.poll(() => page.locator('.now-line').innerText()).toContain(step.text);
      await expect.poll(() => page.locator('.now-line b').innerText()).toMatch(/^[A-Z].*\. $/);
      // Its whole pattern, and in it everything that it changes.
      await page.locator('.cell-tint, .house-tint').first().waitFor();
      await expect
        .poll(() => page.locator('.mark.role-place, .mark.role-remove').count())
        .toBe(step.count);
      await expect.poll(() => page.locator('.line[aria-current]').innerText()).toContain(step.text);
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
    await expect.poll(() => page.locator('.mind-line').first().innerText()).toContain('×');
    await page.getByLabel('Position').fill('900');
    await page.getByRole('tab', { name: 'Learned' }).click();
    await page.locator('.mind-line').first().hover();
    await expect.poll(() => page.locator('.marked').count()).toBeGreaterThan(0);
  }));

it('jumps to the next guess, conflict and solution, by button and by key', () =>
  visit(`/watch?p=${PUZZLE}&engine=norvig&at=1`, DESK, async (page) => {
    await at(page, 1);
    const body = { puzzle: PUZZLE, engine: 'norvig', mode: 'steps', limit: 10_000 };
    const { steps } = await post<{ steps: Event[] }>('/api/solve', body);
    const next = (kind: string, from: number): number =>
      steps.find((event) => event.kind === kind && event.n > from)!.n;
    await page.getByRole('button', { name: 'Next conflict' }).click();
    await at(page, next('conflict', 1));
    await expect.poll(() => page.locator('.now-line').innerText()).toMatch(/^Conflict/);
    await page.getByRole('button', { name: 'Next guess' }).click();
    await at(page, next('decide', next('conflict', 1)));
    await page.locator('body').click({ position: { x: 2, y: 400 } });
    await page.keyboard.press('s');
    // The rest of the story may still be coming in.
    await at(page, next('solution', 1));
    await expect.poll(async () => (await boardOf(page)).digits).not.toContain(0);
    const guesses = steps.filter((e) => e.kind === 'decide' && e.n <= next('solution', 1)).length;
    // The panels follow the board once it has come to rest.
    await expect
      .poll(async () => (await page.locator('.counters').innerText()).replaceAll(/\s+/g, ' '))
      .toContain(`guesses ${guesses}`);
  }));

it('grows a tree that folds what failed, and can be moved, scaled and walked', () =>
  visit(`/watch?p=${PUZZLE}&engine=norvig&at=400`, DESK, async (page) => {
    await at(page, 400);
    const tree = page.getByRole('tree');
    await tree.waitFor();
    const failed = tree.locator('.node.failed[aria-expanded="false"]').first();
    await failed.waitFor();
    const before = await tree.locator('.node').count();
    await failed.dispatchEvent('click');
    await expect.poll(() => tree.locator('.node').count()).toBeGreaterThan(before);

    const view = page.locator('.tree-view svg > g');
    const looks = (): Promise<string | null> => view.getAttribute('transform');
    const from = await looks();
    const box = (await page.locator('.tree-view').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + box.height - 90, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => looks()).not.toBe(from);
    await page.mouse.wheel(0, -200);
    await expect.poll(looks).not.toContain('scale(1)');
    await page.getByRole('button', { name: 'Follow the solver' }).click();
    await expect.poll(looks).toContain('scale(1)');

    await tree.focus();
    await page.keyboard.press('ArrowUp');
    await tree.locator('.node.active').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => tree.locator('.node.active[aria-expanded="false"]').count()).toBe(1);
    await expect.poll(async () => (await counter(page))[0]).toBe(400);
    // A guess points at its cell.
    await tree.locator('.node.active').hover();
    await expect.poll(() => page.locator('.marked').count()).toBe(1);
  }));

it('draws why a conflict came: the clause above the cut, what followed below', () =>
  visit(`/watch?p=${PUZZLE}&engine=cdcl&at=2`, DESK, async (page) => {
    const body = { puzzle: PUZZLE, engine: 'cdcl', mode: 'steps', limit: 10_000 };
    const { steps } = await post<{ steps: (Event & { literals?: string[] })[] }>(
      '/api/solve',
      body,
    );
    await page.getByRole('tab', { name: 'Graph' }).click();
    await page.getByText('No conflict yet').waitFor();
    // What a clause says is false when it is broken.
    const held = (literal: string): string =>
      literal.includes('!=') ? literal.replace('!=', '=') : literal.replace('=', '≠');
    for (const learned of steps.filter((e) => e.kind === 'learn').slice(0, 4)) {
      await page.getByLabel('Position').fill(String(learned.n));
      await at(page, learned.n);
      const names = (learned.literals ?? []).map(held);
      await expect
        .poll(async () => {
          const texts = page.locator('.node.reason:not(.dropped) > text:not(.cut-name)');
          return (await texts.allTextContents()).sort();
        })
        .toEqual([...names].sort());
      const uip = page.locator('.node.uip > text').first();
      await expect.poll(() => uip.textContent()).toBe(names[0]);
      await expect.poll(() => page.locator('.cut').count()).toBe(1);
      await expect.poll(() => page.locator('.graph-said').innerText()).toContain('Learned clause');
    }
    await page.locator('.node.reason').first().hover({ force: true });
    await expect.poll(() => page.locator('.marked').count()).toBe(1);
  }));

it('opens a stored puzzle on a phone, and Back leads to the choice', () =>
  visit('/watch', PHONE, async (page) => {
    await page.getByLabel('Hard', { exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).tap();
    await at(page, 1);
    expect(new URL(page.url()).pathname).toMatch(/^\/watch\/.+/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    await page.getByRole('tab', { name: 'Graph' }).tap();
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
