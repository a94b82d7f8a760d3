import { describe, expect, it } from 'vitest';
import type { Frame } from '@houle/wire/types';
import { deepest, takings, totals, undoable } from './reading';

describe('the water', () => {
  it('L-14: the highest level is the deepest, also of several', () => {
    expect(deepest([3, 11, null, 11])).toEqual([1, 3]);
    expect(deepest([null, null, null])).toEqual([]);
  });

  it('L-12: the highest card takes the lower water, the second the other', () => {
    expect(takings([12, 51, 38], [9, 3])).toEqual([
      { seat: 1, level: 3 },
      { seat: 2, level: 9 },
    ]);
  });

  it('L-11: nobody takes water before all cards are shown', () => {
    expect(takings([12, null, 38], [9, 3])).toEqual([]);
    expect(takings([12, 51, 38], [9])).toEqual([]);
  });
});

describe('the score', () => {
  it('L-24: adds up the rounds', () => {
    expect(
      totals(
        [
          [3, -1, 4],
          [1, 2, -1],
        ],
        3,
      ),
    ).toEqual([4, 1, 3]);
    expect(totals([], 3)).toEqual([0, 0, 0]);
  });
});

it('a choice can be taken back while another person chooses, and not when it shows all cards', () => {
  const chairs = [{ bot: null }, { bot: 'player' }, { bot: null }];
  const latest = { table: { chairs } } as unknown as Frame;
  const choosing = (...waitingFor: number[]): boolean =>
    undoable({ waitingFor, me: 0, latest }, { type: 'choose' });
  expect(choosing(0, 1, 2)).toBe(true);
  expect(choosing(0, 1)).toBe(false);
  expect(choosing(0)).toBe(false);
  expect(undoable({ waitingFor: [0, 2], me: 0, latest }, { type: 'play' })).toBe(false);
});
