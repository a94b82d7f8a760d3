import { expect, it } from 'vitest';
import type { At, Move } from '../wire/types';
import { Reach } from './reach';

const draw: Move = { type: 'draw' };
const play: Move = { type: 'play', place: 2 };
const swap: Move = { type: 'swap', place: 2 };
const pass: Move = { type: 'pass' };
const at = (move: Move): At | null => {
  if (move === draw) return { type: 'at', zone: 0, place: -1 };
  return move === pass ? null : { type: 'at', zone: 1, place: Number(move['place']) };
};
const reach = new Reach([draw, play, swap, pass], at);

it('finds the moves that are about a card', () => {
  expect(reach.of(1, 2)).toEqual([play, swap]);
  expect(reach.of(1, 1)).toEqual([]);
});

it('finds what is about a whole zone at every card of it', () => {
  expect(reach.of(0, 7)).toEqual([draw]);
  expect(reach.of(0, -1)).toEqual([draw]);
});

it('keeps apart what is about nothing on the table', () => {
  expect(reach.elsewhere).toEqual([pass]);
});
