/** What is said of games of the same deal beside mine. */
import { expect, it } from 'vitest';
import type { ComparedGame, SideBySide, ToldMove } from '../../wire/generated';
import { rowsOf, together } from './compared';

const MINE: ComparedGame = {
  table: 'aaaa',
  name: 'Ben',
  asked: false,
  own: true,
  to_the_end: true,
  won: true,
  points: 7,
  together: 9,
};
const theirs = (count: number): ComparedGame => ({
  ...MINE,
  table: 'bbbb',
  own: false,
  together: count,
});

it('says how many first moves were the same, and when all of mine were', () => {
  const far = (count: number): unknown => together(theirs(count), [MINE, theirs(count)]);
  expect([far(0), far(7), far(9)]).toEqual([0, 7, 'all']);
});

it('compares my game with none, and none with it where I made no move', () => {
  expect(together(MINE, [MINE])).toBeNull();
  expect(together(theirs(0), [{ ...MINE, together: 0 }, theirs(0)])).toBeNull();
});

const told = (move: string, i: number): ToldMove => ({ seq: 10 * i + 5, move });
const side = (own: string, other: string, same: number): SideBySide => ({
  own: 'aaaa',
  own_moves: [...own].map(told),
  other: 'bbbb',
  other_name: 'Ada',
  other_moves: [...other].map(told),
  together: same,
});

it('lays two games beside each other, and parts them where they part', () => {
  const { same, parted } = rowsOf(side('abcd', 'abx', 2));
  expect(same.map(({ number, own, other }) => [number, own?.move, other?.move])).toEqual([
    [1, 'a', 'a'],
    [2, 'b', 'b'],
  ]);
  expect(parted).toEqual([
    { number: 3, own: { seq: 25, move: 'c' }, other: { seq: 25, move: 'x' } },
    { number: 4, own: { seq: 35, move: 'd' }, other: null },
  ]);
});

it('has nothing after the same moves where that was all', () => {
  expect(rowsOf(side('ab', 'ab', 2)).parted).toEqual([]);
  expect(rowsOf(side('', 'a', 0)).parted).toEqual([
    { number: 1, own: null, other: { seq: 5, move: 'a' } },
  ]);
});
