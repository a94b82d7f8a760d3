import { expect, it } from 'vitest';
import { entriesOf, ranks } from './record';

it('finds what the record says of each player, and nothing else', () => {
  const view = { seats: 2, public: { points: [3, 1], cheered: [], round: 2, names: ['a', 'b'] } };
  expect(entriesOf(view, 0)).toEqual([{ field: 'points', value: 3 }]);
  expect(entriesOf(view, 1)).toEqual([{ field: 'points', value: 1 }]);
});

it('puts winners first, even where fewer points win', () => {
  expect(ranks({ points: [5, 2, 9], winners: [1] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
