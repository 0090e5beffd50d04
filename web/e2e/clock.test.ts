// The time of a game. The browser's clock is the test's: nothing here waits.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cell, DESK, PHONE, url, visit, withTwo } from './browser';
import { firstOf, playing, type Puzzle } from './game';

const START = Date.UTC(2026, 10, 16, 12);
const SECOND = 1000;

const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * SECOND);
/** From now on time passes only by `pass`. */
async function takeClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.reload();
  await playing(page);
  await page.clock.pauseAt(START + 3600 * SECOND);
}
/** The network takes its own time: meanwhile the clock goes on a little. */
const until = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return holds();
    })
    .toBe(true);
const opened = (page: Page): Promise<void> =>
  until(page, () => page.getByRole('timer').isVisible());
const saved = (page: Page): Promise<void> =>
  until(page, () => page.getByText('Saved', { exact: true }).isVisible());

const seconds = (text: string): number =>
  text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
const shown = async (page: Page): Promise<number> =>
  seconds(await page.getByRole('timer').innerText());
/** A second more or less: which part of one has passed is not seen. */
const near = async (page: Page, time: number): Promise<void> => {
  await page.clock.runFor(20); // what was read is drawn
  expect(Math.abs((await shown(page)) - time)).toBeLessThanOrEqual(1);
};
const play = async (page: Page, { open, solution }: Puzzle, nth: number): Promise<void> => {
  await cell(page, open[nth]!).click();
  await page.keyboard.press(solution[open[nth]!]!);
};
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

it('goes on where it was after a reload, and after leaving and coming back', async () => {
  const puzzle = await firstOf('easy');
  await visit(`/play/${puzzle.id}`, DESK, async (page) => {
    await takeClock(page);
    await play(page, puzzle, 0);
    const before = await shown(page);
    await pass(page, 90);
    await near(page, before + 90);
    await page.reload(); // no move was made meanwhile
    await opened(page);
    await near(page, before + 90);
    await pass(page, 30);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await until(page, () => page.getByRole('heading', { name: 'Me', exact: true }).isVisible());
    await pass(page, 600); // not at the table
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    const again = page.getByRole('link', { name: /^Continue/ });
    await until(page, () => again.isVisible());
    expect(await again.innerText()).toMatch(/2:0\d$/);
    await again.click();
    await opened(page);
    await near(page, before + 120);
  });
});

it('rests while the page is hidden, the game paused or the machine asleep', async () => {
  const { id } = await firstOf('easy');
  await visit(`/play/${id}`, PHONE, async (page) => {
    await takeClock(page);
    const before = await shown(page);
    await pass(page, 10);
    await setHidden(page, true);
    await pass(page, 300);
    await setHidden(page, false);
    await pass(page, 10);
    await near(page, before + 20);
    await page.getByRole('button', { name: 'Pause' }).click();
    await pass(page, 300);
    await page.getByRole('button', { name: 'Go on' }).first().click();
    await pass(page, 10);
    await near(page, before + 30);
    await page.clock.fastForward(8 * 3600 * SECOND);
    await pass(page, 10);
    await near(page, before + 40);
  });
});

it('is the sum over devices', async () => {
  const puzzle = await firstOf('normal');
  await withTwo(`/play/${puzzle.id}`, DESK, PHONE, async (desk, phone) => {
    await takeClock(desk);
    await play(desk, puzzle, 0);
    await saved(desk);
    await pass(desk, 60);
    await desk.goto(url('/')); // thought for a minute, and left without a move
    const elapsed = async (): Promise<number> => {
      const [game] = await desk.evaluate(
        async () => (await (await fetch('/api/games')).json()) as { elapsed_ms: number }[],
      );
      return game!.elapsed_ms;
    };
    await expect.poll(elapsed).toBeGreaterThanOrEqual(60 * SECOND);
    const first = Math.floor((await elapsed()) / SECOND);

    await phone.context().addCookies(await desk.context().cookies());
    await phone.evaluate(() => localStorage.setItem('nonet.player', 'yes'));
    await takeClock(phone);
    await until(phone, async () => (await shown(phone)) >= first);
    const joined = await shown(phone);
    await pass(phone, 40);
    await near(phone, joined + 40);
    await play(phone, puzzle, 1);
    await until(phone, async () => (await elapsed()) >= (first + 40) * SECOND);

    await desk.goto(url(`/play/${puzzle.id}`));
    await until(desk, async () => (await shown(desk)) >= first + 40);
    await near(desk, Math.floor((await elapsed()) / SECOND));
  });
});
