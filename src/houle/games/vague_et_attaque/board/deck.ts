/** What is printed on the cards, as far as the screen needs to know it. */
import type { Face } from '@houle/wire/types';
import deck from './deck.json';

interface Printed {
  readonly kind: string;
  readonly places?: readonly string[];
  readonly anchor?: boolean;
  readonly inverted?: boolean;
}
const CARDS: Readonly<Record<string, Printed>> = deck.cards;
/** The places in their order, the ship last. */
export const PLACES: readonly string[] = deck.places;
const KINDS = ['souvenir', 'place', 'gold'];

/** The places a souvenir belongs to. */
export const placesOf = (souvenir: string): readonly string[] => CARDS[souvenir]?.places ?? [];

/** Whether something happens when it is laid. */
export const hasAnchor = (souvenir: string): boolean => CARDS[souvenir]?.anchor ?? false;

/** Whether an encounter bears the symbol of those that need another player. */
export const isInverted = (encounter: string): boolean => CARDS[encounter]?.inverted ?? false;

/** Whether a souvenir belongs to one place alone. */
export const isDedicated = (souvenir: string): boolean => placesOf(souvenir).length === 1;

export const isPlace = (card: string): boolean => PLACES.includes(card);

/** Kind first; souvenirs of one place together, dedicated ones before shared ones. */
export function ordered(card: string): readonly number[] {
  const kind = KINDS.indexOf(CARDS[card]?.kind ?? '');
  const [first = card] = placesOf(card);
  return [kind, PLACES.indexOf(first), placesOf(card).length, Object.keys(CARDS).indexOf(card)];
}

/** All zones with the souvenirs on a place. */
export const BERTHS: readonly string[] = PLACES.flatMap((place) => [
  `on-${place}-1`,
  `on-${place}-2`,
]);

/** What is printed on a card, to be drawn. */
export const faceOf = (card: string): Face => ({
  type: 'face',
  name: card,
  number: null,
  colour: null,
  shape: CARDS[card]?.kind ?? null,
});
