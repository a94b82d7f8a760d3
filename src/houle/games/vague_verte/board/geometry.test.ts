import { describe, expect, it } from 'vitest';
import { FINGER, plan, touchable } from './geometry';

const LENGTHS = [5, 6, 7, 8, 9, 10];
const SEATS = [2, 3, 4];
/** What is left for the streets on the screens that the game must fit. */
const ROOMS = [
  { name: 'small phone', width: 246, height: 270 },
  { name: 'phone', width: 316, height: 520 },
  { name: 'phone on its side', width: 700, height: 138 },
  { name: 'tablet', width: 720, height: 800 },
  { name: 'desk', width: 1000, height: 500 },
];

describe.each(ROOMS)('streets on a $name', (room) => {
  it.each(SEATS.flatMap((seats) => LENGTHS.map((length) => [seats, length] as const)))(
    'fit for %i players with %i squares (V-02)',
    (seats, length) => {
      const { upright, along, across, axis, house, beach } = plan(room, seats, length);
      const way = along * length + house + beach;
      const breadth = across * seats + axis;
      expect(upright ? breadth : way).toBeLessThanOrEqual(room.width + 0.01);
      expect(upright ? way : breadth).toBeLessThanOrEqual(room.height + 0.01);
    },
  );

  it.each(SEATS)('show the corner of every card, with %i players and 10 squares', (seats) => {
    const { upright, along, across, card } = plan(room, seats, 10);
    expect(card).toBeGreaterThanOrEqual(48);
    expect((upright ? along : across) / (card * 1.4)).toBeGreaterThan(0.27);
  });
});

describe('streets', () => {
  it('go up on a phone that is held upright', () => {
    expect(plan({ width: 316, height: 520 }, 4, 10).upright).toBe(true);
  });

  it('go to the right where there is more room that way', () => {
    expect(plan({ width: 700, height: 138 }, 4, 10).upright).toBe(false);
    expect(plan({ width: 1000, height: 500 }, 4, 10).upright).toBe(false);
  });
});

describe('places to touch', () => {
  it('are as large as what they stand for where that is enough', () => {
    expect(touchable(3, 50)).toEqual({ from: 150, size: 50, lane: 0, lanes: 1 });
  });

  it.each([14, 22.4, 23, 31, 43.9])('are large enough for a finger with steps of %d px', (step) => {
    const taken = new Set<string>();
    for (const index of Array.from({ length: 9 }).keys()) {
      const { from, size, lane } = touchable(index, step);
      expect(size).toBeGreaterThanOrEqual(FINGER);
      expect(from).toBeLessThanOrEqual(index * step);
      expect(from + size).toBeGreaterThanOrEqual((index + 1) * step - 0.01);
      taken.add(`${from} ${lane}`);
    }
    expect(taken.size).toBe(9);
  });
});
