import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { boardOf, cell, DESK, PHONE, said, url, visit } from './browser';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '14..7....6..........29.5.4.9....78..2.78........6....2....4..51..51.69.4.1......6';

it('checks what is typed, as it is typed', () =>
  visit('/analyse', DESK, async (page) => {
    await page.getByText('An empty board').waitFor();
    await cell(page, 0).click();
    for (const c of EASY) await page.keyboard.press(c);
    await page.getByText('Exactly one solution').waitFor();
    await expect
      .poll(async () => (await boardOf(page)).digits.map((d) => d || '.').join(''))
      .toBe(EASY);
    expect(new URL(page.url()).searchParams.get('p')).toBe(EASY);

    // A slip is told with its cells, on the board, before any answer.
    await cell(page, 1).click();
    await page.keyboard.press('5');
    await page.getByText('5 stands twice in row 1: r1c1 and r1c2.').waitFor();
    await expect.poll(async () => (await said(page))[1]).toContain('in conflict');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Exactly one solution').waitFor();
  }));

it('reads any notation, and says why one cannot be read', () =>
  visit('/analyse', DESK, async (page) => {
    const field = page.getByRole('textbox', { name: 'A puzzle in any notation' });
    await field.fill('53..7x');
    await page.getByText(/^Line 1/).waitFor();
    await field.fill(
      ':0300::14+9+37....6+5.+4.+1.+9+7.+729+65+14.9+6+4..78..2+378.+4..+9+5+8+16..+4+72.+9+6.4..51+7+251.69.4+41......6:217 276 294:398:::',
    );
    await page.getByText('every digit so far is right').waitFor();
    await expect.poll(async () => (await said(page))[2]).toContain('9, yours');
    // Two puzzles, one on each line: both can be reached.
    await field.fill(`${EASY}\n${HARD}\n`);
    await page.getByText('Puzzle 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByText('Puzzle 2 of 2').waitFor();
    await expect.poll(async () => (await said(page))[0]).toContain('1, given');
    await page
      .getByLabel('A file with a puzzle')
      .setInputFiles({ name: 'a.sdk', mimeType: 'text/plain', buffer: Buffer.from(EASY) });
    await page.getByText('Exactly one solution').waitFor();
    await expect.poll(async () => (await said(page))[0]).toContain('5, given');
  }));

it('knows a puzzle of the library, also with its digits exchanged', () =>
  visit('/analyse', DESK, async (page) => {
    const answer = await fetch(url('/api/sudoku/puzzles/very-hard?limit=1'));
    const [{ id, preview }] = (await answer.json()) as [{ id: string; preview: string }];
    const dressed = preview.replace(/[12]/g, (digit) => (digit === '1' ? '2' : '1'));
    await page.goto(url(`/analyse?p=${dressed}`));
    const name = `Very hard ${id.slice(0, 4).toUpperCase()}`;
    const link = page.getByRole('link', { name });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/play/${id}`);
  }));

it('counts several solutions, and shows where they differ', () =>
  visit(`/analyse?p=...${EASY.slice(3)}`, DESK, async (page) => {
    await page.getByText('More than one solution').waitFor();
    await page.getByText(/2 solutions/).waitFor();
    await expect.poll(() => page.locator('.board .marked').count()).toBe(6);
  }));

it('knows a puzzle without a solution', () =>
  visit(`/analyse?p=52${EASY.slice(2)}`, DESK, async (page) => {
    await page.getByText('No solution').waitFor();
    await page.getByRole('link', { name: 'Watch a solver prove it' }).waitFor();
  }));

it('rates, lists the steps, and walks the path', () =>
  visit(`/analyse?p=${HARD}`, DESK, async (page) => {
    await page.getByText('XYZ-Wing').first().waitFor();
    await page.getByText('difficulty 155').waitFor();

    await page.getByRole('tab', { name: 'Steps' }).click();
    await page.getByRole('button', { name: 'r2c2=5' }).first().waitFor();
    await expect.poll(async () => (await said(page))[2]).toContain('candidates 3 8 9');
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('button', { name: 'r3c5=6' }).first().waitFor();
    await expect.poll(async () => (await said(page))[10]).toContain('5, yours');

    await page.getByRole('tab', { name: 'Path' }).click();
    await page.getByText(/Step 1 of \d+/).waitFor();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.getByText(/Step 2 of \d+/).waitFor();
    await page.waitForFunction(() => location.search.includes('step=2'));
    await page.reload();
    await page.getByText(/Step 2 of \d+/).waitFor();
  }));

it('shares a link that opens the same view, notes included', () =>
  visit('/analyse', DESK, async (page) => {
    await page.getByRole('textbox', { name: 'A puzzle in any notation' }).fill(EASY);
    await page.getByText('Exactly one solution').waitFor();
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await cell(page, 3).click();
    await page.keyboard.press('Shift+Digit2');
    await page.keyboard.press('Shift+Digit6');
    const before = await said(page);
    await page.getByRole('tab', { name: 'Share' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.goto(link);
    await page.getByText('every digit so far is right').waitFor();
    await expect.poll(() => said(page)).toEqual(before);
    expect(before[3]).toContain('notes 2 6');
  }));

it('saves text and pictures', () =>
  visit(`/analyse?p=${EASY}&tab=share`, PHONE, async (page) => {
    await page.getByRole('combobox', { name: 'Text' }).selectOption('framed');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.export')?.value.includes('| 5 3 . |'),
    );
    for (const [name, start] of [
      ['SVG', '<svg'],
      ['PNG', '\x89PNG'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).tap(),
      ]);
      const content = await readFile(await download.path());
      expect(content.toString('latin1').startsWith(start)).toBe(true);
    }
  }));
