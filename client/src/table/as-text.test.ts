import { expect, it } from 'vitest';
import type { Table } from '../play/table.svelte';
import { cardsInWords, zonesInWords } from './as-text';

const zone = (id: number, name: string, owner: number | null, cards: (number | null)[]) => ({
  id,
  name,
  owner,
  cards: cards.map((card, place) => ({ key: `${id}-${place}`, card })),
});
const table = {
  plugin: {},
  speaker: {
    card: (card: number) => `card ${card}`,
    zone: (name: string, owner: number | null) => `${name} of ${String(owner)}`,
  },
  lay: [
    zone(0, 'pile', null, [null, null]),
    zone(1, 'discard', null, []),
    zone(2, 'hand', 0, [3, 1]),
    zone(3, 'hand', 1, []),
  ],
} as unknown as Table;

it('cards are told in their order, backs only counted', () => {
  // No catalogue is loaded here, so a text is its own id.
  expect(cardsInWords(table, [4, null, null, 5, null])).toBe(
    'card 4, text-hidden, card 5, text-hidden',
  );
});

it('no cards are said to be none', () => {
  expect(cardsInWords(table, [])).toBe('text-none');
});

it('empty places of the middle go without saying, empty hands do not', () => {
  expect(zonesInWords(table, null).map(({ name }) => name)).toEqual(['pile of null']);
  expect(zonesInWords(table, 0)[0]?.cards).toBe('card 3, card 1');
  expect(zonesInWords(table, 1)[0]?.cards).toBe('text-none');
});
