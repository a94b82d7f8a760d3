/** The address at which a push service reaches this browser. */
import type { PushBody } from '../wire/generated';

/** A worker that has not come by then does not come. */
const PATIENCE = 5000;

/** Who would be told; null where there is nobody, as without a service worker. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(null);
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** An address for a key of the house. One that was made for another leads nowhere any more. */
export async function addressFor(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const former = await pushManager.getSubscription();
  if (former && written(former.options.applicationServerKey) === key) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The address as the server wants to know it. */
export function told(address: PushSubscription): Pick<PushBody, 'endpoint' | 'p256dh' | 'auth'> {
  const { endpoint = '', keys = {} } = address.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** A key as it is written: base64url. */
export function written(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
