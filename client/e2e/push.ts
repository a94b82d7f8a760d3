/** Being told by a push service. A browser without windows reaches none and shows no notices, whatever
 *  it is permitted: both have stand-ins. What a service would bring, the browser itself hands to the
 *  service worker. */
import { createECDH, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';

/** The one that the servers of these tests allow: `tests/web/for_browsers.py`. */
const SERVICE = 'https://push.invalid';

/** A notice that is there to be read. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Where a browser is told of turns, as the server keeps it. */
export interface ToldAt {
  readonly endpoint: string;
  readonly zone: string;
  readonly quiet_begins: number | null;
  readonly quiet_ends: number | null;
}

/** Let a browser have an address at a push service, and show notices; where it is reached. */
export async function withPush(context: BrowserContext): Promise<string> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `${SERVICE}/${randomBytes(8).toString('hex')}`;
  await context.grantPermissions(['notifications']);
  await context.addInitScript(showNotices);
  await context.addInitScript(giveAddress, { endpoint, keys });
  return endpoint;
}

/** In a page or a worker: notices lie where both find them, one for each tag. */
function showNotices(): void {
  const KEPT = 'test-notices';
  const close = async (tag: string): Promise<boolean> =>
    (await caches.open(KEPT)).delete(`/${tag}`);
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { body = '', tag = '' }: NotificationOptions) => {
      await (await caches.open(KEPT)).put(`/${tag}`, Response.json({ title, body, tag }));
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) => {
      const cache = await caches.open(KEPT);
      const names = (await cache.keys()).filter(({ url }) => !tag || url.endsWith(`/${tag}`));
      const found = await Promise.all(names.map((name) => cache.match(name)));
      const shown = await Promise.all(found.map((one) => one?.json() as Promise<Shown>));
      return shown.map((one) => ({ ...one, close: () => close(one.tag) }));
    },
  });
}

interface Address {
  readonly endpoint: string;
  readonly keys: Record<string, string>;
}

/** In a page: as long as there is an address, it remembers the key that it was made for. */
function giveAddress({ endpoint, keys }: Address): void {
  const KEPT = 'test.push';
  const made = (key: string): object => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(
        atob(key.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      localStorage.removeItem(KEPT);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () => {
      const key = localStorage.getItem(KEPT);
      return Promise.resolve(key === null ? null : made(key));
    },
    subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      localStorage.setItem(KEPT, key);
      return Promise.resolve(made(key));
    },
  });
}

/** Where somebody is told, as the server has it. */
export async function toldAt(context: BrowserContext): Promise<readonly ToldAt[]> {
  const answer = await context.request.get('/api/me/export');
  return ((await answer.json()) as { told_at: readonly ToldAt[] }).told_at;
}

/** All notices that are there to be read. */
export function notices(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** What brings words to the service worker behind a page, and presses the notices it shows. */
export class PushService {
  private constructor(
    readonly worker: Worker,
    readonly deliver: (data: string) => Promise<unknown>,
  ) {}

  static async of(page: Page): Promise<PushService> {
    const context = page.context();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker is there');
    await worker.evaluate(showNotices);
    await worker.evaluate(() => {
      const setAppBadge = (badge: number): void => void Object.assign(globalThis, { badge });
      Object.assign(navigator, { setAppBadge });
    });
    const client = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const registered = new Promise<string>((found) => {
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (ours) found(ours.registrationId);
      });
    });
    await client.send('ServiceWorker.enable');
    const registrationId = await registered;
    return new PushService(worker, (data) =>
      client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    );
  }

  async bring(kind: 'turn' | 'reminder', table: string): Promise<void> {
    await this.deliver(JSON.stringify({ kind, table }));
  }

  /** What the sign of the installed app says. */
  badge(): Promise<number> {
    return this.worker.evaluate(() => (globalThis as unknown as { badge: number }).badge);
  }

  /** Press the notice of a table, or a button of it; the page that is opened then. */
  press(table: string, action = ''): Promise<string | null> {
    return this.worker.evaluate(pressed, { table, action });
  }
}

/** In a worker. Without a finger no window is opened: what would be is noted. */
async function pressed({ table: tag, action }: Record<string, string>): Promise<string | null> {
  const { registration, clients } = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: (path: string) => Promise<null> };
  };
  const [notification] = await registration.getNotifications({ tag: tag ?? '' });
  let opened: string | null = null;
  clients.openWindow = (path) => {
    opened = path;
    return Promise.resolve(null);
  };
  const done: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>): void => void done.push(promise);
  const event = new Event('notificationclick');
  dispatchEvent(Object.assign(event, { notification, action, waitUntil }));
  await Promise.all(done);
  return opened;
}
