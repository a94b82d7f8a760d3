import { expect, it } from 'vitest';
import { leaves } from './deck';

it('shows equal cards once, in the order of their numbers, and counts them', () => {
  const car = { name: 'car', number: 1, colour: 'red', shape: 'crab' };
  const ducks = { name: 'ducks', number: null, colour: null, shape: 'duck' };
  expect(leaves({ '10': ducks, '2': car, '3': { ...car }, '11': ducks, '12': ducks })).toEqual([
    { face: car, copies: 2 },
    { face: ducks, copies: 3 },
  ]);
});
