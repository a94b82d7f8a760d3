import { describe, expect, it } from 'vitest';
import type { Move, View } from '@houle/wire/types';
import { at, berths, careful, offers, onBoard, players, subjectOf, usable } from './moves';

const zone = (name: string, owner: number | null, count: number): View['zones'][number] => ({
  name,
  owner,
  cards: Array.from({ length: count }, () => null),
});
const zones = [
  zone('souvenir-deck', null, 30),
  zone('place-deck', null, 0),
  zone('encounter-deck', null, 12),
  zone('souvenir-discard', null, 4),
  zone('artefact', 1, 1),
  zone('harbour', 0, 2),
  zone('souvenirs', 1, 3),
  zone('places', 1, 1),
  zone('golds', 1, 1),
  zone('look', 1, 2),
  zone('on-lagoon-1', null, 2),
  zone('on-ship-1', null, 1),
];
const view = { zones } as unknown as View;
const lies = (zone: number, place: number): object => ({ type: 'at', zone, place });

describe('a move is about', () => {
  it.each([
    ['the top of a deck', { type: 'draw-souvenir' }, lies(0, 29)],
    ['the top of the encounters', { type: 'adventure' }, lies(2, 11)],
    ['the deck that is chosen', { type: 'pick-stock', stock: 'souvenir' }, lies(0, 29)],
    ['a souvenir of my hand', { type: 'seek-place', place: 2 }, lies(6, 2)],
    ['a souvenir to lay', { type: 'lay-souvenir', place: 1, onto: 10 }, lies(6, 1)],
    ['a place of my hand', { type: 'lay-place', place: 0 }, lies(7, 0)],
    ['a gold card', { type: 'use-gold', place: 0 }, lies(8, 0)],
    ['my artefact', { type: 'use-artefact' }, lies(4, 0)],
    ['what is fought for', { type: 'challenge', zone: 10, place: 1 }, lies(10, 1)],
    ['the card that is picked', { type: 'pick-card', zone: 3, place: 0 }, lies(3, 0)],
  ] as const)('%s', (_, move, where) => {
    expect(at(view, 1, move)).toEqual(where);
  });

  it('nothing that lies there, if the deck has to be renewed first (A-35)', () => {
    expect(at(view, 1, { type: 'pick-stock', stock: 'place' })).toBe(null);
  });

  it.each(['throw', 'done', 'pick-player', 'pick-way', 'let-aboard', 'keep-off'])(
    'no card: %s',
    (type) => {
      expect(at(view, 1, { type })).toBe(null);
    },
  );
});

describe('where to look for what can be chosen', () => {
  const inHarbour = (berth: string): number | null => (berth === 'on-lagoon-1' ? 0 : null);
  const look = (move: Move): unknown => subjectOf(zones, inHarbour, move);

  it('in the zone of whoever has the place', () => {
    expect(look({ type: 'challenge', zone: 5, place: 1 })).toEqual({ seat: 0 });
    expect(look({ type: 'pick-card', zone: 10, place: 0 })).toEqual({ seat: 0 });
  });

  it('on the ship in the middle (A-70)', () => {
    expect(look({ type: 'pick-card', zone: 11, place: 0 })).toEqual({ zone: 'middle' });
  });

  it('in a discard pile, or among what I look at in secret', () => {
    expect(look({ type: 'pick-card', zone: 3, place: 2 })).toEqual({ zone: 'souvenir-discard' });
    expect(look({ type: 'pick-card', zone: 9, place: 1 })).toEqual({ zone: 'look' });
  });

  it('nowhere else than in my hand', () => {
    expect(look({ type: 'pick-card', zone: 6, place: 1 })).toBe(null);
    expect(look({ type: 'lay-place', place: 0 })).toBe(null);
  });
});

const layHere: Move = { type: 'lay-souvenir', place: 1, onto: 10 };
const layThere: Move = { type: 'lay-souvenir', place: 1, onto: 11 };
const jettison: Move = { type: 'jettison', place: 1 };
const pick: Move = { type: 'pick-player', owner: 2 };
const ways: readonly Move[] = [
  { type: 'pick-way', way: 0 },
  { type: 'pick-way', way: 1 },
];

it('the chosen souvenir can be laid on several places (A-32)', () => {
  expect([...berths([layHere, layThere, jettison])]).toEqual([
    [10, layHere],
    [11, layThere],
  ]);
});

it('players are chosen by their zones', () => {
  expect([...players([pick, jettison])]).toEqual([[2, pick]]);
});

it('what is touched on the board has no button in the prompt', () => {
  expect([layHere, pick, ...ways].every((move) => onBoard(null, move))).toBe(true);
  expect([jettison, { type: 'done' }].some((move) => onBoard(null, move))).toBe(false);
  expect(offers([jettison, ...ways])).toEqual(ways);
});

it('what costs something is not done by one click', () => {
  const sure = (type: string): boolean => !careful({ moves: [] }, { type });
  expect(['draw-souvenir', 'adventure', 'lay-place', 'pick-card'].every(sure)).toBe(true);
  expect(['seek-place', 'jettison', 'use-gold', 'use-artefact', 'challenge'].some(sure)).toBe(
    false,
  );
});

it('a gold card is marked when it can be used, in turn or out of it (A-03b)', () => {
  const gold: Move = { type: 'use-gold', place: 0 };
  const table = (moves: Move[], asides: Move[]): Parameters<typeof usable>[0] => ({
    movesAt: () => moves,
    asidesAt: () => asides,
  });
  expect(usable(table([gold], []), 8, 0)).toBe(true);
  expect(usable(table([], [gold]), 8, 0)).toBe(true);
  expect(usable(table([jettison], []), 6, 0)).toBe(false);
});
