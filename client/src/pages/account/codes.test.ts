import { expect, test } from 'vitest';
import { written } from './codes';

test.each([
  ['abcd-efgh-ijkl-mnop-qrst-uvwx', 'abcd-efgh-ijkl-mnop-qrst-uvwx'],
  ['ABCD EFGH ijklmnop QRSTuvwx ', 'abcd-efgh-ijkl-mnop-qrst-uvwx'],
  ['abcd–efgh—ijkl.mnop qrst_uvwx', 'abcd-efgh-ijkl-mnop-qrst-uvwx'],
])('%j is the code %j', (typed, code) => {
  expect(written(typed)).toBe(code);
});

test.each(['', 'abcd-efgh-ijkl', 'abcd-efgh-ijkl-mnop-qrst-uvwx-y'])('%j is no code', (typed) => {
  expect(written(typed)).toBeNull();
});
