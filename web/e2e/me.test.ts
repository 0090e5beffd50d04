import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardOf, DESK, get, PHONE, post, url, visit } from './browser';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OPEN = Array.from(EASY).flatMap((c, i) => (c === '.' ? [i] : []));
const PASSWORD = 'correct horse';
const TOLD = { complaints: null }; // a refusal is a complaint of the browser, too

let accounts = 0;
const someName = (): string => `Ada ${Date.now().toString(36)} ${++accounts}`;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });
const field = (within: Page | Locator, name: string): Locator =>
  within.getByLabel(name, { exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** Fills the form that is open and sends it. */
async function send(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value);
  await form.getByRole('button').first().click();
}

async function register(page: Page, name: string): Promise<string[]> {
  const form = page.getByRole('form', { name: 'Register' });
  if (!(await form.isVisible())) await button(page, 'I am new here').click();
  await send(form, { Name: name, Password: PASSWORD });
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(8);
  return codes.allTextContents();
}

/** What a page of this visitor would send. */
const ask = <T>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, {
        method: text ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json' },
        body: text ?? null,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    [path, body && JSON.stringify(body)] as const,
  );

/** A game on the server, solved or left after a few moves. */
async function play(page: Page, whole: boolean): Promise<string> {
  const { solution } = await post<{ solution: string }>('/api/solve', { puzzle: EASY });
  const { id } = await ask<{ id: string }>(page, '/api/games', { puzzle: EASY });
  const cells = whole ? OPEN : OPEN.slice(0, 3);
  const moves = cells.map((at) => ({
    kind: 'place',
    cell: `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`,
    digit: Number(solution[at]),
  }));
  await ask(page, `/api/games/${id}/moves`, { moves, elapsed_ms: 65_000 });
  return id;
}

const wrongs = async (page: Page): Promise<unknown[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
};

describe('without an account', () => {
  it('shows the record and the progress of this browser, saves them and deletes them', () =>
    visit('/me', DESK, async (page) => {
      await page.getByText('Nothing yet').waitFor();
      const [easy] = await get<{ id: string }[]>('/api/sudoku/puzzles/easy');
      const solved = JSON.stringify([easy!.id, 'with-help']);
      await page.evaluate(
        ([id, list]) => {
          localStorage.setItem('nonet.solved', list!);
          localStorage.setItem(`nonet.done.${id!}`, '{"level":"easy","time":61000,"hints":0}');
          localStorage.setItem('nonet.done.with-help', '{"level":"hard","time":12000,"hints":26}');
          localStorage.setItem('nonet.studies', '{"x-wing":{"cleared":true,"practised":3}}');
        },
        [easy!.id, solved],
      );
      await page.reload();
      await page.getByRole('row', { name: /^Easy 1 0 1:01 1:01 1:01/ }).waitFor();
      await page.getByRole('row', { name: /^Hard 1 1 – – –/ }).waitFor(); // a record needs no hint
      await page.getByRole('link', { name: 'X-Wing' }).waitFor();
      await page.getByRole('row', { name: /^One digit at a time 1 of \d+ 3/ }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save a copy').click(),
      ]);
      const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
      expect(copy).toHaveProperty(['nonet.solved'], solved);
      await button(page, 'Delete it').click();
      await button(page, 'Yes, delete it all').click();
      await page.getByText('Nothing yet').waitFor();
    }));

  it('deletes nothing here while the server still has it', () =>
    visit(
      '/learn/naked-single?tab=practice',
      DESK,
      async (page) => {
        const told = page.waitForResponse(/attempts$/); // practice alone makes a player
        await button(page, 'Show me').click();
        await told;
        await page.goto(url('/me'));
        await page.route('**/api/me', (route) => route.abort());
        await button(page, 'Delete it').click();
        await button(page, 'Yes, delete it all').click();
        await page.getByText('Nothing is deleted yet. Nonet cannot be reached.').waitFor();
        expect(await page.evaluate(() => localStorage.getItem('nonet.studies'))).not.toBeNull();
        await page.unroute('**/api/me');
        const gone = page.waitForResponse(/api\/me$/);
        const anew = page.waitForEvent('load');
        await button(page, 'Yes, delete it all').click();
        expect((await gone).status()).toBe(204);
        await anew;
        await page.getByText('Nothing yet').waitFor(); // drawn anew, and nothing is kept by that
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      },
      TOLD,
    ));

  it('lists the games of this browser, to go on with', () =>
    visit(`/play?p=${EASY}`, DESK, async (page) => {
      await page.locator('[data-cell="2"]').click();
      await page.keyboard.press('4');
      await page.goto(url('/me'));
      await page.getByText(/Unfinished · Your own · .* · 1 move/).waitFor();
      await page.getByRole('link', { name: /^Continue/ }).click();
      await expect.poll(async () => (await boardOf(page)).digits[2]).toBe(4);
    }));

  it('changes the theme where the bar has no room for it', () =>
    visit('/me', PHONE, async (page) => {
      await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
        .toBe('dark');
      await page.reload();
      await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    }));
});

describe('an account', () => {
  it('is made, lost, found again, changed, taken away as a file and deleted', () =>
    visit(
      '/me',
      DESK,
      async (page) => {
        const name = someName();
        await button(page, 'I am new here').click();
        const registering = page.getByRole('form', { name: 'Register' });
        await send(registering, { Name: name, Password: 'short' });
        await page.getByRole('alert').filter({ hasText: 'at least 8 characters' }).waitFor();
        await expect
          .poll(() => field(registering, 'Password').getAttribute('aria-invalid'))
          .toBe('true');
        await expect
          .poll(() => field(registering, 'Name').getAttribute('aria-invalid'))
          .toBe('false');

        const codes = await register(page, name);
        await button(page, 'I have kept them').click();
        await expect.poll(() => heading(page, 'Your recovery codes').count()).toBe(0);
        await page.reload(); // still in, and the codes stay gone
        await heading(page, name).waitFor();
        await expect.poll(() => heading(page, 'Your recovery codes').count()).toBe(0);

        await button(page, 'Log out').first().click();
        await page.getByText('You play without an account').waitFor();
        await button(page, 'I have lost my password').click();
        const recovery = page.getByRole('form', { name: 'A new password' });
        const wanted = { Name: name, 'New password': 'battery staple' };
        await send(recovery, { ...wanted, 'Recovery code': 'aaaa-aaaa-aaaa-aaaa' });
        await page.getByRole('alert').filter({ hasText: 'or the code is not right' }).waitFor();
        await send(recovery, { ...wanted, 'Recovery code': codes[0]! });
        await heading(page, name).waitFor();

        await page.getByText('Change the password').click();
        const changing = page.getByRole('form', { name: 'Change the password' });
        await send(changing, { 'Password until now': PASSWORD, 'New password': 'horse staple' });
        await page.getByRole('alert').filter({ hasText: 'password is not right' }).waitFor();
        await expect
          .poll(() => field(changing, 'Password until now').getAttribute('aria-invalid'))
          .toBe('true');
        await send(changing, {
          'Password until now': 'battery staple',
          'New password': 'horse staple',
        });
        await page.getByText('The password is changed').waitFor();

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          button(page, 'Save my data').click(),
        ]);
        const file = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
        expect(file).toHaveProperty(['player', 'name'], name);

        await page.getByText('Delete my account').click();
        const deleting = page.getByRole('form', { name: 'Delete my account' });
        await field(deleting, `I want to delete the account ${name}`).check();
        await send(deleting, { Password: PASSWORD });
        await deleting.getByRole('alert').waitFor(); // the old one
        await send(deleting, { Password: 'horse staple' });
        await page.getByText('You play without an account').waitFor();
        const login = page.getByRole('form', { name: 'Log in' });
        await send(login, { Name: name, Password: 'horse staple' });
        await login.getByRole('alert').filter({ hasText: 'is not right' }).waitFor();
      },
      TOLD,
    ));

  it('makes new codes, keeps the settings, and is left everywhere at once', () =>
    visit(
      '/me',
      DESK,
      async (page) => {
        const name = someName();
        const codes = await register(page, name);
        await page.getByText('New recovery codes').click();
        const renewing = page.getByRole('form', { name: 'New recovery codes' });
        await send(renewing, { Password: PASSWORD });
        const first = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
        await expect
          .poll(async () => codes.includes((await first.allTextContents())[0]!))
          .toBe(false);
        await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
        await expect
          .poll(() => ask<{ settings: object }>(page, '/api/me'))
          .toMatchObject({ settings: { theme: 'dark' } });
        await button(page, 'Log out everywhere').click();
        await page.getByText('You play without an account').waitFor();
        await page.getByRole('radio', { name: 'Light' }).check({ force: true });
        const login = page.getByRole('form', { name: 'Log in' });
        await send(login, { Name: name, Password: PASSWORD });
        await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
      },
      TOLD,
    ));

  it('is not left while the server does not know of it', () =>
    visit(
      '/me',
      PHONE,
      async (page) => {
        const name = someName();
        await register(page, name);
        await page.route('**/api/account/logout*', (route) => route.abort());
        await button(page, 'Log out').first().click();
        await page.getByText('You are still logged in. Nonet cannot be reached.').waitFor();
        await page.unroute('**/api/account/logout*');
        await page.context().clearCookies(); // ended elsewhere is ended too
        await button(page, 'Log out').first().click();
        await page.getByText('You play without an account').waitFor();
      },
      TOLD,
    ));

  it('says so when its log-in has ended elsewhere', () =>
    visit(
      '/me',
      PHONE,
      async (page) => {
        await register(page, someName());
        await page.context().clearCookies();
        await page.reload();
        await page.getByText('Your log-in has ended').waitFor();
      },
      TOLD,
    ));

  it('has statistics with charts, and games with replays', () =>
    visit('/me', DESK, async (page) => {
      await register(page, someName());
      await play(page, true);
      const left = await play(page, false);
      await page.reload();
      await page.getByRole('row', { name: /^Your own 1 0 1:05 1:05 1:05/ }).waitFor();
      await page.getByText('puzzles solved').waitFor();
      await page.getByText('As a table: Solved per day').click();
      const rows = page.getByRole('table').filter({ hasText: 'Day' }).getByRole('row');
      await expect.poll(() => rows.last().textContent()).toMatch(/^\d+ \w+1$/);
      await page.getByText('Unfinished · Your own').waitFor();
      await page.getByRole('link', { name: /^Continue/ }).click();
      await expect.poll(async () => (await boardOf(page)).digits[OPEN[2]!]).not.toBe(0);

      await page.goto(url(`/me/games/${left}`));
      await page.getByText('Move 3 of 3').waitFor();
      await expect
        .poll(async () => (await boardOf(page)).digits.filter(Boolean).length)
        .toBe(81 - OPEN.length + 3);
      await page.getByRole('slider').fill('1');
      await page.getByText('Move 1 of 3').waitFor();
      await page.getByText('Row 1, column 3 is set to 4.').waitFor();
      await expect.poll(async () => (await boardOf(page)).digits[OPEN[1]!]).toBe(0);
      await page.getByRole('slider').fill('0');
      await page.getByText('The start of the game.').waitFor();
      await page.getByRole('link', { name: 'All games' }).click();
      await page.getByText('Solved · Your own').waitFor();
    }));

  it('knows no game of somebody else', () =>
    visit(
      '/me/games/nobody',
      DESK,
      async (page) => {
        await heading(page, 'There is no such game').waitFor();
      },
      TOLD,
    ));

  it('saves puzzles, and brings its data back into another account', () =>
    visit('/me', DESK, async (page) => {
      await register(page, someName());
      await play(page, true);
      await page.goto(url(`/analyse?p=${EASY}&tab=share`));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
      await page.goto(url('/me'));
      await page.getByRole('link', { name: /^Play: / }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save my data').click(),
      ]);
      const file = await download.path();
      await page.getByRole('button', { name: /^Remove: / }).click();
      await page.getByText('Puzzles that you save').waitFor();
      await page.reload();
      await page.getByText('Puzzles that you save').waitFor();

      await button(page, 'Log out').first().click();
      await page.getByText('You play without an account').waitFor();
      await register(page, someName());
      const bring = page.getByLabel('Bring data back');
      await bring.setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from('[]'),
      });
      await page.getByText('not what Nonet saved').waitFor();
      await bring.setInputFiles(file);
      await page.getByText('1 game and 1 saved puzzle came back').waitFor();
      await page.getByText('Solved · Your own').waitFor();
      await page.getByRole('link', { name: /^Play: / }).waitFor();
    }));

  it.each([
    ['on a desk', DESK],
    ['on a phone', PHONE],
  ])('gives axe nothing to find %s, in light and dark', (_, size) =>
    visit('/me', { ...size, colorScheme: 'light' }, async (page) => {
      await button(page, 'I am new here').click();
      expect(await wrongs(page)).toEqual([]);
      await register(page, someName());
      expect(await wrongs(page)).toEqual([]);
      const id = await play(page, true);
      await page.reload();
      await page.getByText('puzzles solved').waitFor();
      await page.getByText('As a table: Solved per day').click();
      await page.getByText('Change the password').click();
      await page.getByText('Delete my account').click();
      expect(await wrongs(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await wrongs(page)).toEqual([]);
      await page.goto(url(`/me/games/${id}`));
      await page.getByRole('slider').waitFor();
      expect(await wrongs(page)).toEqual([]);
    }),
  );
});
