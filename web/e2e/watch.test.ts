import { expect, it } from 'vitest';
import { boardOf, DESK, get, PHONE, post, url, visit } from './browser';
import { at, closing, counter, EASY, press, PUZZLE, told } from './watching';

interface State {
  readonly board: number[][];
  readonly candidates: number[][][];
  readonly decisions: { readonly level: number; readonly cell: string; readonly digit: number }[];
  readonly steps: number;
}

const ENGINES = ['dfs', 'mrv', 'norvig', 'least', 'cdcl'];

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
      await press(page, 'Start');
      await press(page, 'Pause');
      await press(page, 'To the end');
      await closing(page).waitFor();
      const [, shown] = await counter(page); // to the solution
      await at(page, shown);
      await expect.poll(async () => (await boardOf(page)).digits).not.toContain(0);
      await press(page, 'To the start');
      await at(page, 1);
      await press(page, 'Step forward');
      await at(page, 2);
      await press(page, 'To the end');
      await press(page, 'Step back');
      await at(page, shown - 1);

      const { session } = await post<{ session: string }>('/api/sudoku/initialize', { puzzle });
      const solve = { engine, decide: 'mrv', mode: 'steps', from: 'givens' };
      const { total } = await post<{ total: number }>('/api/sudoku/solve', solve, session);
      const halves = [1, 2].map((part) => Math.floor((shown * part) / 3));
      const proof = [shown + 1, Math.floor((shown + total) / 2), total];
      for (const n of [1, ...halves, shown - 1, ...proof]) {
        if (n === shown + 1) {
          await press(page, 'To the end');
          await press(page, 'Is it the only one?');
          await press(page, 'Pause');
        }
        await page.getByLabel('Position').fill(String(n));
        await at(page, n);
        const state = await get<State>(`/api/sudoku/state?at=${n}`, session);
        const board = await boardOf(page);
        expect(board.digits).toEqual(state.board.flat());
        // An event that crosses a candidate out shows it once more, struck through.
        const struck = page.locator('.note.struck');
        if ((await struck.count()) === 0) expect(board.candidates).toEqual(state.candidates.flat());
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
              .poll(() =>
                page.locator('.node:is(.open, .solved):not(.root) text').allTextContents(),
              )
              .toEqual(expect.arrayContaining(guesses.map((text) => text.replaceAll(' ', ''))));
        }
      }
    }),
);

it('shows logic step by step: its reason, its technique, its effect as one move', () =>
  visit(`/watch?p=${EASY}&engine=logic&at=1`, DESK, async (page) => {
    await at(page, 1);
    const steps = (await told(EASY, 'logic')).steps.filter((event) => event.kind === 'step');
    for (const step of steps.slice(0, 3)) {
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
    await at(page, steps[1]!.n);
    await page.getByRole('tab', { name: 'Techniques' }).waitFor();
    await page.locator('.mind-line').first().click();
    await at(page, steps[0]!.n);
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
    const { steps } = await told(PUZZLE, 'norvig');
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
    const { steps } = await told(PUZZLE, 'cdcl', 'activity'); // as old addresses mean it
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
    await page.getByRole('button', { name: 'Pause' }).tap();
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
      await page.getByText('Paste a puzzle or open a file first.').waitFor();
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
