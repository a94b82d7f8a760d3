import { describe, expect, test } from 'vitest';
import { beginningOf, between, dayOf, daysAfter } from './holiday';

describe('days off', () => {
  test('a day is written as it is here, and read back as its beginning', () => {
    const evening = new Date(2026, 1, 28, 22, 30);
    expect(dayOf(evening)).toBe('2026-02-28');
    expect(beginningOf('2026-02-28')).toBe(new Date(2026, 1, 28).getTime());
    expect(dayOf(daysAfter(evening, 1))).toBe('2026-03-01');
  });

  test('a holiday goes from its first day to the one on which I am back', () => {
    expect(between('2026-07-01', '2026-07-11')).toEqual({
      begins: new Date(2026, 6, 1).getTime(),
      ends: new Date(2026, 6, 11).getTime(),
    });
  });

  test.each([
    ['2026-07-02', '2026-07-01'],
    ['2026-07-02', '2026-07-02'],
    ['', '2026-07-02'],
    ['2026-07-02', ''],
  ])('from %s to %s is none', (first, back) => {
    expect(between(first, back)).toBeNull();
  });
});
