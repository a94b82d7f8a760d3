import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserCan, calledOff, madeBefore, worksAt } from './passkeys';

const ABLE = { parseCreationOptionsFromJSON: vi.fn(), parseRequestOptionsFromJSON: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', ABLE);
  vi.stubGlobal('location', { origin: 'https://houle.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('passkeys work at the address they belong to, and at no other', () => {
  expect(worksAt('https://houle.test')).toBe(true);
  expect(worksAt('https://elsewhere.test')).toBe(false);
  expect(worksAt(null)).toBe(false);
});

test('over plain http and in browsers that know none, there are none', () => {
  vi.stubGlobal('PublicKeyCredential', {});
  expect(browserCan()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', ABLE);
  expect(browserCan()).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(browserCan()).toBe(false);
  expect(worksAt('https://houle.test')).toBe(false);
});

test('who changes their mind hears nothing of errors', () => {
  expect(calledOff(new DOMException('', 'NotAllowedError'))).toBe(true);
  expect(calledOff(new DOMException('', 'AbortError'))).toBe(true);
  expect(calledOff(new DOMException('', 'SecurityError'))).toBe(false);
  expect(madeBefore(new DOMException('', 'InvalidStateError'))).toBe(true);
});
