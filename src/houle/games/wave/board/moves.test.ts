import { describe, expect, it } from 'vitest';
import type { Move, View } from '@houle/wire/types';
import { at } from './moves';

function table(names: readonly (readonly [string, number | null])[], seats: number): View {
  return {
    game: 'wave',
    rules_version: 1,
    seats,
    options: {},
    viewer: 0,
    zones: names.map(([name, owner]) => ({ name, owner, cards: [] })),
    public: {},
    to_act: [],
    moves: [],
    asides: [],
    outcome: null,
  };
}

const hands = (seats: number): [string, number][] =>
  Array.from({ length: seats }, (_, seat): [string, number][] => [
    ['inward', seat],
    ['outward', seat],
  ]).flat();

const FOUR = table([['pile', null], ['discard', null], ['bend', null], ...hands(4)], 4);
const TWO = table(
  [['pile', null], ['discard', null], ...hands(2), ['face-up', 2], ['face-down', 2]],
  2,
);

const lies = (view: View, me: number, move: Move): string | null => {
  const found = at(view, me, move);
  if (!found) return null;
  const { name, owner } = view.zones[found.zone] ?? {};
  return `${name ?? '?'} ${owner ?? '-'} ${found.place}`;
};

describe('what a move of WAVE is about', () => {
  for (const type of ['discard', 'lay-down', 'swap'])
    it(`${type}: a card of my own, seen or not`, () => {
      expect(lies(FOUR, 1, { type, side: 'inward', place: 2 })).toBe('inward 1 2');
      expect(lies(FOUR, 3, { type, side: 'outward', place: 0 })).toBe('outward 3 0');
    });

  it('propose: one of the cards that lie open before Vaimiti (W-52)', () => {
    expect(lies(TWO, 0, { type: 'propose', place: 1, face_down: true })).toBe('face-up 2 1');
  });

  for (const type of ['point', 'unpoint']) {
    it(`${type}: a card that its owner does not see (W-30)`, () => {
      expect(lies(FOUR, 0, { type, owner: 2, place: 1, advice: 'play' })).toBe('outward 2 1');
    });
    it(`${type}: at two, place 2 is Vaimiti (W-30b)`, () => {
      expect(lies(TWO, 0, { type, owner: 2, place: 1, advice: 'keep' })).toBe('face-up 2 1');
      expect(lies(TWO, 0, { type, owner: 1, place: 0, advice: 'keep' })).toBe('outward 1 0');
    });
  }

  it('the bend card, where there is one (W-30b)', () => {
    expect(lies(FOUR, 0, { type: 'point-at-bend', advice: 'take' })).toBe('bend - 0');
    expect(lies(FOUR, 0, { type: 'unpoint-bend' })).toBe('bend - 0');
    expect(lies(TWO, 0, { type: 'unpoint-bend' })).toBeNull();
  });

  for (const type of ['say', 'declare', 'confirm', 'withdraw'])
    it(`${type}: no card at all`, () => {
      expect(at(FOUR, 0, { type, phrase: 'wait' })).toBeNull();
    });
});
