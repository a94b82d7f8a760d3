import { describe, expect, it } from 'vitest';
import { ahead, cardsInTrick, changes, family, layer, spotOf, trumpAfter } from './trick';

const SHAPES: Record<string, string> = { red: 'coral', green: 'turtle', blue: 'drop' };
const card = (colour: string, number: number) => ({
  name: 'sea',
  number,
  colour,
  shape: SHAPES[colour] ?? null,
});
const RED = family(0);
const GREEN = family(2);
const BLUE = family(3);

describe('a trick', () => {
  it('S-10: the first lead of a round sets the trump', () => {
    expect(trumpAfter([card('green', 4)], null)).toEqual(GREEN);
    expect(trumpAfter([], null)).toBeNull();
  });

  it('S-11: later leads leave it as it is', () => {
    expect(trumpAfter([card('green', 4), card('green', 9)], RED)).toEqual(RED);
  });

  it('S-13: the same value as the card before changes it, the last one for good', () => {
    const trick = [card('red', 9), card('green', 9), card('blue', 9)];
    expect(trick.map((_, place) => changes(trick, place))).toEqual([false, true, true]);
    expect(trumpAfter(trick, RED)).toEqual(BLUE);
  });

  it('S-17: the highest trump is ahead, else the highest card of the family to follow', () => {
    const trick = [card('blue', 7), card('red', 12), card('blue', 5)];
    expect(ahead(trick, GREEN)).toBe(0);
    expect(ahead(trick, RED)).toBe(1);
    expect(ahead([card('blue', 5), card('blue', 7), card('red', 0)], RED)).toBe(2);
    expect(ahead([], RED)).toBe(-1);
  });

  it('S-10: is laid clockwise', () => {
    expect([0, 1, 2, 3].map((place) => layer(4, 2, place))).toEqual([2, 3, 0, 1]);
    expect(cardsInTrick(4)).toBe(4);
    expect([0, 1, 2, 3].map((place) => spotOf(4, 3, 2, place))).toEqual([3, 0, 1, 2]);
  });

  it('S-51: alone, Neptune lays the first and the third card', () => {
    expect([0, 1, 2].map((place) => layer(1, 1, place))).toEqual([1, 0, 1]);
    expect(cardsInTrick(1)).toBe(3);
    expect([0, 1, 2].map((place) => spotOf(1, 0, 1, place))).toEqual([1, 0, 2]);
  });
});
