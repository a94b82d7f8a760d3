import { describe, expect, it } from 'vitest';
import { HIGHEST, LOWEST, placed } from './scale';

describe('points on a bar', () => {
  it('have the likely strength of a beginner in the middle', () => {
    expect(placed(2000)).toBe(50);
  });

  it('grow from the left to the right, and stay on it', () => {
    expect([LOWEST, 1000, HIGHEST].map(placed)).toEqual([0, 16.7, 100]);
    expect([0, 9999].map(placed)).toEqual([0, 100]);
  });
});
