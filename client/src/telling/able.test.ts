import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ableTo, askLeave, isAllowed } from './able';

const asked = vi.fn();
const browser = (permission: string): void => {
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  asked.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what cannot work says why', async () => {
  expect(ableTo()).toBe('unable');
  browser('denied');
  expect(ableTo()).toBe('denied');
  browser('granted');
  expect(ableTo()).toBe('able');
  vi.stubGlobal('isSecureContext', false);
  expect(ableTo()).toBe('insecure');
  expect(isAllowed()).toBe(false);
  expect(await askLeave()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['granted', true],
  ['denied', false],
  ['default', false],
])('whoever answers %s is told: %s', async (answer, told) => {
  browser('default');
  expect(isAllowed()).toBe(false);
  asked.mockResolvedValue(answer);
  expect(await askLeave()).toBe(told);
});
