// Pictures of every view at three sizes in both themes, to be looked at: tools/web shots [folder [part of a name [size]]]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { FLAGS } from './flags';
import { startServer } from './server';

const SIZES = {
  phone: [360, 740],
  tablet: [820, 1180],
  desk: [1440, 900],
  // Phones that show the bars of their browser, upright and on their side: for games and hints.
  '390x664': [390, 664],
  '375x548': [375, 548],
  '360x640': [360, 640],
  '320x568': [320, 568],
  '844x390': [844, 390],
  '667x375': [667, 375],
} as const;
const isShort = (size: string): boolean => /^\d/.test(size);
const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const HARD = '..7....2..4...8...961.3......3.94...21.8.6.35...35.4......2.376...5...9..3....2..';
const WINGS = '14..7....6..........29.5.4.9....78..2.78........6....2....4..51..51.69.4.1......6';
const MADE = '/generate?level=hard&symmetry=rot180&seed=4';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const press = async (page: Page, keys: string): Promise<void> => {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
};
const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
const cell = (page: Page, index: number) => page.locator(`[data-cell="${index}"]`);

async function solve(page: Page): Promise<void> {
  for (const [at, digit] of Array.from(SOLUTION).entries()) {
    if (EASY[at] !== '.') continue;
    await cell(page, at).click();
    await page.keyboard.press(digit);
  }
  await page.getByText('How hard it was').waitFor();
}

async function remember(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('nonet.solved', '["a","b","c"]');
    const kept = { a: ['easy', 312_000], b: ['easy', 290_000], c: ['hard', 1_312_000] };
    for (const [id, [level, time]] of Object.entries(kept))
      localStorage.setItem(`nonet.done.${id}`, JSON.stringify({ level, time, hints: 0 }));
    localStorage.setItem('nonet.studies', '{"x-wing":{"cleared":true,"practised":3}}');
  });
  await page.reload();
}

const day = (ago: number): number => Math.floor(Date.now() / 1000 - 86_400 * ago);

/** An account that has played for weeks: its games come as a document, with their days. */
async function belong(page: Page): Promise<void> {
  const shelves = ['easy', 'easy', 'normal', 'hard', 'hard', 'hard'];
  const puzzles = await Promise.all(
    shelves.map(async (level, i) => {
      const list = await page.request.get(`${server.url}/api/sudoku/puzzles/${level}`);
      return ((await list.json()) as { preview: string }[])[i]!.preview;
    }),
  );
  const games = Array.from({ length: 36 }, (_, i) => ({
    puzzle: puzzles[i % puzzles.length]!,
    state: i === 0 ? 'running' : 'solved',
    started: day((i * 5) / 7) - 900,
    updated: day((i * 5) / 7) - (i % 3) * 20_000,
    elapsed_ms: 1000 * (300 + ((i * 97) % 220) + 12 * i + (i % 6 > 2 ? 420 : 0)),
    hints: [i % 4 === 0 ? 2 : 0, 0, 0, 0],
    mistakes: i % 5 === 0 ? 1 : 0,
    page: null,
    moves: [],
  }));
  const saved = [
    { puzzle: PUZZLE, title: 'The one that resists' },
    { puzzle: WINGS, title: 'Wings' },
  ];
  await page.evaluate(
    async (document) => {
      const send = async (path: string, body: object): Promise<void> => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
      };
      const name = `Ada ${Math.random().toString(36).slice(2, 6)}`;
      await send('/api/account/register', { name, password: 'correct horse' });
      await send('/api/me/import', document);
      localStorage.setItem('nonet.account', name);
      localStorage.setItem(
        'nonet.studies',
        '{"x-wing":{"cleared":true,"practised":9},"naked-pair":{"cleared":true,"practised":12},"hidden-pair":{"practised":4}}',
      );
    },
    { nonet: 1, player: { settings: {} }, games, saved, progress: [] },
  );
  await page.reload();
  await page.getByText('puzzles solved').waitFor();
  await page.getByRole('link', { name: 'Play: Wings' }).waitFor();
}

async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('Name').fill(`Ada ${Math.random().toString(36).slice(2, 6)}`);
  await page.getByLabel('Password').fill('correct horse');
  await page.locator('form .lead').click();
  await page.getByText('I have kept them').waitFor();
}

async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password').fill('short');
  await page.locator('form .lead').click();
  await page.getByRole('alert').waitFor();
}

async function replay(page: Page): Promise<void> {
  const id = await page.evaluate(
    async ([puzzle, solution]) => {
      const send = async (path: string, body: object): Promise<{ id: string }> => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { id: string };
      };
      const game = await send('/api/games', { puzzle });
      const moves = Array.from(puzzle).flatMap((c, i) =>
        c === '.'
          ? [
              {
                kind: 'place',
                cell: `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`,
                digit: Number(solution[i]),
              },
            ]
          : [],
      );
      await send(`/api/games/${game.id}/moves`, { moves, elapsed_ms: 312_000 });
      return game.id;
    },
    [EASY, SOLUTION] as const,
  );
  await page.goto(`${server.url}/me/games/${id}`);
  await page.getByRole('slider').fill('34');
}

type View = [name: string, path: string, prepare?: (page: Page) => Promise<unknown>];
const VIEWS: readonly View[] = [
  ['play-home', '/'],
  ['play-game', `/play?p=${HARD}`, (page) => press(page, 'ArrowDown Shift+Digit1 Shift+Digit7')],
  [
    'play-marks',
    `/play?p=${HARD}`,
    (page) =>
      press(
        page,
        'ArrowDown n v 1 ArrowUp 2 ArrowLeft 3 ArrowLeft 4 ArrowDown 5 ArrowDown 6 ArrowRight x Shift+ArrowRight Control+Digit1 Control+Digit2',
      ),
  ],
  ['fit-game', `/play?p=${PUZZLE}`, (page) => press(page, 'ArrowDown')],
  [
    'fit-hint',
    `/play?p=${PUZZLE}`,
    async (page) => {
      await press(page, 'h');
      for (const stage of [1, 2, 3]) {
        await page.getByRole('img', { name: `Stage ${stage} of 4` }).waitFor();
        await press(page, 'h');
      }
      await page.getByRole('img', { name: 'Stage 4 of 4' }).waitFor();
    },
  ],
  ['play-twice', `/play?p=${EASY}`, (page) => press(page, 'ArrowDown ArrowLeft 4')],
  [
    'play-hint',
    `/play?p=${HARD}`,
    async (page) => {
      await press(page, 'n h');
      for (const n of [1, 2, 3]) {
        await page.getByRole('img', { name: `Stage ${n} of 4` }).waitFor();
        await press(page, 'h');
      }
      await page.getByRole('button', { name: 'Do it' }).waitFor();
    },
  ],
  [
    'play-check',
    `/play?p=${EASY}`,
    async (page) => {
      await cell(page, 2).click();
      await press(page, '1 k');
      await page.getByText('not right').first().waitFor();
    },
  ],
  [
    'play-why',
    `/play?p=${EASY}`,
    async (page) => {
      await cell(page, 2).click();
      await press(page, 'b 1');
      await page.getByText('Suppose').waitFor();
    },
  ],
  [
    'play-saved',
    `/play?p=${EASY}`,
    async (page) => {
      await cell(page, 2).click();
      await press(page, '4');
      await page.getByText('Saved', { exact: true }).waitFor();
    },
  ],
  [
    'play-offline',
    `/play?p=${EASY}`,
    async (page) => {
      await page.context().setOffline(true);
      await cell(page, 2).click();
      await press(page, '4');
      await page.getByText('sent when online').waitFor();
    },
  ],
  ['play-paused', `/play?p=${EASY}`, (page) => press(page, 'p')],
  ['play-options', `/play?p=${EASY}`, (page) => page.getByLabel('Options').click()],
  ['play-keys', `/play?p=${EASY}`, (page) => press(page, '?')],
  ['play-done', `/play?p=${EASY}`, solve],
  ['watch-home', '/watch'],
  ['watch-own', '/watch', (page) => page.getByLabel('My own puzzle').check({ force: true })],
  ['watch-tree', `/watch?p=${PUZZLE}&engine=norvig&at=400`, (page) => tab(page, 'Tree')],
  ['watch-dfs', `/watch?p=${PUZZLE}&engine=dfs&at=1500`, (page) => tab(page, 'Tree')],
  ['watch-trail', `/watch?p=${PUZZLE}&engine=cdcl&at=51`, (page) => tab(page, 'Trail')],
  ['watch-graph', `/watch?p=${PUZZLE}&engine=cdcl&at=102`, (page) => tab(page, 'Graph')],
  ['watch-clauses', `/watch?p=${PUZZLE}&engine=cdcl&at=900`, (page) => tab(page, 'Learned')],
  ['watch-story', `/watch?p=${PUZZLE}&engine=least&at=23`],
  ['watch-logic', `/watch?p=${HARD}&engine=logic&at=30`],
  ['watch-end', `/watch?p=${EASY}&engine=logic&at=9999`],
  ['analyse-empty', '/analyse'],
  ['analyse-rating', `/analyse?p=${WINGS}`, (page) => page.locator('.rating').waitFor()],
  ['analyse-steps', `/analyse?p=${WINGS}&tab=steps`, (page) => page.locator('.steps').waitFor()],
  [
    'analyse-path',
    `/analyse?p=${WINGS}&tab=path&step=38`,
    (page) => page.locator('.walk').waitFor(),
  ],
  ['analyse-share', `/analyse?p=${EASY}&tab=share`],
  ['analyse-twice', `/analyse?p=55${EASY.slice(2)}`],
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
  ['generate-empty', '/generate'],
  ['generate-one', `${MADE}&solvable=1&count=1`, (page) => page.getByText('Made in').waitFor()],
  ['generate-many', `${MADE}&count=6`, (page) => page.getByText('6 puzzles in').waitFor()],
  [
    'generate-print',
    `${MADE}&count=6`,
    async (page) => {
      await page.getByText('6 puzzles in').waitFor();
      await page.setViewportSize({ width: 794, height: 1123 }); // paper has one width: A4
      await page.emulateMedia({ media: 'print' });
    },
  ],
  ['learn-index', '/learn', (page) => page.getByText('A house with one empty').waitFor()],
  ['learn-rules', '/learn/rules'],
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
  ['me-browser', '/me', remember],
  ['me-refused', '/me', refuse],
  ['me-codes', '/me', register],
  ['me-account', '/me', belong],
  ['me-replay', '/me', replay],
  ['missing', '/play/no-such-puzzle'],
];

type Size = keyof typeof SIZES;

async function shoot(browser: Browser, size: Size, [name, path, prepare]: View): Promise<void> {
  const [width, height] = SIZES[size];
  const touch = size === 'phone' || isShort(size) ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...touch,
  });
  context.setDefaultTimeout(60_000); // a busy machine takes its time
  const page = await context.newPage();
  await page.goto(server.url + path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForTimeout(300);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.error(`${name} at ${size} is ${wide} px too wide`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(folder, `${name}-${size}-${colorScheme}.png`),
      fullPage: size !== 'desk' && !isShort(size),
    });
  }
  await context.close();
}

/** A browser for each view: one that stumbles takes no other with it, and is tried once more. */
async function insist(size: Size, view: View): Promise<boolean> {
  for (const attempt of [1, 2]) {
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    try {
      await shoot(browser, size, view);
      return true;
    } catch (error) {
      console.error(`${view[0]} at ${size}, attempt ${attempt}: ${String(error)}`);
    } finally {
      await browser.close();
    }
  }
  return false;
}

const folder = process.argv[3] ?? join(tmpdir(), 'nonet-shots');
const only = process.argv[4] ?? '';
const onlySize = process.argv[5] ?? '';
mkdirSync(folder, { recursive: true });
const place = mkdtempSync(join(tmpdir(), 'nonet-shots-db-'));
const server = await startServer(join(place, 'nonet.db'));
try {
  const missed: string[] = [];
  for (const size of (Object.keys(SIZES) as Size[]).filter((name) => name.includes(onlySize)))
    for (const view of VIEWS.filter(
      ([name]) => name.includes(only) && (name.startsWith('fit-') || !isShort(size)),
    ))
      if (!(await insist(size, view))) missed.push(`${view[0]} at ${size}`);
  console.log(folder);
  if (missed.length > 0) throw new Error(`without a picture: ${missed.join(', ')}`);
} finally {
  await server.stop();
  rmSync(place, { recursive: true });
}
