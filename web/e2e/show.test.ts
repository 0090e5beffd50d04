import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardOf, DESK, get, PHONE, said, url, visit } from './browser';
import { at, closing, counter, EASY, press, PUZZLE, told } from './watching';

const sized = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });
const SMALL = sized(390, 664);
const TURNED = sized(844, 390);

/** Whether all of a part of the page is seen, without scrolling. */
async function expectInSight(page: Page, part: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(part).boundingBox())!;
  const seen = page.viewportSize()!;
  expect([Math.min(x, y), x + width <= seen.width, y + height <= seen.height]).toEqual([
    expect.toSatisfy((least: number) => least >= 0),
    true,
    true,
  ]);
}

it.each([
  ['a phone', SMALL],
  ['a phone on its side', TURNED],
  ['a small phone on its side', sized(667, 375)],
  ['a long phone on its side', sized(932, 430)],
  ['a desk', DESK],
])('plays from Start to the solution by itself on %s', (_, size) =>
  visit('/watch', size, async (page) => {
    const [first] = await get<{ id: string; preview: string }[]>(
      '/api/sudoku/puzzles/very-hard?watch=cdcl',
    );
    await expect.poll(() => page.locator('input[value="cdcl"]').isChecked()).toBe(true);
    await page.locator('.lead:enabled').waitFor();
    if (size === DESK) {
      const preview = (await boardOf(page)).digits.map((d) => d || '.').join('');
      expect(preview).toBe(first!.preview);
    }
    if (size !== SMALL) await expectInSight(page, '.chooser .lead');
    await press(page, 'Start');
    expect(new URL(page.url()).pathname).toBe(`/watch/${first!.id}`);
    await expect.poll(async () => (await counter(page))[0]).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => page.url()).toContain('decide=mrv');
    // The board, what is said of it and everything that steers are in sight.
    for (const part of ['.board', '.now-line', '.transport']) await expectInSight(page, part);

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
    // The card leaves the board alone, and is whole.
    await expectInSight(page, '.closing');
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
    const heading = size === DESK ? '.story-place h2' : '.counter b';
    await page.locator(heading).getByText('Is it the only one?').waitFor();
    await press(page, 'Pause');
    await press(page, 'To the start');
    // As long as the solution stands, nothing of it is called or drawn as wrong.
    for (let n = solution + 1; ['learn', 'conflict'].includes(steps[n - 1]!.kind); ++n) {
      await at(page, n);
      expect(steps[n - 1]!.because?.reason).toBe('found');
      expect((await said(page)).join()).not.toContain('in conflict');
      expect(await page.locator('.broken-house').count()).toBe(0);
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
