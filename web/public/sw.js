// Lets the site open without the server. Pages are asked of the server first, so that a new build
// is seen at once; its files have their content in their name and never change. The API is never
// answered from here.
const CACHE = 'nonet'; // as in src/offline.ts

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? gone()));
});

// Every page of the site is the same document.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? gone();
  }
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

const gone = () => Response.error();
