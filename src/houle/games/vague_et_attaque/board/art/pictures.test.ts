import { expect, it } from 'vitest';
import deck from '../deck.json';
import { PLACES } from '../palette';
import { PARTS } from './parts';
import { PICTURES } from './pictures';

const CARDS = Object.keys(deck.cards);
const USED = new Set(Object.values(PICTURES).flatMap((picture) => picture.map(([part]) => part)));

it.each(CARDS)('draws %s', (card) => {
  expect(PICTURES[card]?.length).toBeGreaterThan(0);
});

it('draws no card that is not in the deck', () => {
  expect(Object.keys(PICTURES).filter((card) => !CARDS.includes(card))).toEqual([]);
});

it('draws no two cards alike', () => {
  const drawn = Object.values(PICTURES).map((picture) => JSON.stringify(picture));
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('has no part that is on no card', () => {
  expect(Object.keys(PARTS).filter((part) => !USED.has(part as keyof typeof PARTS))).toEqual([]);
});

it('marks each place of the deck with a colour and a shape of its own', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(deck.places.toSorted());
  const shapes = Object.values(PLACES).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(deck.places.length);
});
