import { describe, expect, it } from 'vitest';
import type { Moved } from '../wire/types';
import { laid, moved, settled } from './lay';

const zones = [
  { name: 'pile', owner: null, cards: [null, null, null] },
  { name: 'hand', owner: 0, cards: [7, 8] },
  { name: 'hand', owner: 1, cards: [null, null] },
  { name: 'table', owner: null, cards: [] },
];
const step = (part: Partial<Moved>): Moved => ({
  type: 'moved',
  card: null,
  origin: 0,
  origin_place: null,
  target: 3,
  target_place: null,
  ...part,
});

describe('a card that moves', () => {
  it('keeps its key from place to place', () => {
    const before = laid(zones);
    const after = moved(before, step({ card: 8, origin: 1, origin_place: 1, target_place: 0 }));
    expect(after[3]?.cards).toEqual([before[1]?.cards[1]]);
    expect(after[1]?.cards.map(({ card }) => card)).toEqual([7]);
  });

  it('is any hidden card where nobody can tell which one it was', () => {
    const before = laid(zones);
    const after = moved(before, step({ card: 5, origin: 2 }));
    expect(after[2]?.cards).toHaveLength(1);
    expect(after[3]?.cards[0]).toEqual({ key: before[2]?.cards[1]?.key, card: 5 });
  });

  it('turns up with a face that was not known before', () => {
    const after = moved(
      laid(zones),
      step({ card: 9, origin: 0, origin_place: 2, target: 1, target_place: 2 }),
    );
    expect(after[1]?.cards.map(({ card }) => card)).toEqual([7, 8, 9]);
  });
});

describe('a table that is known again', () => {
  it('keeps keys by place, and shows faces that came to light', () => {
    const before = laid(zones);
    const now = zones.map((zone) => (zone.owner === 1 ? { ...zone, cards: [3, null] } : zone));
    const after = settled(before, now);
    expect(after[2]?.cards.map(({ card }) => card)).toEqual([3, null]);
    expect(after[2]?.cards.map(({ key }) => key)).toEqual(before[2]?.cards.map(({ key }) => key));
  });

  it('follows faces where a hand was arranged anew', () => {
    const before = laid(zones);
    const after = settled(
      before,
      zones.map((zone) => (zone.owner === 0 ? { ...zone, cards: [8, 7] } : zone)),
    );
    expect(after[1]?.cards).toEqual([before[1]?.cards[1], before[1]?.cards[0]]);
  });

  it('gives new cards new keys, and never the same key twice', () => {
    const after = settled(
      laid(zones),
      zones.map((zone) => ({ ...zone, cards: [1, 2, 3, 4, 5] })),
    );
    const keys = after.flatMap(({ cards }) => cards.map(({ key }) => key));
    expect(new Set(keys).size).toBe(20);
  });
});
