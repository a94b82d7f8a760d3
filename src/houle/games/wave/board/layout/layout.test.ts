import { describe, expect, it } from 'vitest';
import { greatCard, greatWave, HEIGHTS, laying, PLACES, toBeat } from './great-wave';
import { handPlan, handsCard, type Row, TOUCH } from './hands';
import { middle } from './middle';
import { NEWEST, strip, stripCard } from './strip';
import { waterLine } from './water';

/** What the board leaves for the wave on the five screens, roughly. */
const AREAS = [
  { width: 150, height: 190 },
  { width: 250, height: 105 },
  { width: 330, height: 280 },
  { width: 320, height: 128 },
  { width: 780, height: 640 },
  { width: 960, height: 350 },
];

describe('the wave of played cards', () => {
  it('rides higher for a higher colour, and is largest where it must be beaten', () => {
    const { spots, card } = strip([0, 3, 5, 3], { width: 400, height: 300 });
    const [low, , high, newest] = spots;
    expect(low && high && low.y > high.y).toBe(true);
    expect(spots.slice(0, 3).every(({ width }) => width === card)).toBe(true);
    expect(newest?.width).toBeCloseTo(card * NEWEST);
  });

  for (const area of AREAS)
    for (const count of [1, 2, 12, 34])
      it(`of ${count} cards stays inside ${area.width}×${area.height}`, () => {
        for (const rank of [0, 5]) {
          const { spots, width, card } = strip(Array<number>(count).fill(rank), area);
          for (const [i, spot] of spots.entries()) {
            expect(spot.y).toBeGreaterThanOrEqual(0);
            expect(spot.y + spot.width * 1.4).toBeLessThanOrEqual(area.height);
            expect(spot.x + spot.width).toBeLessThanOrEqual(width + 0.01);
            const next = spots[i + 1];
            if (next) expect(next.x - spot.x).toBeGreaterThanOrEqual(card * 0.36 - 0.01);
          }
        }
      });

  it('has a line of water behind it, whatever lies there', () => {
    const { spots } = strip([1, 4], { width: 300, height: 200 });
    expect(waterLine(spots, 0, 300, 200)).toMatch(/^M.*Z$/);
    expect(waterLine([], 0, 300, 200)).toBe('');
  });
});

describe('the great wave', () => {
  it('has ten columns and 34 places, each filled from the bottom up (W-80)', () => {
    expect(PLACES).toHaveLength(34);
    expect(HEIGHTS).toHaveLength(10);
    expect(PLACES[0]).toEqual({ column: 0, row: 0, left: null, below: null });
    expect(PLACES[1]).toEqual({ column: 1, row: 0, left: 0, below: null });
    expect(PLACES[2]).toEqual({ column: 1, row: 1, left: null, below: 1 });
    expect(PLACES[33]).toEqual({ column: 9, row: 0, left: 30, below: null });
  });

  it('knows which card lies where, face down or not', () => {
    expect(laying(2, 1, [1])).toEqual([
      { down: false, index: 0 },
      { down: true, index: 0 },
      { down: false, index: 1 },
    ]);
  });

  it('is right while a card is on its way, when the record knows of more than lies there', () => {
    expect(laying(2, 0, [2])).toEqual([
      { down: false, index: 0 },
      { down: false, index: 1 },
    ]);
    expect(laying(1, 1, [])).toEqual([
      { down: false, index: 0 },
      { down: true, index: 0 },
    ]);
  });

  it('asks to beat the left neighbour and the card below (W-82), face-down ones apart (W-84)', () => {
    expect(toBeat(laying(1, 0, []))).toEqual([0]);
    expect(toBeat(laying(4, 0, []))).toEqual([2, 3]);
    expect(toBeat(laying(3, 1, [3]))).toEqual([2]);
    expect(toBeat(laying(34, 0, []))).toEqual([]);
  });

  for (const area of AREAS)
    it(`stays inside ${area.width}×${area.height}, its steps rising and falling`, () => {
      const { spots, width, height, card } = greatWave(area);
      expect(width).toBeLessThanOrEqual(area.width + 0.01);
      expect(height).toBeLessThanOrEqual(area.height + 0.01);
      for (const [i, spot] of spots.entries()) {
        expect(spot.y).toBeGreaterThanOrEqual(-0.01);
        expect(spot.y + card * 1.4).toBeLessThanOrEqual(height + 0.01);
        const below = PLACES[i]?.below;
        if (below != null) expect(spots[below]?.y).toBeGreaterThan(spot.y);
      }
    });
});

describe('the hands of the others', () => {
  const backs = (count: number): Row => ({ count, shows: 'sliver' });
  const open = (count: number): Row => ({ count, shows: 'touch' });
  const every = Array.from({ length: 6 }, (_, seen) => [backs(5 - seen), open(seen)] as const);

  for (const [width, height] of [
    [91, 84],
    [114, 150],
    [110, 100],
    [258, 150],
    [214, 150],
  ] as const)
    it(`fit ${width}×${height} whatever is held, and can be touched`, () => {
      const card = handsCard(every, width, height);
      for (const [inward, outward] of every) {
        const plan = handPlan(inward, outward, card, width);
        expect(plan.height).toBeLessThanOrEqual(height + 0.01);
        for (const { x } of [...plan.inward, ...plan.outward]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + card).toBeLessThanOrEqual(width + 0.01);
        }
        for (const [i, { x, y }] of plan.outward.entries()) {
          const next = plan.outward[i + 1];
          if (next?.y === y) expect(next.x - x).toBeGreaterThanOrEqual(TOUCH - 0.01);
        }
      }
    });
});

describe('the middle of the table', () => {
  it('puts the pile where it leaves the wave more room', () => {
    expect(middle({ width: 900, height: 300 }, 2, stripCard).beside).toBe(true);
    expect(middle({ width: 340, height: 380 }, 2, stripCard).beside).toBe(false);
    expect(middle({ width: 340, height: 380 }, 4, greatCard).beside).toBe(false);
  });

  it('leaves names out on a low board, and keeps cards that are touched large enough', () => {
    expect(middle({ width: 470, height: 130 }, 4, stripCard)).toMatchObject({
      tight: true,
      lines: 2,
      card: 44,
    });
    expect(middle({ width: 340, height: 380 }, 4, stripCard).tight).toBe(false);
  });
});
