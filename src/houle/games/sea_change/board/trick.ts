/** Reading a trick that lies on the table: who laid what, what is trump, who is ahead. */
import type { Printed } from '@houle/cards/face';
import { NEPTUNE } from './sides';

/** In the order of the server's numbers for them (S-01). */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
const SHAPES = ['coral', 'star', 'turtle', 'drop', 'shell'] as const;

/** A family, by all that tells it apart. */
export interface Family {
  readonly colour: string;
  readonly shape: string;
}

export function family(number: number | null): Family | null {
  const colour = number === null ? undefined : COLOURS[number];
  const shape = number === null ? undefined : SHAPES[number];
  return colour && shape ? { colour, shape } : null;
}

export const familyOf = (face: Printed | undefined): Family | null =>
  face?.colour && face.shape ? { colour: face.colour, shape: face.shape } : null;

/** Everybody lays one card; alone, Neptune lays the first and the third (S-51). */
export const cardsInTrick = (seats: number): number => (seats === 1 ? 3 : seats);

/** Who laid the card at this place of a trick. */
export function layer(seats: number, leader: number, place: number): number {
  if (seats === 1) return place === 1 ? 0 : NEPTUNE;
  return (leader + place) % seats;
}

/** Where a card lies around the table: 0 is nearest to `me`, then clockwise. */
export function spotOf(seats: number, me: number, leader: number, place: number): number {
  // Neptune's two cards lie left and right of mine.
  if (seats === 1) return [1, 0, 2][place] ?? 0;
  return (layer(seats, leader, place) - me + seats) % seats;
}

/** S-13, S-14: whether the card at this place changed the trump. */
export function changes(trick: readonly Printed[], place: number): boolean {
  return place > 0 && trick[place]?.number === trick[place - 1]?.number;
}

/** The trump after these cards, if it was `before` when some of them lay already. */
export function trumpAfter(trick: readonly Printed[], before: Family | null): Family | null {
  const change = trick.findLastIndex((_, place) => changes(trick, place));
  if (change >= 0) return familyOf(trick[change]);
  return before ?? familyOf(trick[0]);
}

/** S-17: the place of the card that is ahead; -1 if there is none. */
export function ahead(trick: readonly Printed[], trump: Family | null): number {
  const led = trick[0]?.colour;
  const strength = ({ colour, number }: Printed): number =>
    (colour === trump?.colour ? 1000 : colour === led ? 100 : 0) + (number ?? 0);
  return trick.reduce((best, card, place) => {
    const there = trick[best];
    return !there || strength(card) > strength(there) ? place : best;
  }, -1);
}
