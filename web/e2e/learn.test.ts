import { expect, it } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { cell, DESK, PHONE, post, said, visit } from './browser';

interface Mark {
  readonly cell: string;
  readonly digit: number;
}
interface Answer {
  readonly steps: readonly {
    readonly placements: readonly Mark[];
    readonly eliminations: readonly Mark[];
  }[];
}

/** What the technique does in the position on the board, asked of the engine by the test itself. */
async function answerOn(page: Page, technique: string): Promise<{ cell: number; digit: number }> {
  const labels = await said(page);
  const digits = labels.map((label) => /column \d, (\d)/.exec(label)?.[1] ?? '.');
  const notes = Object.fromEntries(
    labels.flatMap((label, i) => {
      const found = /candidates ([\d ]+)/.exec(label)?.[1];
      const name = `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`;
      return found ? [[name, found.split(' ').map(Number)]] : [];
    }),
  );
  const body = { puzzle: digits.join(''), notes, technique };
  const { steps } = await post<Answer>('/api/steps', body);
  const mark = [...steps[0]!.placements, ...steps[0]!.eliminations][0]!;
  return { cell: (Number(mark.cell[1]) - 1) * 9 + Number(mark.cell[3]) - 1, digit: mark.digit };
}

it('leads from the rules to the first technique', () =>
  visit('/learn', DESK, async (page) => {
    await page.getByRole('link', { name: /^The rules/ }).click();
    await page.getByText('There is one rule').waitFor();
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await page.getByRole('heading', { name: 'Full House' }).waitFor();
  }));

it('explains a technique and shows its example frame by frame', () =>
  visit('/learn/x-wing', DESK, async (page) => {
    await page.getByText('Each base row needs the digit once').waitFor();
    await expect.poll(() => page.getByText('nonet steps').count()).toBe(0); // the engine's examples are drawn
    await page.getByRole('tab', { name: 'Example' }).click();
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    await expect.poll(() => page.locator('.board .mark').count()).toBe(0);
    for (const caption of ['Where to look', 'The pattern', 'What follows']) {
      await page.getByRole('button', { name: 'Forward' }).click();
      await page.getByRole('heading', { name: caption }).waitFor();
    }
    await expect.poll(() => page.locator('.board .mark.role-remove').count()).toBe(1);
    await expect.poll(async () => (await said(page))[79]).toContain('candidates 2 3 8');
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(async () => (await said(page))[79]).toContain('candidates 2 8');
    await page.getByText('can be crossed out in r9c8').waitFor();
  }));

it('practises with feedback, then clears the test; what is cleared comes back', () =>
  visit('/learn/x-wing?tab=practice', DESK, async (page) => {
    await page.getByText('X-Wing: choose a cell').waitFor();
    const first = await answerOn(page, 'x-wing');
    await cell(page, first.cell).click();
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) => d !== first.digit)!;
    await page.keyboard.press(String(other));
    await page.getByText('is not it. Look again.').waitFor();
    await page.keyboard.press(String(first.digit));
    await page.getByText('Right.').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('This is it.').waitFor();

    await page.getByRole('tab', { name: 'Test' }).click();
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/attempts') && Boolean(request.postData()?.includes('passed')),
    );
    for (let n = 1; n <= 3; ++n) {
      await page.getByText(`Test, ${n} of 3`).waitFor();
      const answer = await answerOn(page, 'x-wing');
      await cell(page, answer.cell).click();
      await page.keyboard.press(String(answer.digit));
      await page.getByRole('button', { name: n < 3 ? 'Next' : 'Finish' }).click();
    }
    await page.getByText('Passed!').waitFor();
    await page.getByText('Cleared').waitFor();
    expect((await told).postDataJSON()).toMatchObject({ correct: true, passed: true });

    // A month later it is due for review, and comes first.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('nonet.studies')!) as Record<string, object>;
      kept['x-wing'] = { ...kept['x-wing'], due: '2020-01-01' };
      localStorage.setItem('nonet.studies', JSON.stringify(kept));
    });
    await page.goto(new URL('/learn', page.url()).href);
    await page.getByRole('heading', { name: 'Due for review' }).waitFor();
    await page
      .getByRole('link', { name: /^X-Wing/ })
      .first()
      .click();
    await page.getByText('Test, 1 of 3').waitFor();
  }));

it('draws a position in the same frame as what is asked about it', () =>
  visit('/learn/x-wing?tab=practice', DESK, async (page) => {
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('This is it.').waitFor();
    const before = await said(page);
    const next = page.getByRole('button', { name: 'Next' });
    const [asked, after] = await next.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      const cells = Array.from(document.querySelectorAll('[role="gridcell"]'));
      return [
        document.querySelector('.drill-head')!.textContent,
        cells.map((c) => c.getAttribute('aria-label')),
      ] as const;
    });
    expect(asked).toContain('Position 2 of');
    expect(after).not.toEqual(before);
  }));

it('shows the answer to whoever asks before the engine has it', () =>
  visit('/learn', DESK, async (page) => {
    const held: Route[] = [];
    await page.route('**/api/steps', (route) => void held.push(route));
    await page.goto(new URL('/learn/x-wing?tab=practice', page.url()).href);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => held.length).toBe(2); // of the lesson's example, and of the position
    for (const route of held) await route.continue();
    await page.getByText('This is it.').waitFor();
  }));

it('fails a test at the first slip, on a phone', () =>
  visit('/learn/naked-single?tab=test', PHONE, async (page) => {
    await page.getByText('Test, 1 of 3').waitFor();
    const answer = await answerOn(page, 'naked-single');
    await cell(page, answer.cell).tap();
    await page.getByRole('button', { name: new RegExp(`^${(answer.digit % 9) + 1},`) }).tap();
    await page.getByText('This would have been.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }));

it('makes a puzzle that needs a technique', () =>
  visit('/learn/naked-pair', DESK, async (page) => {
    await page.getByRole('button', { name: 'Play a puzzle that needs this' }).click();
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    const puzzle = new URL(page.url()).searchParams.get('p')!;
    const { techniques } = await post<{ techniques: { technique: string }[] }>('/api/rate', {
      puzzle,
    });
    expect(techniques.map(({ technique }) => technique)).toContain('naked-pair');
  }));

it('knows no lesson of another name', () =>
  visit('/learn/no-such-thing', DESK, async (page) => {
    await page.getByRole('heading', { name: 'There is no such lesson' }).waitFor();
  }));
