import { describe, expect, it } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import { isDedicated, ordered, placesOf } from './deck';
import {
  course,
  inOrder,
  moorings,
  neededOf,
  roomOf,
  shipSeat,
  sideOf,
  slots,
  validatedBy,
} from './reading';

const teams = (seats: number, teams = false): Parameters<typeof neededOf>[0] => ({
  seats,
  options: { teams, first: null, last_gets_more: false },
});

describe('how many places win', () => {
  it.each([
    [1, false, 3],
    [2, false, 3],
    [3, false, 2],
    [5, false, 2],
    [4, true, 3],
  ])('with %i players, teams: %s (A-60, A-71, A-83, A-95)', (seats, inTeams, needed) => {
    expect(neededOf(teams(seats, inTeams))).toBe(needed);
  });

  it('partners sit opposite each other (A-80)', () => {
    expect(sideOf(teams(4, true), 3)).toEqual([3, 1]);
    expect(sideOf(teams(4), 3)).toEqual([3]);
  });
});

it('everybody sits in the order of play, whoever looks on first', () => {
  expect(inOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(inOrder(3, null)).toEqual([0, 1, 2]);
});

describe('a place has three slots', () => {
  it('of which the last must be dedicated, as long as none is (A-40)', () => {
    expect(slots([])).toEqual(['free', 'free', 'wanted']);
    expect(slots(['pearl', 'starfish'])).toEqual(['shared', 'shared', 'wanted']);
  });

  it('and any souvenir will do once one is', () => {
    expect(slots(['turquoise-pebble'])).toEqual(['dedicated', 'free', 'free']);
  });

  it('but alone the ship is full with four, whatever they are (A-95)', () => {
    expect(roomOf(1, 'ship')).toBe(4);
    expect(roomOf(2, 'ship')).toBe(3);
    expect(slots(['pearl'], 4)).toEqual(['shared', 'free', 'free', 'free']);
  });
});

describe('the ship', () => {
  const light = { souvenirs: 1, validated: false };

  it('goes to the player on the right at the end of the round (A-20)', () => {
    expect(course({ round: 3, ship_lost: 0 }, 4, 2, light)).toEqual({ to: 1 });
    expect(course({ round: 3, ship_lost: 0 }, 4, 0, light)).toEqual({ to: 3 });
  });

  it('stays with two souvenirs, and in the round in which it loses one (A-21)', () => {
    expect(course({ round: 3, ship_lost: 0 }, 4, 2, { ...light, souvenirs: 2 })).toBe('stays');
    expect(course({ round: 3, ship_lost: 3 }, 4, 2, light)).toBe('stays');
    expect(course({ round: 4, ship_lost: 3 }, 4, 2, light)).toEqual({ to: 1 });
  });

  it('stays for good once it is validated, and in the middle (A-22, A-70)', () => {
    expect(course({ round: 3, ship_lost: 0 }, 4, 2, { ...light, validated: true })).toBe('home');
    expect(course({ round: 3, ship_lost: 0 }, 2, null, light)).toBe('home');
  });
});

describe('the places that are laid', () => {
  const FACES = ['reef', 'lagoon', 'lagoon', 'ship', 'pearl'];
  const laid = (name: string, owner: number | null, ...cards: number[]): object => ({
    id: 0,
    name,
    owner,
    cards: cards.map((card) => ({ key: `c${card}`, card })),
  });
  const lay = [
    laid('harbour', 0, 2),
    laid('harbour', 1, 1, 3),
    laid('on-lagoon-1', null),
    laid('on-lagoon-2', null, 4),
    laid('on-ship-1', null),
  ] as { name: string; owner: number | null }[];
  const table = {
    view: { seats: 3, options: { teams: false }, public: { validated: [2] } },
    face: (card: number) => ({ name: FACES[card] ?? 'card' }),
    zone: (name: string, owner: number | null = null) =>
      lay.find((zone) => zone.name === name && zone.owner === owner) ?? null,
  } as unknown as Table;

  it('have each its own souvenirs, also where there are two of a kind', () => {
    expect(moorings(table, 0).map(({ berth }) => berth?.name)).toEqual(['on-lagoon-2']);
    expect(moorings(table, 1).map(({ berth }) => berth?.name)).toEqual([
      'on-lagoon-1',
      'on-ship-1',
    ]);
  });

  it('count for whoever has validated them (A-40)', () => {
    expect(validatedBy(table, 0)).toBe(1);
    expect(validatedBy(table, 1)).toBe(0);
  });

  it('tell where the ship is', () => {
    expect(shipSeat(table)).toBe(1);
  });
});

describe('souvenirs', () => {
  it('belong to one place or to several (A-04)', () => {
    expect(isDedicated('turquoise-pebble')).toBe(true);
    expect(isDedicated('pearl')).toBe(false);
    expect(placesOf('turquoise-pebble')).toEqual(['lagoon']);
  });

  it('of one place lie together in the hand, before places and gold cards', () => {
    const hand = ['spare-die', 'lagoon', 'pearl', 'rusty-key', 'turquoise-pebble'];
    const rank = (card: string): string =>
      ordered(card)
        .map((n) => String(n + 1000))
        .join();
    expect(hand.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))).toEqual([
      'turquoise-pebble',
      'pearl',
      'rusty-key',
      'lagoon',
      'spare-die',
    ]);
  });
});
