import { expect, test, vi } from 'vitest';
import { addressFor, told, written } from './address';

const KEY = Uint8Array.of(4, 251, 255, 62).buffer;
const WRITTEN = 'BPv_Pg';

function browserWith(former: object | null): { subscribe: ReturnType<typeof vi.fn>; here: never } {
  const subscribe = vi.fn().mockResolvedValue('new');
  const getSubscription = (): Promise<object | null> => Promise.resolve(former);
  return { subscribe, here: { pushManager: { getSubscription, subscribe } } as never };
}

test('a key is written as the server writes it', () => {
  expect(written(KEY)).toBe(WRITTEN);
  expect(written(null)).toBe('');
});

test('an address that was made for the key of the house stays', async () => {
  const former = { options: { applicationServerKey: KEY }, unsubscribe: vi.fn() };
  const { subscribe, here } = browserWith(former);
  expect(await addressFor(here, WRITTEN)).toBe(former);
  expect(subscribe).not.toHaveBeenCalled();
});

test('for another key there is another address, and the former goes', async () => {
  const former = { options: { applicationServerKey: KEY }, unsubscribe: vi.fn() };
  const { subscribe, here } = browserWith(former);
  expect(await addressFor(here, 'other')).toBe('new');
  expect(former.unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'other' });
});

test('the server learns where, and how to encrypt for it', () => {
  const keys = { p256dh: 'point', auth: 'secret' };
  const address = {
    toJSON: () => ({ endpoint: 'https://push.test/1', expirationTime: null, keys }),
  };
  expect(told(address as never)).toEqual({ endpoint: 'https://push.test/1', ...keys });
});
