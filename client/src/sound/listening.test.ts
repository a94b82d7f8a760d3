import { expect, it } from 'vitest';
import type { Step, View } from '../wire/types';
import { soundOf } from './listening';

const zone = (name: string, owner: number | null) => ({ name, owner, cards: [] });
const view = {
  zones: [zone('pile', null), zone('hand', 0), zone('trick', null), zone('taken', 1)],
} as unknown as View;
const moved = (origin: number, target: number): Step => ({
  type: 'moved',
  card: null,
  origin,
  origin_place: null,
  target,
  target_place: null,
});
const sound = (step: Step) => soundOf(step, view, ['hand']);

it('cards are heard when they are dealt, played and taken', () => {
  expect(sound(moved(0, 1))).toBe('dealt');
  expect(sound(moved(1, 2))).toBe('played');
  expect(sound(moved(2, 3))).toBe('taken');
});

it('what moves between heaps of the middle is silent', () => {
  expect(sound(moved(2, 0))).toBeNull();
});

it('what only happens has no sound of a card', () => {
  expect(sound({ type: 'happened', name: 'scored', facts: {} })).toBeNull();
});
