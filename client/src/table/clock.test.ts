import { expect, it } from 'vitest';
import { pressing, timeLeft } from './clock';

const NOON = new Date(2026, 5, 1, 12).getTime();
const UNCALLED = { call_from: null, called_by: [] };
const shown = (seconds: number): string => timeLeft(NOON + seconds * 1000, NOON, 'en').text;

it('minutes and seconds are counted down', () => {
  expect(shown(90)).toBe('1:30');
  expect(shown(9.2)).toBe('0:10');
  expect(shown(0)).toBe('0:00');
});

it('a time that is over is not negative', () => {
  expect(shown(-5)).toBe('0:00');
});

it('the last ten seconds are short', () => {
  expect(timeLeft(NOON + 10_001, NOON, 'en').short).toBe(false);
  expect(timeLeft(NOON + 10_000, NOON, 'en').short).toBe(true);
});

it('for long paces it says until when', () => {
  const left = timeLeft(NOON + 6.5 * 3_600_000, NOON, 'fr');
  expect(left).toEqual({ kind: 'until', text: '18:30', short: false });
});

it('a week ahead it says the day', () => {
  const now = new Date(2026, 6, 1, 12, 0).getTime();
  const left = timeLeft(new Date(2026, 6, 11, 9, 0).getTime(), now, 'en');
  expect(left).toEqual({ kind: 'until', text: 'Jul 11', short: false });
});

it('on another day it says which', () => {
  expect(timeLeft(NOON + 24 * 3_600_000, NOON, 'fr').text).toBe('mar. 12:00');
  expect(timeLeft(NOON + 14 * 3_600_000, NOON, 'fr').text).toBe('mar. 02:00');
});

it('my own time comes first, then whose runs out first', () => {
  const waiting = [
    { seat: 0, turn: 1, until: 30, ...UNCALLED },
    { seat: 1, turn: 1, until: 10, ...UNCALLED },
    { seat: 2, turn: 1, until: null, ...UNCALLED },
  ];
  expect(pressing(waiting, 0)?.seat).toBe(0);
  expect(pressing(waiting, 2)?.seat).toBe(1);
  expect(pressing([], 0)).toBeNull();
});
