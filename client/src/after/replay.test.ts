import { describe, expect, it } from 'vitest';
import { firstWith } from './first';
import { verdict } from './verdict';

describe('the first moment with cards', () => {
  it.each([1, 2, 5, 62])('is found at %i', async (start) => {
    expect(await firstWith(1, 62, (seq) => Promise.resolve(seq >= start))).toBe(start);
  });

  it('takes few questions', async () => {
    let asked = 0;
    await firstWith(1, 1000, (seq) => {
      asked++;
      return Promise.resolve(seq >= 9);
    });
    expect(asked).toBeLessThanOrEqual(10);
  });
});

describe('what an end means', () => {
  const outcome = { cause: 'x', winners: [1], points: [0, 1], facts: {} };
  it('depends on who looks', () => {
    expect(verdict(outcome, 1, false)).toBe('won');
    expect(verdict(outcome, 0, false)).toBe('lost');
    expect(verdict(outcome, null, false)).toBe('over');
  });
  it('a game that was stopped is neither won nor lost', () => {
    expect(verdict(null, 0, true)).toBe('stopped');
  });
});
