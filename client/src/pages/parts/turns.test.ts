import { expect, test } from 'vitest';
import type { Summary } from '../../wire/generated';
import { namesBeside, turnAt } from './turns';

const SUMMARY: Summary = {
  options: {},
  chairs: ['Ada', 'player', 'Ben', 'Cleo', null],
  bots: [false, true, false, false, false],
  animals: ['octopus', 'crab', 'gull', 'seal', null],
  move_time: null,
  watch: 'anyone',
};
const waiting = (
  ...waited_for: number[]
): { readonly phase: 'playing'; readonly summary: Summary } => ({
  phase: 'playing',
  summary: { ...SUMMARY, waited_for },
});

test('it is my turn, also where others choose at the same time', () => {
  expect(turnAt(waiting(2), 2)).toEqual({ whose: 'mine' });
  expect(turnAt(waiting(0, 1, 2, 3), 2)).toEqual({ whose: 'mine' });
});

test('others are named, if they are few', () => {
  expect(turnAt(waiting(1), 2)).toEqual({ whose: 'theirs', seats: [1], named: true });
  expect(turnAt(waiting(0, 1), 2)).toEqual({ whose: 'theirs', seats: [0, 1], named: true });
  const many = { whose: 'theirs', seats: [0, 1, 3, 4], named: false };
  expect(turnAt(waiting(0, 1, 3, 4), 2)).toEqual(many);
});

test('the first seat is a seat', () => {
  expect(turnAt(waiting(0), 0)).toEqual({ whose: 'mine' });
});

test('it is nobody’s turn that one does not know of', () => {
  expect(turnAt(waiting(), 2)).toBeNull();
  expect(turnAt({ phase: 'playing', summary: SUMMARY }, 2)).toBeNull();
  expect(turnAt({ phase: 'open', summary: SUMMARY }, 2)).toBeNull();
  expect(turnAt(waiting(2), undefined)).toMatchObject({ whose: 'theirs' });
});

test('who else sits there, though somebody bears my name', () => {
  const bot = (level: string, seat: number): string => `${level} ${seat}`;
  expect(namesBeside(SUMMARY, (seat) => seat === 0, bot)).toEqual(['player 1', 'Ben', 'Cleo']);
  const twins = { ...SUMMARY, chairs: ['Ada', 'player', 'Ada', null, null] };
  expect(namesBeside(twins, (seat) => seat === 0, bot)).toEqual(['player 1', 'Ada']);
});
