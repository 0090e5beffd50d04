import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardOf, cell, DESK, said, SHORT_PHONE, visit } from './browser';
import { firstOf, mistakeIn, playing } from './game';

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const selected = (page: Page): Promise<number> =>
  page.locator('[role="gridcell"][aria-selected="true"]').count();

it('selects several cells by drag, Shift and Ctrl, and marks them together', async () => {
  const { id, open } = await firstOf('hard');
  await visit(`/play/${id}`, DESK, async (page) => {
    await playing(page);
    await cell(page, 0).hover();
    await page.mouse.down();
    for (const to of [1, 2, 11]) await cell(page, to).hover();
    await page.mouse.up();
    await expect.poll(() => selected(page)).toBe(4);
    await cell(page, 40).click({ modifiers: ['Control'] });
    await expect.poll(() => selected(page)).toBe(5);
    await cell(page, 40).click({ modifiers: ['Control'] });
    await expect.poll(() => selected(page)).toBe(4);
    await cell(page, 80).click();
    await expect.poll(() => selected(page)).toBe(1);
    await press(page, 'Shift+ArrowLeft', 'Shift+ArrowUp');
    await expect.poll(() => selected(page)).toBe(3);

    const [first, second] = [open[0]!, open[1]!];
    await cell(page, first).click();
    await cell(page, second).click({ modifiers: ['Shift'] });
    await press(page, 'Shift+Digit2', 'Control+Digit7', 'KeyC', 'Digit8', 'KeyV', 'Digit3');
    for (const target of [first, second])
      await expect
        .poll(async () => (await said(page))[target])
        .toMatch(/empty, notes 2, middle 7 8, green$/);
    await press(page, 'Shift+Digit2', 'Digit1');
    await expect.poll(async () => (await said(page))[first]).toMatch(/2 blue, green$/);
    await press(page, ...Array<string>(5).fill('Control+z'));
    await expect.poll(async () => (await said(page))[first]).toMatch(/empty$/);

    // Every cell with the same digit.
    const given = (await boardOf(page)).digits.findIndex((d) => d !== 0);
    await cell(page, given).dblclick();
    await expect.poll(() => selected(page)).toBeGreaterThan(1);
  });
});

it('knows six colours, and opens a game that holds another', async () => {
  const { id, open } = await firstOf('hard');
  const target = open[0]!;
  await visit(`/play/${id}`, DESK, async (page) => {
    await playing(page);
    await cell(page, target).click();
    await press(page, 'KeyV', 'Digit7', 'Digit9', 'Digit6');
    await expect.poll(async () => (await said(page))[target]).toMatch(/empty, grey$/);
    await page.evaluate(
      ([key, at]) => {
        const game = JSON.parse(localStorage.getItem(key)!) as { marks: number[][] };
        game.marks[at] = [0, 0, 0, 0, 7];
        localStorage.setItem(key, JSON.stringify(game));
      },
      [`nonet.game.${id}`, target] as const,
    );
    await page.reload();
    await playing(page);
    await expect.poll(async () => (await said(page))[target]).toMatch(/empty$/);
  });
});

it('keeps the notes, but not against the player', async () => {
  const { id, open, solution } = await firstOf('easy');
  await visit(`/play/${id}`, DESK, async (page) => {
    await playing(page);
    await page.getByLabel('Options').click();
    await page.getByLabel('Keep the notes for me').check();
    const before = (await boardOf(page)).candidates;
    const target = open.find((i) => before[i]!.length > 2)!;
    const out = before[target]!.find((d) => String(d) !== solution[target])!;
    await cell(page, target).click();
    await press(page, `Shift+Digit${out}`);
    const rest = before[target]!.filter((d) => d !== out);
    await expect.poll(async () => (await boardOf(page)).candidates[target]).toEqual(rest);
    // A digit comes and goes elsewhere; what was crossed out stays so.
    const other = open.find((i) => i !== target)!;
    await cell(page, other).click();
    await press(page, solution[other]!, 'Delete');
    await expect.poll(async () => (await boardOf(page)).candidates[target]).toEqual(rest);
    await page.reload();
    await playing(page);
    await expect.poll(async () => (await boardOf(page)).candidates[target]).toEqual(rest);
    await press(page, 'n');
    await expect.poll(async () => (await boardOf(page)).candidates[target]).toEqual([]);
  });
});

it('checks on request, tells where, rewinds to before the mistake and says why', async () => {
  const puzzle = await firstOf('normal');
  const { id, open, solution } = puzzle;
  const { cell: wrong, digit } = mistakeIn(puzzle);
  const [before, after] = open.filter((i) => i !== wrong && solution[i] !== digit);
  await visit(`/play/${id}`, DESK, async (page) => {
    await playing(page);
    const card = page.getByRole('region', { name: 'Check' });
    await press(page, 'k');
    await page.getByText('There is nothing to check yet.').waitFor();
    for (const [at, d] of [
      [before!, solution[before!]!],
      [wrong, digit],
      [after!, solution[after!]!],
    ] as const) {
      if (at === wrong) {
        await press(page, 'k');
        await page.getByText('Everything is right so far.').waitFor();
      }
      await cell(page, at).click();
      await press(page, d);
    }
    await expect.poll(async () => (await said(page))[wrong]).toMatch(/yours$/);
    await page.getByRole('button', { name: 'Check' }).click();
    await card.getByRole('heading', { name: 'One digit is not right' }).waitFor();
    await expect.poll(async () => (await said(page))[wrong]).toContain('not right');
    const place = `row ${Math.floor(wrong / 9) + 1}, column ${(wrong % 9) + 1}`;
    await expect.poll(() => card.innerText()).toContain(place);

    await card.getByRole('button', { name: 'Why it cannot be' }).click();
    const why = page.getByRole('region', { name: 'Why not?' });
    await why.getByRole('heading', { name: `Why not ${digit} in` }).waitFor();
    await expect.poll(() => why.locator('.hint-body').getAttribute('aria-busy')).toBe('false');
    await press(page, 'Escape');
    await why.waitFor({ state: 'detached' });

    await press(page, 'k');
    await card.getByRole('button', { name: 'Rewind to before it' }).click();
    await card.waitFor({ state: 'detached' });
    const { digits } = await boardOf(page);
    expect([digits[before!], digits[wrong], digits[after!]]).toEqual([
      Number(solution[before!]),
      0,
      0,
    ]);
    await press(page, 'Control+y');
    await expect.poll(async () => (await boardOf(page)).digits[wrong]).toBe(Number(digit));
  });
});

it('answers why not where a candidate is pressed', async () => {
  const { id, preview, open } = await firstOf('easy');
  await visit(`/play/${id}`, SHORT_PHONE, async (page) => {
    await playing(page);
    const target = open[0]!;
    const row = Math.floor(target / 9) * 9;
    const seen = Array.from(preview.slice(row, row + 9)).find((c) => c !== '.')!;
    await page.getByRole('button', { name: 'Why not?' }).tap();
    await page.getByText('Choose a cell, then the digit').waitFor();
    await cell(page, target).tap();
    // The nine digits stand in the cell as on a keypad.
    const box = (await cell(page, target).boundingBox())!;
    const third = (n: number): number => box.width * (0.2 + 0.3 * n);
    const d = Number(seen) - 1;
    await page.touchscreen.tap(box.x + third(d % 3), box.y + third(Math.floor(d / 3)));
    const why = page.getByRole('region', { name: 'Why not?' });
    await why.getByText(`There is a ${seen} in`).waitFor();
    await why.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('button', { name: `Why not ${seen}?` }).tap();
    await why.getByText(`There is a ${seen} in`).waitFor();
  });
});

it('covers the board while the clock rests', async () => {
  const { id, preview } = await firstOf('easy');
  await visit(`/play/${id}`, DESK, async (page) => {
    await page.clock.install();
    await page.reload();
    await playing(page);
    await page.clock.runFor(1_000); // what the page has planned comes first: it listens to keys
    await press(page, 'p');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await expect.poll(async () => (await boardOf(page)).digits.join('')).toBe('0'.repeat(81));
    const time = await page.getByRole('timer').innerText();
    await page.clock.runFor(60_000);
    await expect.poll(() => page.getByRole('timer').innerText()).toBe(time);
    await page.reload(); // which is no wish to go on
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await page.clock.runFor(60_000);
    await expect.poll(() => page.getByRole('timer').innerText()).toBe(time);
    await press(page, 'Enter');
    await expect
      .poll(async () => (await boardOf(page)).digits.map((d) => d || '.').join(''))
      .toBe(preview);
  });
});

it('shows a finished game again, and how hard it was', async () => {
  const { id, open, solution } = await firstOf('very-easy');
  await visit(`/play/${id}`, DESK, async (page) => {
    await playing(page);
    for (const target of open) {
      await cell(page, target).click();
      await press(page, solution[target]!);
    }
    await page.getByText('Solved!').waitFor();
    const rating = page.getByRole('region', { name: 'How hard it was' });
    await rating.getByText('Very easy').waitFor();
    await rating.getByText(/Full House|Single/).waitFor();

    const slider = page.getByRole('slider', { name: 'Your game again' });
    await slider.fill('3');
    await page.getByText(`Move 3 of ${open.length}`).waitFor();
    const { digits } = await boardOf(page);
    expect(open.map((i) => digits[i] !== 0)).toEqual(open.map((_, n) => n < 3));
    await slider.press('ArrowRight');
    await expect
      .poll(async () => (await boardOf(page)).digits[open[3]!])
      .toBe(Number(solution[open[3]!]));
    await slider.fill(String(open.length - 2));
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.getByText(`Move ${open.length} of ${open.length}`).waitFor();
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.getByRole('heading', { name: 'Pick a level and play' }).waitFor();
    // A solved game is not offered to go on with.
    await expect.poll(() => page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  });
});

it('plays a puzzle that comes in the address', async () => {
  const { preview, open, solution } = await firstOf('easy');
  await visit(`/play?p=${preview}`, DESK, async (page) => {
    await playing(page);
    await cell(page, open[0]!).click();
    await press(page, solution[open[0]!]!);
    await page.reload();
    await playing(page);
    await expect
      .poll(async () => (await boardOf(page)).digits[open[0]!])
      .toBe(Number(solution[open[0]!]));
    await page.goto(page.url().replace(/\/play.*/, '/'));
    await page.getByRole('link', { name: /^Continue/ }).click();
    await playing(page);
    expect(page.url()).toContain(`/play?p=${preview}`);
  });
});

it('offers the puzzle of the day where there is one', async () => {
  const puzzle = await firstOf('hard');
  await visit('/watch', DESK, async (page) => {
    await page.route('**/api/daily', (route) => route.fulfill({ json: puzzle }));
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: /^Today’s puzzle/ }).click();
    await playing(page);
    expect(page.url()).toContain(`/play/${puzzle.id}`);
  });
});
