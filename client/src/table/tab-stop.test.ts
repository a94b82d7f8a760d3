import { expect, it } from 'vitest';
import { tabStop } from './tab-stop';

it('Tab stays where one was, if that card can be played', () => {
  expect(tabStop(2, [true, false, true, true])).toBe(2);
});
it('Tab comes to the nearest card that can be played, the left one of two', () => {
  expect(tabStop(3, [true, false, false, false, false, true])).toBe(5);
  expect(tabStop(1, [true, false, true])).toBe(0);
});
it('a hand of which nothing can be played can still be looked at', () => {
  expect(tabStop(1, [false, false, false])).toBe(1);
});
