// How smooth scrubbing through a long trace is: tools/web frames. Figures only; nothing is asserted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
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

const place = mkdtempSync(join(tmpdir(), 'nonet-frames-'));
const server = await startServer(join(place, 'nonet.db'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
try {
  for (const { engine, tab } of RUNS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}/watch?p=${PUZZLE}&engine=${engine}&at=1`);
    await page.getByRole('tab', { name: tab }).click();
    const total = Number(await page.getByLabel('Position').getAttribute('max'));
    const last = Math.min(EVENTS, total);
    // All of it must be here first: waiting for the network is not scrubbing.
    await page.waitForTimeout(4000);
    const times = await page.evaluate(
      async ({ last, frames }) => {
        const slider = document.querySelector<HTMLInputElement>('.scrub input')!;
        const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        const between: number[] = []; // from one frame to the next
        let before = await frame();
        for (let i = 0; i < frames; ++i) {
          // To the end and back, in uneven steps, as a hand does.
          const share = Math.abs(Math.sin((i / frames) * Math.PI * 3 + 0.01 * (i % 7)));
          slider.value = String(1 + Math.round(share * (last - 1)));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          const now = await frame();
          between.push(now - before);
          before = now;
        }
        return between;
      },
      { last, frames: FRAMES },
    );
    const at = (values: number[], share: number): string =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!.toFixed(1);
    const within = times.filter((ms) => ms <= 20).length / times.length;
    console.log(
      `${engine} with ${tab}, ${last} events, ${FRAMES} frames: ` +
        `${(100 * within).toFixed(1)} % within 20 ms; from frame to frame ` +
        `median ${at(times, 0.5)} ms, 95 % ${at(times, 0.95)} ms, ` +
        `99 % ${at(times, 0.99)} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(place, { recursive: true });
}
