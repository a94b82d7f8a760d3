import { afterEach, expect, it, vi } from 'vitest';
import { sendOn } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

const WHAT = { title: 'Houle', url: 'https://example.org' };

it.each([
  { who: 'a device that sends', canShare: () => true, share: () => Promise.resolve(), sent: true },
  { who: 'a device that cannot send this', canShare: () => false, sent: false },
  { who: 'a browser that sends nothing', sent: false },
  {
    who: 'somebody who changes their mind',
    canShare: () => true,
    share: () => Promise.reject(new DOMException('', 'AbortError')),
    sent: true,
  },
  {
    who: 'a page that may not send',
    canShare: () => true,
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    sent: false,
  },
])('$who: sent $sent', async ({ canShare, share, sent }) => {
  vi.stubGlobal('navigator', { canShare, share });
  expect(await sendOn(WHAT)).toBe(sent);
});
