import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GamePlugin } from '../games/contract';
import type { Frame, Kit, Step } from '../wire/types';
import { Table } from './table.svelte';

vi.mock('../motion/flight', () => ({
  // Cards that never land: the screen stays behind.
  fly: () => new Promise(() => undefined),
  land: () => undefined,
  spots: () => new Map(),
  still: () => false,
}));
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ME = 0;
const HAND = 0;
const PILE = 1;
const TABLE = 2;

/** The first card of a zone goes to the table. */
const goes = (origin: number): Step => ({
  type: 'moved',
  card: null,
  origin,
  origin_place: 0,
  target: TABLE,
  target_place: 0,
});

/** A hand that I see, or that only the others see; any of its cards may be played. */
function frame(seq: number, hand: (number | null)[], steps: Step[] = []): Frame {
  const moves = hand.map((_, place) => ({ type: 'play', place }));
  const zones = [
    { name: 'hand', owner: ME, cards: hand },
    { name: 'pile', owner: null, cards: [null, null] },
    { name: 'table', owner: null, cards: [] },
  ];
  return {
    seq,
    steps,
    table: { phase: 'playing' },
    seats: [],
    waiting: [],
    happened: { kind: 'played', seat: null },
    you: { seat: ME, turn: seq },
    view: { zones, moves, asides: [] },
  } as unknown as Frame;
}

/** A table at which a card is flying, while the first card of the hand has gone too. */
function behind(before: (number | null)[]): { table: Table; played: object[] } {
  const played: object[] = [];
  const sender = {
    deed: (_: string, body: object) => {
      played.push(body);
      return Promise.resolve({ table: 't', seq: 99 });
    },
    whyNot: () => Promise.resolve(null),
  };
  const place = { kind: 'place', of: null, many: false };
  const kit = { faces: {}, texts: '', moves: { play: { place } }, record: {} } as unknown as Kit;
  const plugin = { name: 'any' } as unknown as GamePlugin;
  const table = new Table('t', plugin, kit, 'en', 'play', sender);
  table.take(frame(1, before), true);
  table.take(frame(2, before, [goes(PILE)]), false);
  table.take(frame(3, before.slice(1), [goes(HAND)]), false);
  return { table, played };
}

it('offers each card by where it lies by now, and none that has gone', () => {
  const { table } = behind([4, 5, 6]);
  expect(table.lay[HAND]?.cards).toHaveLength(3);
  const offered = [0, 1, 2].map((place) => table.movesAt(HAND, place));
  expect(offered).toEqual([[], [{ type: 'play', place: 0 }], [{ type: 'play', place: 1 }]]);
});

it.each([
  { whose: 'that I see', hand: [4, 5, 6] },
  { whose: 'that only the others see', hand: [null, null, null] },
])('a card $whose is played from where it lies by now', ({ hand }) => {
  const { table, played } = behind(hand);
  table.touch(HAND, 2, 'mouse');
  expect(played).toEqual([{ turn: 3, move: { type: 'play', place: 1 } }]);
});

it('touching a card that is gone by now plays no other one', () => {
  const { table, played } = behind([4, 5, 6]);
  table.touch(HAND, 0, 'mouse');
  expect(played).toEqual([]);
});

it('one tap draws from a pile, and a card of mine goes with the second', () => {
  const { table, played } = behind([4, 5, 6]);
  const draw = { type: 'draw' };
  const drawn = frame(4, [5, 6]);
  const view = { ...drawn.view, moves: [draw, { type: 'play', place: 1 }] };
  Object.assign(table.plugin, {
    at: (_: unknown, __: unknown, { type }: { type: string }) =>
      type === 'draw' ? { type: 'at', zone: PILE, place: 0 } : { type: 'at', zone: HAND, place: 1 },
  });
  table.take({ ...drawn, view } as unknown as Frame, true);
  table.touch(HAND, 1, 'touch');
  expect(played).toEqual([]);
  expect(table.isChosen(HAND, 1)).toBe(true);
  table.touch(PILE, 0, 'touch');
  expect(played).toEqual([{ turn: 4, move: draw }]);
});

it('remembers the card that was touched in vain, and when that was', () => {
  const { table, played } = behind([4, 5, 6]);
  const drawn = frame(4, [5, 6]);
  const view = { ...drawn.view, moves: [{ type: 'play', place: 0 }] };
  table.take({ ...drawn, view } as unknown as Frame, true);
  expect(table.vain).toBeNull();
  table.touch(HAND, 1, 'mouse');
  expect(played).toEqual([]);
  expect(table.vain).toEqual({ at: { type: 'at', zone: HAND, place: 1 }, seq: 4 });
});
