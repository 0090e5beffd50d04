// How smooth scrubbing through a long trace is: tools/web frames [engine]. Figures only; nothing is
// asserted. "Work" is what the page's thread has computed for a frame (script, style, layout, paint
// commands) by its own clock, so that it says the same on a busy machine; "apart" is the time from
// frame to frame as a viewer sees it, which needs a machine that does nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { FLAGS } from './flags';
import { startServer } from './server';

const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const RUNS = [
  { engine: 'dfs', tab: 'Tree' }, // 200,000 events: the first 20,000 are scrubbed
  { engine: 'mrv', tab: 'Tree' },
  { engine: 'mrv', tab: 'Conflicts' },
  { engine: 'cdcl', tab: 'Trail' },
  { engine: 'cdcl', tab: 'Graph' },
];
const EVENTS = 20_000;
const FRAMES = 400;
const PATIENCE = 120_000; // milliseconds: a busy machine takes its time, and is not measured by it

/** Opens a run and fetches what is to be scrubbed: waiting for the network is not scrubbing. */
async function open(page: Page, engine: string, tab: string): Promise<number> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${server.url}/watch?p=${PUZZLE}&engine=${engine}&at=1`);
  const slider = page.getByLabel('Position');
  await page.getByText(/event 1 of/).waitFor();
  const last = Math.min(EVENTS, Number(await slider.getAttribute('max')));
  await slider.fill(String(last));
  await page.getByText(`event ${last.toLocaleString('en')} of`).waitFor();
  await page.getByRole('tab', { name: tab }).click();
  await page.waitForTimeout(1000);
  return last;
}

/** To the end and back, in uneven steps, as a hand does: an event of the trace for each frame. */
const path = (last: number): number[] =>
  Array.from({ length: FRAMES }, (_, i) => {
    const share = Math.abs(Math.sin((i / FRAMES) * Math.PI * 3 + 0.01 * (i % 7)));
    return 1 + Math.round(share * (last - 1));
  });

/** Milliseconds from frame to frame while the slider is dragged along. */
const apart = (page: Page, places: number[]): Promise<number[]> =>
  page.evaluate(async (stops) => {
    const slider = document.querySelector<HTMLInputElement>('.scrub input')!;
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const between: number[] = [];
    let before = await frame();
    for (const stop of stops) {
      slider.value = String(stop);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await frame();
      between.push(now - before);
      before = now;
    }
    return between;
  }, places);

/** Milliseconds that the thread of the page works for each of the same frames. */
async function work(page: Page, cdp: CDPSession, places: number[]): Promise<number[]> {
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const each: number[] = [];
  const idle = await spent().then(async (before) => (await spent()) - before); // of asking itself
  for (const stop of places) {
    const before = await spent();
    await page.evaluate(async (at) => {
      const slider = document.querySelector<HTMLInputElement>('.scrub input')!;
      slider.value = String(at);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      // The second frame begins when the first has been handed over.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, stop);
    each.push((await spent()) - before - idle);
  }
  return each;
}

function figures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
  const within = sorted.filter((ms) => ms <= 20).length / sorted.length;
  return `${(100 * within).toFixed(1)} % within 20 ms, median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)} ms`;
}

async function measure(browser: Browser, engine: string, tab: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('crash', () => console.error(`${engine} with ${tab}: the page has crashed`));
  const last = await open(page, engine, tab);
  const places = path(last);
  const between = await apart(page, places);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const working = await work(page, cdp, places);
  console.log(`${engine} with ${tab}, ${last} events, ${FRAMES} frames`);
  console.log(`  work   ${figures(working)}`);
  console.log(`  apart  ${figures(between)}`);
  await page.close();
}

const only = process.argv[3] ?? '';
const place = mkdtempSync(join(tmpdir(), 'nonet-frames-'));
const server = await startServer(join(place, 'nonet.db'));
try {
  for (const { engine, tab } of RUNS.filter((run) => run.engine.includes(only))) {
    // A browser each: one that stumbles takes only its own run with it.
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    try {
      await measure(browser, engine, tab);
    } catch (error) {
      console.error(`${engine} with ${tab}: ${String(error)}`);
    } finally {
      await browser.close();
    }
  }
} finally {
  await server.stop();
  rmSync(place, { recursive: true });
}
