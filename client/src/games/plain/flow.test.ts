import { describe, expect, it } from 'vitest';
import { fit, flowHeight, panelWidth } from './flow';

const heap = { cards: 1 };
const row = { cards: 7 };

describe('zones of any game', () => {
  it('have large cards where there is room', () => {
    expect(fit([heap, row], { width: 1100, height: 500 })).toBe(104);
  });

  it.each([
    [306, 250],
    [370, 480],
    [820, 130],
  ])('fit into %i by %i', (width, height) => {
    const panels = [heap, heap, row, heap];
    expect(flowHeight(panels, fit(panels, { width, height }), width)).toBeLessThanOrEqual(height);
  });

  it('show a long row whole where cards can be small enough', () => {
    expect(fit([{ cards: 8 }], { width: 366, height: 500 })).toBe(94);
  });

  it('are never smaller than can be read, and scroll instead', () => {
    const many = Array.from({ length: 30 }, () => row);
    expect(fit(many, { width: 306, height: 250 })).toBe(40);
  });

  it('are never wider than the screen', () => {
    expect(panelWidth({ cards: 60 }, 40, 306)).toBe(306);
  });

  it('take no room if there are none', () => {
    expect(flowHeight([], 80, 300)).toBe(0);
  });
});
