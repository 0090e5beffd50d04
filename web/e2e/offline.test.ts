import { expect, it } from 'vitest';
import { boardOf, DESK, visit } from './browser';

it('can be installed: the manifest and its icons are there', () =>
  visit('/', DESK, async (page) => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return { type: answer.headers.get('Content-Type'), body: (await answer.json()) as unknown };
    }, href!);
    expect(manifest.type).toContain('application/manifest+json');
    const { icons } = manifest.body as { icons: { src: string }[] };
    for (const { src } of icons)
      expect(await page.evaluate(async (path) => (await fetch(path)).ok, src)).toBe(true);
  }));

it('opens offline, with the puzzles that came on the first visit', () =>
  visit('/', { ...DESK, serviceWorkers: 'allow' }, async (page) => {
    await page.locator('.lead:enabled').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const data = await caches.open('data-1');
      return (await data.keys()).length >= 7; // six shelves, and the techniques
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Offline').waitFor();

    // A level that was never looked at, and a puzzle that was never opened.
    await page.getByRole('radio', { name: /^Hard/ }).check();
    await page.locator('.lead:enabled').click();
    await page.getByRole('group', { name: 'Digits' }).waitFor();
    expect((await boardOf(page)).digits.filter(Boolean).length).toBeGreaterThan(16);

    // Pages that were never opened either; what needs the engine says so.
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByRole('heading', { name: 'First digits' }).waitFor();
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await page.getByText('An empty board').waitFor();
    await page.context().setOffline(false);
  }));
