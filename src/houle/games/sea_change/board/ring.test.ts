import { describe, expect, it } from 'vitest';
import { ring, type Ring, type Room } from './ring';

const PHONE: Room = { width: 190, height: 190, gap: 4, foot: 10, largest: 120 };
const DESK: Room = { width: 860, height: 420, gap: 8, foot: 14, largest: 120 };

function overlapping({ card, spots }: Ring): boolean {
  return spots.some((a, i) =>
    spots.some((b, j) => j < i && Math.abs(a.x - b.x) < card && Math.abs(a.y - b.y) < card * 1.4),
  );
}

describe('the ring of a trick', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('keeps %i cards apart and on the board', (count) => {
    for (const room of [PHONE, DESK]) {
      const found = ring(count, room);
      expect(found.spots).toHaveLength(count);
      expect(overlapping(found)).toBe(false);
      for (const { x, y } of found.spots) {
        expect(Math.abs(x) + found.card / 2).toBeLessThanOrEqual(room.width / 2 + 0.01);
        expect(Math.abs(y) + found.card * 0.7).toBeLessThanOrEqual(room.height / 2 + 0.01);
      }
    }
  });

  it('has my card at the bottom and the next player at the left', () => {
    const [mine, next] = ring(4, DESK).spots;
    expect(mine?.x).toBeCloseTo(0);
    expect(mine?.y).toBeGreaterThan(0);
    expect(next?.x).toBeLessThan(0);
  });

  it('still shows eight cards on the smallest phone', () => {
    expect(ring(8, PHONE).card).toBeGreaterThanOrEqual(36);
  });

  it('shows cards that are too large for the board rather than none', () => {
    const found = ring(8, { ...PHONE, width: 80, height: 90 });
    expect(found.spots).toHaveLength(8);
    expect(found.card).toBe(30);
  });

  it('becomes a row where the board is flat, with my card at its end', () => {
    const { card, spots } = ring(4, { ...DESK, height: 120 });
    expect(new Set(spots.map(({ y }) => y)).size).toBe(1);
    expect(spots.map(({ x }) => x).indexOf(Math.max(...spots.map(({ x }) => x)))).toBe(0);
    expect(card).toBeGreaterThan(70);
  });
});
