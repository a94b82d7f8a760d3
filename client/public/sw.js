/* Keeps what never changes, says so when there is no connection, and tells of turns. Games are never
   kept: what a table is like only the server knows. */
const ASSETS = 'houle-assets';
const OFFLINE = 'houle-offline';
/** Written by the client in the player's language, see `src/app/offline.ts`. */
const OFFLINE_PAGE = '/offline';
/** What is left there by `src/telling/left.ts`: words, and how this browser wants to be told. */
const TURN = 'houle-turn';
const TURN_WORDS = '/turn';
/** Names of assets change with every version; the oldest make room. */
const MOST_KEPT = 240;
/** The button of a notice that ends all of them. */
const STOP = 'stop';
/** What the tag of a notice begins with that leads to a club. */
const EVENING = 'evening';
/** Apart from the words, which a page may be about to leave anew. */
const STOPPED = '/turn-stopped';

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

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action === STOP ? stop() : lookAt(pathOf(notification.tag)));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)));

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

/** Say that somebody is waited for: one notice for each table, as its tag is the table; or that they
 *  are invited to one, or come to an evening of a club. */
async function tell({ kind, table }) {
  const words = await left();
  const company = kind === 'invitation' || kind === EVENING;
  const title = await (await leftAt(`${TURN_WORDS}/${table}`))?.text();
  const heading = company ? null : (title ?? words?.title);
  const tag = kind === EVENING ? `${EVENING}-${table}` : table;
  await self.registration.showNotification(heading ?? 'Houle', {
    tag,
    body: words?.[kind] ?? '',
    lang: words?.language ?? '',
    icon: '/icons/icon-192.png',
    renotify: kind === 'reminder',
    actions: words ? [{ action: STOP, title: words.stop }] : [],
  });
  const windows = await openWindows();
  // Browsers want to see a notice for every word; whoever looks at the table needs none.
  if (windows.some((window) => window.focused && isAt(window, pathOf(tag)))) await close(tag);
  for (const window of windows) window.postMessage('turn');
  await count();
}

async function close(table) {
  for (const notice of await self.registration.getNotifications({ tag: table })) notice.close();
}

/** The sign of an installed app says how many tables wait. */
async function count() {
  if (!('setAppBadge' in navigator)) return;
  const answer = await fetch('/api/me/waiting').catch(() => null);
  if (answer?.ok) await navigator.setAppBadge((await answer.json()).tables.length);
}

/** Somebody wants no more of it; pages learn so when they are there again. */
async function stop() {
  const address = await self.registration.pushManager.getSubscription();
  await (await caches.open(TURN)).put(STOPPED, new Response());
  for (const window of await openWindows()) window.postMessage('stopped');
  for (const notice of await self.registration.getNotifications()) notice.close();
  if (!address) return;
  await address.unsubscribe();
  await post('/api/me/push/off', { endpoint: address.endpoint });
}

/** The browser gave itself another address. */
async function moved({ oldSubscription, newSubscription }) {
  const words = await left();
  if (!words || (await leftAt(STOPPED))) return;
  const { key } = words.asked;
  const address =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }));
  const { endpoint, keys } = address.toJSON();
  const { p256dh, auth } = keys;
  await post('/api/me/push', { ...words.asked, endpoint, p256dh, auth });
  if (oldSubscription) await post('/api/me/push/off', { endpoint: oldSubscription.endpoint });
}

async function leftAt(name) {
  return (await caches.open(TURN)).match(name);
}

async function left() {
  return (await leftAt(TURN_WORDS))?.json();
}

function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The page of a table, or of a club with an evening: a notice leads nowhere else. */
function pathOf(tag) {
  if (/^evening-[a-z2-7]+$/.test(tag)) return `/clubs/${tag.slice(EVENING.length + 1)}`;
  return /^[a-z2-7]+$/.test(tag) ? `/t/${tag}` : '/';
}

const isAt = (window, path) => new URL(window.url).pathname === path;

function openWindows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Bring the window of a table to the front, or open one. */
async function lookAt(path) {
  const there = (await openWindows()).find((window) => isAt(window, path));
  return there ? there.focus() : self.clients.openWindow(path);
}
