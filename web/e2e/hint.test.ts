import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { boardOf, cell, DESK, get, PHONE, post, said, visit } from './browser';

interface Listed {
  readonly id: string;
  readonly preview: string;
}
const firstOf = async (level: string): Promise<Listed> =>
  (await get<Listed[]>(`/api/sudoku/puzzles/${level}`))[0]!;

const card = (page: Page) => page.getByRole('region', { name: 'Hint' });
const more = (page: Page) => card(page).getByRole('button', { name: 'More' });
const stage = (page: Page, n: number, of = 4): Promise<void> =>
  card(page)
    .getByRole('img', { name: `Stage ${n} of ${of}` })
    .waitFor();
const place = (page: Page) => page.getByRole('grid').boundingBox();

interface Hint {
  readonly step: {
    readonly placements: { readonly cell: string; readonly digit: number }[];
  };
}

it('is opened stage by stage, done and undone, by keyboard', async () => {
  const { id, preview } = await firstOf('easy');
  const { step } = await post<Hint>('/api/hint', { puzzle: preview });
  const [{ cell: name, digit } = { cell: '', digit: 0 }] = step.placements;
  const target = (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
  await visit(`/play/${id}`, DESK, async (page) => {
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/hint'))
        asked.push((request.postDataJSON() as { stage: number }).stage);
    });
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    const before = await place(page);
    await page.keyboard.press('h');
    await stage(page, 1);
    await expect.poll(() => card(page).innerText()).toContain('Look at');
    expect(asked).toEqual([1]);
    await expect.poll(() => page.locator('.marks').count()).toBe(0);
    await page.getByText('1 hint', { exact: true }).waitFor();

    await page.keyboard.press('Enter');
    await stage(page, 2);
    await expect.poll(() => page.locator('.marks').count()).toBe(0);
    await page.keyboard.press('h');
    await stage(page, 3);
    await expect.poll(() => page.locator('.cell-tint, .house-tint').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.mark').count()).toBe(0);
    await page.keyboard.press('Enter');
    await stage(page, 4);
    await expect
      .poll(() => page.locator('.mark.role-place').allTextContents())
      .toEqual([String(digit)]);
    expect(asked).toEqual([1, 2, 3, 4]);

    await card(page).getByRole('button', { name: 'Do it' }).press('Enter');
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await said(page))[target]).toContain(`, ${digit}, yours`);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await said(page))[target]).toMatch(/empty$/);
    await expect.poll(() => place(page)).toEqual(before);

    // Closed and asked again, the same hint goes on where it was; a move ends it.
    await page.keyboard.press('h');
    await stage(page, 1);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await stage(page, 1);
    expect(asked).toEqual([1, 2, 3, 4, 1]);
    await page.getByText('2 hints', { exact: true }).waitFor();
    await cell(page, target).click();
    await page.keyboard.press(String(digit));
    await card(page).waitFor({ state: 'detached' });
  });
});

it('tells a mistake without the right digit, on a phone where nothing jumps', async () => {
  const { id, preview } = await firstOf('very-easy');
  const { solution } = await post<{ solution: string }>('/api/solve', { puzzle: preview });
  // A wrong digit that repeats none: else it would be marked anyway.
  const open = Array.from(preview, (c, i) => (c === '.' ? i : -1)).filter((i) => i >= 0);
  await visit(`/play/${id}`, PHONE, async (page) => {
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    let wrong = -1;
    for (const target of open) {
      for (const d of '123456789'.replace(solution[target]!, '')) {
        await cell(page, target).tap();
        await page.getByRole('button', { name: new RegExp(`^${d},`) }).tap();
        if (!(await said(page))[target]!.includes('in conflict')) wrong = target;
        else await page.getByRole('button', { name: 'Undo' }).tap();
        if (wrong >= 0) break;
      }
      if (wrong >= 0) break;
    }
    expect(wrong).toBeGreaterThanOrEqual(0);
    const before = await place(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await stage(page, 1);
    await card(page).getByRole('heading', { name: 'A mistake' }).waitFor();
    await expect.poll(async () => (await said(page))[wrong]).not.toContain('not right');
    await more(page).tap();
    await stage(page, 2);
    await expect.poll(async () => (await said(page))[wrong]).not.toContain('not right');
    await more(page).tap();
    await stage(page, 3);
    await expect.poll(async () => (await said(page))[wrong]).toContain('not right');
    await expect.poll(() => card(page).innerText()).not.toContain(`is ${solution[wrong]!}`);
    await expect.poll(() => place(page)).toEqual(before);
    const size = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(size).toBe(740);
    if ((await more(page).count()) > 0) {
      await more(page).tap();
      await stage(page, 4);
    }
    await card(page).getByRole('button', { name: 'Take it out' }).tap();
    await expect.poll(async () => (await said(page))[wrong]).toMatch(/empty$/);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(async () => (await said(page))[wrong]).toContain('yours');
  });
});

interface Asked {
  readonly notes: object;
  readonly notes_are: string;
}
/** Opens every stage; what the card says at each, and what the page asked with. */
async function allStages(page: Page): Promise<{ told: string[]; asked: Asked }> {
  const [request] = await Promise.all([
    page.waitForRequest('**/api/hint'),
    page.keyboard.press('h'),
  ]);
  const told: string[] = [];
  for (let n = 1; n <= 4; ++n) {
    await stage(page, n);
    told.push(await card(page).locator('.hint-body').innerText());
    if (n < 4) await more(page).click();
  }
  return { told, asked: request.postDataJSON() as Asked };
}

/** The two places of a digit in a box, as the lesson on notes has them noted. */
function pairsIn(candidates: readonly (readonly number[])[]): { cells: number[]; digit: number }[] {
  const boxOf = (i: number): number => Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3);
  return Array.from({ length: 81 }, (_, i) => ({ box: Math.floor(i / 9), digit: (i % 9) + 1 }))
    .map(({ box, digit }) => ({
      digit,
      cells: candidates.flatMap((c, i) => (boxOf(i) === box && c.includes(digit) ? [i] : [])),
    }))
    .filter(({ cells }) => cells.length === 2);
}

it('takes corner notes as reminders, as the lesson on notes writes them', async () => {
  const { id, preview } = await firstOf('hard');
  const plain = await post<{ stages: string[] }>('/api/hint', { puzzle: preview });
  const { state } = await post<{ state: { candidates: number[][][] } }>('/api/sudoku/initialize', {
    puzzle: preview,
  });
  const pairs = pairsIn(state.candidates.flat());
  expect(pairs.length).toBeGreaterThan(2);
  await visit(`/play/${id}`, DESK, async (page) => {
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    for (const { cells, digit } of pairs)
      for (const at of cells) {
        await cell(page, at).click();
        await page.keyboard.press(`Shift+Digit${digit}`);
      }
    const { told, asked } = await allStages(page);
    expect(asked).toMatchObject({ notes: {}, notes_are: 'auto' });
    // The same hint as on the bare board, and not a word about notes.
    plain.stages.forEach((sentence, i) => expect(told[i]).toContain(sentence));
    for (const text of told) expect(text).not.toMatch(/crossed out|noted|your notes/);
  });
});

it('says that too much was crossed out without saying what, and puts all of it back', async () => {
  const { id, preview } = await firstOf('hard');
  const { solution } = await post<{ solution: string }>('/api/solve', { puzzle: preview });
  await visit(`/play/${id}`, DESK, async (page) => {
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    await page.keyboard.press('n');
    const { candidates } = await boardOf(page);
    const [first, second] = candidates.flatMap((c, i) => (c.length > 2 ? [i] : []));
    const right = candidates[second!]!.find((d) => String(d) !== solution[second!])!;
    for (const [at, digit] of [
      [first!, Number(solution[first!])],
      [second!, right],
    ] as const) {
      await cell(page, at).click();
      await page.keyboard.press(`Shift+Digit${digit}`);
    }
    const { told, asked } = await allStages(page);
    expect(asked.notes_are).toBe('candidates');
    const name = (i: number): string => `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`;
    for (const text of told) {
      expect(text).toContain('You crossed out too much');
      expect(text).toContain(`${name(first!)} and ${name(second!)}`);
    }
    await card(page).getByRole('button', { name: 'Put them back and do it' }).click();
    await card(page).waitFor({ state: 'detached' });
    await expect
      .poll(async () =>
        (await boardOf(page)).candidates[first!]!.includes(Number(solution[first!])),
      )
      .toBe(true);
  });
});

// A drawing with everything in it; its cells are empty ones of an empty board.
const node = (digit: number, ...cells: string[]) => ({ digit, cells });
const MARKS = ['pattern', 'second', 'third', 'fourth', 'fin', 'remove', 'place'];
const CHAIN = {
  kind: 'step',
  of: 4,
  stages: ['Where.', 'What.', 'Which cells.', 'Why.'],
  step: {
    technique: 'x',
    name: 'X',
    cost: 1,
    placements: [],
    eliminations: [{ cell: 'r5c5', digit: 6 }],
    drawing: {
      candidates: MARKS.map((role, i) => ({ cell: 'r5c5', digit: i + 1, role })),
      cells: [{ cell: 'r5c5', role: 'pattern' }],
      houses: [{ house: 'b5', role: 'second' }],
      links: [
        { from: node(1, 'r5c5'), to: node(7, 'r1c9', 'r2c9'), strong: true },
        { from: node(7, 'r1c9', 'r2c9'), to: node(7, 'r9c9'), strong: false },
      ],
    },
  },
};

it('draws every role and both kinds of links, and writes notes to remove one', async () => {
  const list = await get<Listed[]>('/api/sudoku/puzzles/hard');
  const { id, preview } = list.find((p) => p.preview[40] === '.')!;
  await visit(`/play/${id}`, DESK, async (page) => {
    await page.route('**/api/hint', async (route) => {
      const { stage: upTo } = route.request().postDataJSON() as { stage: number };
      await route.fulfill({ json: { ...CHAIN, stages: CHAIN.stages.slice(0, upTo) } });
    });
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    await page.keyboard.press('h');
    for (const n of [1, 2, 3]) {
      await stage(page, n);
      await more(page).click();
    }
    await stage(page, 4);
    for (const role of MARKS)
      await expect.poll(() => page.locator(`.mark.role-${role}`).count()).toBe(1);
    await expect.poll(() => page.locator('.mark.role-remove .strike').count()).toBe(1);
    await expect.poll(() => page.locator('.link.strong').count()).toBe(1);
    await expect.poll(() => page.locator('.link.weak').count()).toBe(1);
    await expect.poll(() => page.locator('.group').count()).toBe(1);
    const dashes = (kind: string): Promise<string> =>
      page.locator(`.link.${kind}`).evaluate((link) => getComputedStyle(link).strokeDasharray);
    await expect.poll(() => dashes('strong')).toBe('none');
    await expect.poll(() => dashes('weak')).not.toBe('none');

    const { candidates } = await post<{ state: { candidates: number[][][] } }>(
      '/api/sudoku/initialize',
      { puzzle: preview },
    ).then((answer) => answer.state);
    await card(page).getByRole('button', { name: 'Do it' }).click();
    await expect
      .poll(async () => (await boardOf(page)).candidates[40])
      .toEqual(candidates[4]![4]!.filter((d) => d !== 6));
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await boardOf(page)).candidates[40]).toEqual([]);
  });
});

it('offers a solver and a digit where no technique leads on', async () => {
  const { id, preview } = await firstOf('extreme');
  const { solution } = await post<{ solution: string }>('/api/solve', { puzzle: preview });
  await visit(`/play/${id}`, DESK, async (page) => {
    await page.route('**/api/hint', (route) =>
      route.fulfill({ json: { kind: 'stuck', of: 1, stages: ['None applies.'] } }),
    );
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    await page.keyboard.press('h');
    await card(page).getByRole('link', { name: 'Watch a solver' }).waitFor();
    await card(page).getByRole('button', { name: 'Reveal a digit' }).click();
    await card(page).waitFor({ state: 'detached' });
    const { digits } = await boardOf(page);
    const fresh = digits.findIndex((d, i) => d !== 0 && preview[i] === '.');
    expect(String(digits[fresh])).toBe(solution[fresh]);
    await page.getByText('1 hint', { exact: true }).waitFor();
  });
});

it('reveals no digit of a puzzle with several solutions, and says why', () =>
  visit(`/play?p=1${'.'.repeat(80)}`, DESK, async (page) => {
    await page.route('**/api/hint', (route) =>
      route.fulfill({ json: { kind: 'stuck', of: 1, stages: ['None applies.'] } }),
    );
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    await page.keyboard.press('h');
    await card(page).getByRole('button', { name: 'Reveal a digit' }).click();
    await card(page).getByText('does not have exactly one solution').waitFor();
  }));

it('says that the server was not reached, and tries again', () =>
  firstOf('easy').then(({ id }) =>
    visit(
      `/play/${id}`,
      DESK,
      async (page) => {
        await page.getByRole('group', { name: 'Digits' }).waitFor();
        await page.route('**/api/hint', (route) => route.abort(), { times: 1 });
        await page.keyboard.press('h');
        await card(page).getByText('cannot be reached').waitFor();
        await card(page).getByRole('button', { name: 'Try again' }).click();
        await stage(page, 1);
      },
      { complaints: 1 },
    ),
  ));
