// Pictures of the pages at three sizes in both themes, to be looked at one by one:
//   node e2e/shots.mjs http://127.0.0.1:8080 FOLDER [name …]
import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';

const [base, folder, ...names] = process.argv.slice(2);
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '14..7....6..........29.5.4.9....78..2.78........6....2....4..51..51.69.4.1......6';
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

// Each view: its name, its address, and what is done before the picture is taken.
const VIEWS = [
  ['analyse-empty', '/analyse', null],
  ['analyse-rating', `/analyse?p=${HARD}`, (page) => page.locator('.rating').waitFor()],
  ['analyse-steps', `/analyse?p=${HARD}&tab=steps`, (page) => page.locator('.steps').waitFor()],
  [
    'analyse-path',
    `/analyse?p=${HARD}&tab=path&step=38`,
    (page) => page.locator('.walk').waitFor(),
  ],
  ['analyse-share', `/analyse?p=${EASY}&tab=share`, (page) => page.waitForTimeout(400)],
  ['analyse-twice', `/analyse?p=55${EASY.slice(2)}`, null],
  [
    'analyse-several',
    `/analyse?p=...${EASY.slice(3)}`,
    (page) => page.locator('.big-number').waitFor(),
  ],
  [
    'analyse-unread',
    '/analyse',
    async (page) => {
      await page.locator('textarea').fill('53..7x');
      await page.getByText(/Line 1/).waitFor();
    },
  ],
  ['generate-empty', '/generate', null],
  [
    'generate-one',
    '/generate?level=hard&symmetry=rot180&solvable=1&count=1&seed=4',
    (page) => page.getByText('Made in').waitFor(),
  ],
  [
    'generate-many',
    '/generate?level=hard&symmetry=rot180&count=6&seed=4',
    (page) => page.getByText('6 puzzles in').waitFor(),
  ],
  [
    'generate-print',
    '/generate?level=hard&symmetry=rot180&count=6&seed=4',
    async (page) => {
      await page.getByText('6 puzzles in').waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  ],
  ['learn-index', '/learn', (page) => page.getByText('A house with one empty').waitFor()],
  [
    'me',
    '/me',
    async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('nonet.solved', '["easy-1","easy-2","hard-1"]');
        localStorage.setItem('nonet.time.easy-1', '312000');
        localStorage.setItem('nonet.time.hard-1', '1312000');
        localStorage.setItem('nonet.studies', '{"x-wing":{"cleared":true,"practised":3}}');
      });
      await page.reload();
    },
  ],
  ['learn-rules', '/learn/rules', null],
  ['learn-explain', '/learn/x-wing', (page) => page.locator('.mark').first().waitFor()],
  [
    'learn-example',
    '/learn/xy-chain?tab=example',
    async (page) => {
      for (let i = 0; i < 3; ++i) await page.getByRole('button', { name: 'Forward' }).click();
    },
  ],
  ['learn-practice', '/learn/swordfish?tab=practice', (page) => page.locator('.pad').waitFor()],
  [
    'learn-shown',
    '/learn/naked-pair?tab=practice',
    (page) => page.getByRole('button', { name: 'Show me' }).click(),
  ],
];

const FLAGS = ['--no-sandbox', '--headless', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
mkdirSync(folder, { recursive: true });
for (const [name, path, prepare] of VIEWS) {
  if (names.length > 0 && !names.some((wanted) => name.startsWith(wanted))) continue;
  for (const [size, options] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        ...options,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (m) => m.type() === 'error' && console.log(name, size, m.text()));
      await page.goto(base + path);
      try {
        if (prepare) await prepare(page);
      } catch (error) {
        console.log(name, size, String(error).split('\n')[0]);
      }
      await page.waitForTimeout(350);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(name, size, `is ${wide} px too wide`);
      await page.screenshot({
        path: `${folder}/${name}-${size}-${colorScheme}.png`,
        fullPage: size !== 'desk',
      });
      await context.close();
    }
}
await browser.close();
