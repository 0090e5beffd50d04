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

// Each engine with a puzzle that is long for it.
const HARD = '98.7..6..5..9..7.........4.6..5..8...5......3..8.2....1....9....7.1...96....751..';
const WINGS = '14..7....6..........29.5.4.9....78..2.78........6....2....4..51..51.69.4.1......6';
const TANGLED = '..5..8.9.6..5.....7...9.5..4.......3..76..8.......2.4...68..9...3.....1......1..2';
interface Run {
  readonly engine: string;
  readonly tab: string;
  readonly puzzle: string;
}
const RUNS: readonly Run[] = [
  { engine: 'dfs', tab: 'Tree', puzzle: HARD }, // beyond EVENTS: the first so many are scrubbed
  { engine: 'mrv', tab: 'Tree', puzzle: HARD },
  { engine: 'mrv', tab: 'Conflicts', puzzle: HARD },
  { engine: 'norvig', tab: 'Guesses', puzzle: HARD },
  { engine: 'least', tab: 'Tree', puzzle: HARD },
  { engine: 'cdcl', tab: 'Trail', puzzle: TANGLED },
  { engine: 'cdcl', tab: 'Graph', puzzle: TANGLED },
  { engine: 'cdcl', tab: 'Learned', puzzle: TANGLED },
  { engine: 'logic', tab: 'Techniques', puzzle: WINGS },
];
const EVENTS = 20_000;
const FRAMES = 400;
const PATIENCE = 120_000; // milliseconds: a busy machine takes its time, and is not measured by it

/** Opens a run and fetches what is to be scrubbed: waiting for the network is not scrubbing. */
async function open(page: Page, { engine, tab, puzzle }: Run): Promise<number> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${server.url}/watch?p=${puzzle}&engine=${engine}&at=1`);
  const slider = page.getByLabel('Position');
  await page.getByText(/event 1 of/).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click(); // of the show
  await page.locator('.closing').waitFor();
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
  const scrub = async (at: number | null): Promise<number> => {
    const before = await spent();
    await page.evaluate(async (to) => {
      const slider = document.querySelector<HTMLInputElement>('.scrub input')!;
      if (to !== null) slider.value = String(to);
      if (to !== null) slider.dispatchEvent(new Event('input', { bubbles: true }));
      // The second frame begins when the first has been handed over.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, at);
    return (await spent()) - before;
  };
  const still: number[] = []; // what the asking itself costs, with nothing to draw
  for (let i = 0; i < 41; ++i) still.push(await scrub(null));
  const idle = still.toSorted((a, b) => a - b)[20]!;
  const each: number[] = [];
  for (const stop of places) each.push((await scrub(stop)) - idle);
  console.log(`  (${idle.toFixed(1)} ms of asking taken off each)`);
  return each;
}

function figures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
  const within = sorted.filter((ms) => ms <= 20).length / sorted.length;
  return `${(100 * within).toFixed(1)} % within 20 ms, median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)} ms`;
}

async function measure(browser: Browser, run: Run): Promise<void> {
  const { engine, tab } = run;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('crash', () => console.error(`${engine} with ${tab}: the page has crashed`));
  const last = await open(page, run);
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
  for (const run of RUNS.filter(({ engine }) => engine.includes(only))) {
    // A browser each: one that stumbles takes only its own run with it.
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    try {
      await measure(browser, run);
    } catch (error) {
      console.error(`${run.engine} with ${run.tab}: ${String(error)}`);
    } finally {
      await browser.close();
    }
  }
} finally {
  await server.stop();
  rmSync(place, { recursive: true });
}
