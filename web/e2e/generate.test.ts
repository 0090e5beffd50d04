import { expect, it } from 'vitest';
import { boardOf, DESK, PHONE, post, visit } from './browser';

const PAGES = /\/Type\s*\/Page\b/g; // in a PDF, as Chromium writes it

it('makes what was wished for, and the address makes it again', () =>
  visit('/generate', DESK, async (page) => {
    await page.getByRole('radio', { name: 'Hard', exact: true }).check({ force: true });
    await page.getByLabel('Symmetry').selectOption('rot180');
    await page.getByLabel('Technique it needs').selectOption('x-wing');
    await page.getByLabel('How many').selectOption('2');
    await page.getByRole('button', { name: 'Make 2 puzzles' }).click();
    await page.getByText(/2 puzzles in [\d,]+ attempts/).waitFor();
    const labels = (): Promise<(string | null)[]> =>
      page
        .locator('.made-list .picture')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const made = await labels();
    expect(made).toHaveLength(2);
    for (const label of made) {
      const puzzle = label!.split(': ')[1]!;
      const rating = await post<{
        level: string;
        symmetries: string[];
        techniques: { technique: string }[];
      }>('/api/rate', { puzzle });
      expect(rating.level).toBe('hard');
      expect(rating.symmetries).toContain('rot180');
      expect(rating.techniques.map(({ technique }) => technique)).toContain('x-wing');
    }
    await page.reload();
    await page.getByText(/2 puzzles in/).waitFor();
    await expect.poll(() => labels()).toEqual(made);
  }));

it('lets one play and analyse what it made', () =>
  visit('/generate?level=easy&count=1&seed=3', PHONE, async (page) => {
    const picture = page.locator('.made-list .picture').first();
    await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/: [1-9.]{81}$/);
    const puzzle = (await picture.getAttribute('aria-label'))!.split(': ')[1]!;
    await page.getByRole('link', { name: 'Analyse this' }).tap();
    await page.getByText('Exactly one solution').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Play this' }).tap();
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    await expect
      .poll(async () => (await boardOf(page)).digits.map((d) => d || '.').join(''))
      .toBe(puzzle);
  }));

it('says why a wish cannot come true', () =>
  visit(
    '/generate?level=easy&from=60&to=40&count=1&seed=1',
    DESK,
    async (page) => {
      await page.locator('.state-failed').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    { complaints: 1 },
  ));

it('prints as many on a page as one likes, solutions at the end', () =>
  visit('/generate?level=easy&count=6&seed=11', DESK, async (page) => {
    await page.getByText(/6 puzzles in/).waitFor();
    const pages = async (): Promise<number> =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(PAGES)!.length;
    await page.getByLabel('A page').selectOption('6');
    await expect.poll(() => pages()).toBe(2); // six on one, their solutions on another
    await page.getByLabel('A page').selectOption('1');
    await page.getByLabel('Solutions at the end').uncheck();
    await expect.poll(() => pages()).toBe(6);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.print-page').first().isVisible()).toBe(true);
    await expect.poll(() => page.locator('header').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.wishes').isVisible()).toBe(false);
  }));
