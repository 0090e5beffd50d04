// Opens the site offline. Its own files are kept when a version is installed; of the server's
// answers those are kept that do not change by asking: the shelves of puzzles, the techniques, the
// engines. Everything else always goes to the server.
const VERSION = '__VERSION__';
const FILES = '__FILES__'; // the build puts the list here
const SITE = `site-${VERSION}`;
const DATA = 'data-1';
const LEVELS = ['very-easy', 'easy', 'normal', 'hard', 'very-hard', 'extreme'];
const SHELVES = LEVELS.map((level) => `/api/sudoku/puzzles/${level}`);
const KEPT = /^\/api\/(?:sudoku\/puzzles?\/[^/]+|techniques|engines|openapi\.json)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SITE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('site-') && name !== SITE) await caches.delete(name);
      await self.clients.claim();
      // The first visit brings a puzzle of every level home; a shelf that does not come, comes later.
      const data = await caches.open(DATA);
      await Promise.allSettled([...SHELVES, '/api/techniques'].map((path) => data.add(path)));
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) {
    if (KEPT.test(url.pathname)) event.respondWith(freshOrKept(request, url));
  } else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

async function file(request) {
  return (await caches.match(request, { cacheName: SITE })) ?? fetch(request);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/', { cacheName: SITE });
    if (kept) return kept;
    throw error;
  }
}

async function freshOrKept(request, url) {
  const data = await caches.open(DATA);
  try {
    const answer = await fetch(request);
    // Of a shelf its beginning is kept, and stands for every other part of it.
    // A full disk keeps nothing, and takes nothing away from the answer.
    if (answer.ok && !url.search) await data.put(request, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept =
      (await data.match(request, { ignoreSearch: true })) ?? (await fromShelf(data, url));
    if (kept) return kept;
    throw error;
  }
}

/** A puzzle that was never opened may still be on a shelf that was. */
async function fromShelf(data, url) {
  const id = /^\/api\/sudoku\/puzzle\/([^/]+)$/.exec(url.pathname)?.[1];
  if (!id) return undefined;
  for (const path of SHELVES) {
    const shelf = await data.match(path);
    const found =
      shelf && (await shelf.json()).find((puzzle) => puzzle.id === decodeURIComponent(id));
    if (found)
      return new Response(JSON.stringify(found), {
        headers: { 'Content-Type': 'application/json' },
      });
  }
  return undefined;
}
