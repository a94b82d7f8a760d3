/* Keeps what never changes, and says so when there is no connection. Games are never kept: what a
   table is like only the server knows. */
const ASSETS = 'houle-assets';
const OFFLINE = 'houle-offline';
/** Written by the client in the player's language, see `src/app/offline.ts`. */
const OFFLINE_PAGE = '/offline';
/** Names of assets change with every version; the oldest make room. */
const MOST_KEPT = 240;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetched(request));
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data?.path ?? '/'));
});

async function kept(request) {
  const cache = await caches.open(ASSETS);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await makeRoom(cache);
  }
  return answer;
}

async function makeRoom(cache) {
  const names = await cache.keys();
  const oldest = names.slice(0, Math.max(0, names.length - MOST_KEPT));
  await Promise.all(oldest.map((name) => cache.delete(name)));
}

async function fetched(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(OFFLINE);
    const page = await cache.match(OFFLINE_PAGE);
    if (page) return page;
    throw error;
  }
}

/** Bring the window of a table to the front, or open one. */
async function lookAt(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
