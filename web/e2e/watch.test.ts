import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { boardOf, DESK, get, PHONE, post, said, url, visit } from './browser';

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
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const closing = (page: Page): Locator => page.getByRole('region', { name: 'How it ended' });
/** The story of a run as the server tells it, and where the show ends. */
async function told(puzzle: string, engine: string, decide = 'mrv') {
  const body = { puzzle, engine, decide, mode: 'steps', limit: 10_000 };
  const { steps } = await post<{ steps: Event[] }>('/api/solve', body);
  return { steps, solution: steps.find(({ kind }) => kind === 'solution')!.n };
}

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
  readonly literals?: string[];
  readonly because?: { readonly reason?: string };
  readonly text: string;
}

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

const SMALL = { ...PHONE, viewport: { width: 390, height: 664 } };

it.each([
  ['a phone', SMALL],
  ['a desk', DESK],
])('plays from Start to the solution by itself on %s', (_, size) =>
  visit('/watch', size, async (page) => {
    const [first] = await get<{ preview: string }[]>('/api/sudoku/puzzles/very-hard?watch=cdcl');
    await expect
      .poll(async () => (await boardOf(page)).digits.map((d) => d || '.').join(''))
      .toBe(first!.preview);
    await expect.poll(() => page.locator('input[value="cdcl"]').isChecked()).toBe(true);
    await press(page, 'Start');
    await expect.poll(async () => (await counter(page))[0]).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => page.url()).toContain('decide=mrv');
    // Everything that steers is in sight.
    const low = await page.locator('.jumps').boundingBox();
    expect(low!.y + low!.height).toBeLessThanOrEqual(size.viewport!.height);

    await page.getByLabel('Speed').selectOption('500');
    await closing(page).getByText('Solved', { exact: true }).waitFor();
    const [now, last] = await counter(page);
    expect(now).toBe(last);
    expect((await boardOf(page)).digits).not.toContain(0);
    await closing(page)
      .getByText(/^\d+ guess(es)?, \d+ dead ends?, \d+ clauses? learned\.$/)
      .waitFor();
    await closing(page)
      .getByText(/keeps a rule from every dead end/)
      .waitFor();
    // The card leaves the board alone.
    const [board, card] = [page.getByRole('grid'), closing(page)];
    const [above, below] = [(await board.boundingBox())!, (await card.boundingBox())!];
    const apart = above.y + above.height <= below.y + 1 || above.x + above.width <= below.x;
    expect(apart).toBe(true);
  }),
);

// On the browser's own clock, which stands still but for what it is told to go on.
it('lasts 45 to 90 seconds at its normal pace', () =>
  visit('/watch', SMALL, async (page) => {
    const { solution } = await told(PUZZLE, 'norvig');
    await page.getByLabel('My own puzzle').check({ force: true });
    await page.getByLabel('Your puzzle, in any notation').fill(PUZZLE);
    await page.locator('input[name="engine"][value="norvig"]').check();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, 'Start');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return counter(page);
      })
      .toEqual([1, solution]);
    await page.clock.runFor(44_000);
    expect((await counter(page))[0]).toBeLessThan(solution);
    await page.clock.runFor(46_000);
    await closing(page).getByText('Solved', { exact: true }).waitFor();
    expect((await counter(page))[0]).toBe(solution);
  }));

it.each([
  ['a phone', SMALL],
  ['a desk', DESK],
])('proves in a chapter of its own that there is no second solution, on %s', (_, size) =>
  visit(`/watch?p=${PUZZLE}&engine=cdcl&decide=mrv&at=2`, size, async (page) => {
    const { steps, solution } = await told(PUZZLE, 'cdcl');
    await at(page, 2);
    await press(page, 'To the end');
    await at(page, solution);
    await press(page, 'Is it the only one?');
    await page.getByText('Is it the only one?').first().waitFor();
    await press(page, 'Pause');
    await press(page, 'To the start');
    // As long as the solution stands, nothing of it is called or drawn as wrong.
    for (let n = solution + 1; ['learn', 'conflict'].includes(steps[n - 1]!.kind); ++n) {
      await at(page, n);
      expect(steps[n - 1]!.because?.reason).toBe('found');
      expect((await said(page)).join()).not.toContain('in conflict');
      expect(await page.locator('.house-broken').count()).toBe(0);
      expect(await page.locator('.now-line').innerText()).not.toMatch(/conflict|broken/i);
      await press(page, 'Step forward');
    }
    await press(page, 'Next conflict');
    await expect.poll(() => page.locator('.now-line').innerText()).toMatch(/^Conflict/);
    await page.getByLabel('Speed').selectOption('500');
    await press(page, 'Play');
    await closing(page).getByText('It is the only one', { exact: true }).waitFor();
    await at(page, steps.length);
    expect((await said(page)).join()).not.toContain('in conflict');
    await press(page, 'Watch again');
    await expect.poll(async () => (await counter(page))[1]).toBe(solution);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  }),
);

it('opens old links at the same moment, in the proof too', () =>
  visit('/watch', DESK, async (page) => {
    const { steps, solution } = await told(PUZZLE, 'cdcl', 'activity');
    for (const n of [solution - 7, solution + 30]) {
      await page.goto(url(`/watch?p=${PUZZLE}&engine=cdcl&at=${n}`));
      await at(page, n);
      await expect.poll(() => page.locator('.now-line').innerText()).toBe(steps[n - 1]!.text);
      const heading = page.locator('.story-place h2');
      await expect
        .poll(() => heading.innerText())
        .toBe(n > solution ? 'Is it the only one?' : 'Clause learning by activity');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    }
    // The solution is one press away.
    await press(page, 'Solution');
    await at(page, solution);
  }));

it('guesses as it was chosen, and offers the other way at the end', () =>
  visit('/watch', DESK, async (page) => {
    await page.getByLabel('My own puzzle').check();
    await page.getByLabel('Your puzzle, in any notation').fill(PUZZLE);
    await page.getByLabel('Activity').check({ force: true });
    await press(page, 'Start');
    await expect.poll(() => page.url()).toContain('decide=activity');
    const [mrv, activity] = [await told(PUZZLE, 'cdcl'), await told(PUZZLE, 'cdcl', 'activity')];
    expect(mrv.solution).not.toBe(activity.solution);
    await press(page, 'To the end');
    await at(page, activity.solution);
    await closing(page)
      .getByRole('link', { name: /MRV \+ degree/ })
      .click();
    await expect.poll(() => page.url()).toContain('decide=mrv');
    await expect.poll(async () => (await counter(page))[1]).toBe(mrv.solution);
  }));

it('says where nothing needs a guess, and offers more with one press', () =>
  visit('/watch', PHONE, async (page) => {
    await page.getByLabel('Easy', { exact: true }).check({ force: true });
    await page.getByText('Nothing here needs a guess').waitFor();
    await page.getByRole('button', { name: 'Take a harder one' }).tap();
    await expect.poll(() => page.getByLabel('Very hard').isChecked()).toBe(true);
    await page.getByText('some guesses are wrong').waitFor();
  }));

it('says so where there is no solution, or the only one was forced', () =>
  visit(`/watch?p=52${EASY.slice(2)}&engine=norvig&at=9999`, DESK, async (page) => {
    await closing(page).getByText('No solution', { exact: true }).waitFor();
    await closing(page).getByText('There is no solution').waitFor();
    await page.goto(url(`/watch?p=${EASY}&engine=cdcl&at=9999`));
    await closing(page).getByText('there is no other solution').waitFor();
    await closing(page).getByRole('button', { name: 'Close this card' }).click();
    await closing(page).waitFor({ state: 'detached' });
  }));

it('opens a file as Analyse does, and says when it is empty', async () => {
  const file = (page: Page, name: string, text: string): Promise<void> =>
    page
      .getByLabel('A file with a puzzle')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await visit('/watch', PHONE, async (page) => {
    await page.getByLabel('My own puzzle').check({ force: true });
    await file(page, 'nothing.txt', ' \n');
    await page.getByText('The file nothing.txt is empty.').waitFor();
    await file(page, 'two.txt', `${EASY}\n${PUZZLE}\n`);
    await page.getByText('Puzzle 1 of 2').waitFor();
    await page.getByText('is empty').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await page.getByRole('button', { name: 'Start' }).tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('p')).toBe(PUZZLE);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  });
  await visit('/analyse', DESK, async (page) => {
    await file(page, 'nothing.sdk', '');
    await page.getByText('The file nothing.sdk is empty.').waitFor();
  });
});
