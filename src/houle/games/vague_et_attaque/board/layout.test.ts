import { describe, expect, it } from 'vitest';
import {
  type Box,
  fit,
  FINGER,
  MOORING_GAP,
  PILE_GAP,
  PILES,
  regions,
  shortHigh,
  tuckedHigh,
} from './layout';

/** The boards that are left of a small phone, a phone, one on its side, a tablet and a desk. */
const BOARDS = [
  [320, 272],
  [390, 520],
  [844, 208],
  [820, 800],
  [1140, 470],
] as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.5 &&
  b.x + b.width > a.x + 0.5 &&
  a.y + a.height > b.y + 0.5 &&
  b.y + b.height > a.y + 0.5;

describe.each(BOARDS)('the board of VAGUE & ATTAQUE on %i×%i', (width, height) => {
  it.each([0, 1, 2, 3, 4])('has room for %i others', (others) => {
    const { strip, others: theirs, middle, mine, ship, stage } = regions({ width, height }, others);
    const parts = [strip, ...theirs, middle, mine, ...(ship ? [ship] : [])];
    expect([theirs.length, ship !== null]).toEqual([others, others < 2]);
    for (const part of [...parts, stage]) {
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.y).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(part.y + part.height).toBeLessThanOrEqual(height);
    }
    for (const [i, part] of parts.entries())
      for (const other of parts.slice(i + 1)) expect(overlap(part, other)).toBe(false);
  });

  it('lets the stage cover my own places only where a story finds no other room', () => {
    const { stage, mine } = regions({ width, height }, 4);
    expect(overlap(stage, mine)).toBe(width === 320);
    expect(stage.height).toBeGreaterThanOrEqual(170);
  });

  it('has piles and zones that a finger hits', () => {
    const { pile, others, middle } = regions({ width, height }, 4);
    expect(pile).toBeGreaterThanOrEqual(FINGER);
    expect(PILES * pile + (PILES - 1) * PILE_GAP).toBeLessThanOrEqual(middle.width);
    for (const box of others)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER);
  });
});

describe('the places of a zone', () => {
  it.each([1, 2, 3, 5, 8, 12])('%i of them fit into their box', (count) => {
    for (const [width, height] of [
      [74, 70],
      [250, 90],
      [360, 180],
      [640, 230],
    ] as const) {
      const { tucked, marks, card, columns } = fit({ width, height }, count, 110);
      const rows = Math.ceil(count / columns);
      const high = tucked ? tuckedHigh(card, 3) : shortHigh(card, marks);
      expect(card).toBeGreaterThan(0);
      expect(columns * card + (columns - 1) * MOORING_GAP).toBeLessThanOrEqual(width);
      expect(rows * high + (rows - 1) * MOORING_GAP).toBeLessThanOrEqual(height);
    }
  });

  it('let their souvenirs look out where there is room for that', () => {
    expect(fit({ width: 640, height: 230 }, 3, 110).tucked).toBe(true);
    expect(fit({ width: 74, height: 70 }, 2, 110).tucked).toBe(false);
  });

  it('are touched card by card only where each shows enough of itself', () => {
    expect(fit({ width: 640, height: 230 }, 3, 110).direct).toBe(true);
    expect(fit({ width: 300, height: 150 }, 3, 110).direct).toBe(false);
  });
});
