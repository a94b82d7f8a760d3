import { describe, expect, it } from 'vitest';
import { BESIDE, layout } from './layout';

const BOARDS = [
  [320, 186],
  [390, 430],
  [844, 132],
  [820, 700],
  [1140, 450],
] as const;

describe('the board of LAND UNTER', () => {
  for (const seats of [3, 4, 5])
    for (const [width, height] of BOARDS)
      it(`has room for ${seats} players on ${width}×${height}`, () => {
        const found = layout(seats, width, height);
        const across = found.perRow * found.place + (found.flat ? found.level * 3 : 0);
        const down = found.rows * (found.weather * 1.4 + 48) + (found.flat ? 0 : found.level * 1.4);
        expect(across).toBeLessThanOrEqual(width);
        expect(down).toBeLessThanOrEqual(height);
        expect(found.weather * BESIDE).toBeLessThanOrEqual(found.place + 1);
        expect(found.rows * found.perRow).toBeGreaterThanOrEqual(seats);
      });

  it('lays the water beside the places where the board is flat', () => {
    expect(layout(5, 844, 140).flat).toBe(true);
    expect(layout(5, 390, 430).flat).toBe(false);
  });

  it('shows the water of the trick larger than the weather', () => {
    const { level, weather } = layout(5, 390, 430);
    expect(level).toBeGreaterThan(weather * 1.2);
  });

  it('takes two rows on a tall board to have larger cards', () => {
    expect(layout(5, 390, 430).rows).toBe(2);
    expect(layout(5, 1140, 450).rows).toBe(1);
  });
});
