import { expect, test } from 'vitest';
import { hourOf, isQuiet, NIGHT } from './quiet';

const at = (hour: number, minute = 0): Date => new Date(2026, 10, 18, hour, minute);

test('the night begins at ten and is over at eight', () => {
  expect(isQuiet(NIGHT, at(21, 59))).toBe(false);
  expect(isQuiet(NIGHT, at(22))).toBe(true);
  expect(isQuiet(NIGHT, at(0))).toBe(true);
  expect(isQuiet(NIGHT, at(7, 59))).toBe(true);
  expect(isQuiet(NIGHT, at(8))).toBe(false);
});

test('hours in the middle of the day do not reach over midnight', () => {
  const noon = { begins: 12 * 60, ends: 14 * 60 };
  expect(isQuiet(noon, at(11, 59))).toBe(false);
  expect(isQuiet(noon, at(13))).toBe(true);
  expect(isQuiet(noon, at(14))).toBe(false);
  expect(isQuiet(noon, at(23))).toBe(false);
});

test('switched off, or ending when they begin, there are none', () => {
  expect(isQuiet(null, at(3))).toBe(false);
  expect(isQuiet({ begins: 180, ends: 180 }, at(3))).toBe(false);
});

test('an hour is written as people write it', () => {
  expect(hourOf(22 * 60, 'fr')).toBe('22:00');
  expect(hourOf(8 * 60, 'en-GB')).toBe('8:00');
});
