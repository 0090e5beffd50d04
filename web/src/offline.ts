// The site opens without the server once it has been seen: public/sw.js answers from a cache that
// is filled here. Puzzles and games are kept apart from it (keep.ts).

const CACHE = 'nonet'; // as in public/sw.js
const MOST = 80; // files; old builds leave theirs behind

export function workOffline(): void {
  // Only where it is offered (https or this machine), and not while developing.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => void fill().catch(() => undefined));
}

async function fill(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  // What this page has loaded before the worker was there.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname);
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(['/', ...new Set(files.filter((file) => !there.has(file)))]);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
}
