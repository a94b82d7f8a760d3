import { describe, expect, it } from 'vitest';
import { fan, handCard, STRIP } from './fan';

describe('a hand', () => {
  it('is one row high before its width is known, so that the board does not jump', () => {
    expect(fan(12, 0, 100, 1)).toEqual({ spots: [], height: 140, rows: 1 });
  });

  for (const width of [296, 366, 820, 1000])
    for (let count = 1; count <= 24; count++)
      it(`of ${count} cards on ${width} px shows enough of each and stays inside`, () => {
        const card = handCard(width + 24, 844);
        const { spots, rows } = fan(count, width, card, 1);
        const perRow = Math.ceil(count / rows);
        for (const [i, spot] of spots.entries()) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.5);
          expect(spot.x + card).toBeLessThanOrEqual(width + 0.5);
          const next = spots[i + 1];
          if (next && (i + 1) % perRow)
            expect(next.x - spot.x).toBeGreaterThanOrEqual(STRIP - 0.01);
        }
      });
});
