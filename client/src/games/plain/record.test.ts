import { expect, it } from 'vitest';
import { Speaker } from '../../texts/speaker';
import { Vocabulary } from '../../texts/vocabulary';
import type { View } from '../../wire/types';
import { entriesOf, linesOf, ranks } from './record';

it('finds what the record says of each player, and nothing else', () => {
  const view = { seats: 2, public: { points: [3, 1], cheered: [], round: 2, names: ['a', 'b'] } };
  expect(entriesOf(view, 0)).toEqual([{ field: 'points', value: 3 }]);
  expect(entriesOf(view, 1)).toEqual([{ field: 'points', value: 1 }]);
});

it('does not take a list of seats for numbers, though it may be as long as there are seats', () => {
  const view = { seats: 2, public: { cheered: [1, 0], points: [0, 4] } };
  const seats = { cheered: { kind: 'seat', of: null, many: true } };
  expect(entriesOf(view, 0, seats)).toEqual([{ field: 'points', value: 0 }]);
});

it('says all that the record says, in words, and leaves out what cannot be said', () => {
  const texts = `
generic-of-seat = { $who }: { $value }
you = you
reserved-you = you
reserved-yes = yes
figure-latest = hoped for last
ware-net = a net
`;
  const record = {
    turn: { kind: 'seat', of: null, many: false },
    latest: { kind: 'word', of: 'ware', many: false },
    hopes: { kind: 'word', of: 'ware', many: true },
    gamblers: { kind: 'seat', of: null, many: true },
  };
  const vocabulary = new Vocabulary({ faces: {}, texts, moves: {}, record }, 'en');
  const speaker = new Speaker(vocabulary, ['Julia', 'Max'], 0);
  const view = {
    zones: [],
    seats: 2,
    public: {
      turn: 0,
      turns_left: 4,
      latest: 'net',
      hopes: ['net', null],
      gamblers: [1, 0],
      bets: [[0, { type: 'bet' }]],
      none: null,
      over: true,
    },
  } as unknown as View;
  expect(linesOf({ view, speaker }).map(({ label, text }) => `${label} – ${text}`)).toEqual([
    'turn – you',
    'turns left – 4',
    'hoped for last – a net',
    'hopes – you: a net',
    'gamblers – Max, you',
    'over – yes',
  ]);
});

it('puts winners first, even where fewer points win', () => {
  expect(ranks({ points: [5, 2, 9], winners: [1] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
