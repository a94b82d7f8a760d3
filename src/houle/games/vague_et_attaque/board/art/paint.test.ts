import { describe, expect, it } from 'vitest';
import { INK, PAPER, SIGNAL_RED } from '@houle/cards/palette';
import { strokes } from './paint';

describe('a layer of a part', () => {
  it('is filled and has a rim of ink', () => {
    expect(strokes(['', 'r M0 0H9'], '', 4)).toEqual([
      { d: 'M0 0H9', fill: SIGNAL_RED, ink: INK, width: 4 },
    ]);
  });

  it('can go without its rim', () => {
    expect(strokes(['', 'w. M0 0H9'], '', 4)[0]).toMatchObject({ fill: PAPER, ink: 'none' });
  });

  it('can be a line, as wide as the rim or as it says', () => {
    const part = ['', '-r M0 0H9', '-r12 M0 0H9'];
    expect(strokes(part, '', 4)).toMatchObject([
      { fill: 'none', ink: SIGNAL_RED, width: 4 },
      { fill: 'none', ink: SIGNAL_RED, width: 12 },
    ]);
  });

  it('takes the paint of the part, or that of the picture', () => {
    const part = ['wk', '0 M0 0H9', '-17 M0 0H9'];
    expect(strokes(part, '', 4)).toMatchObject([{ fill: PAPER }, { ink: INK, width: 7 }]);
    expect(strokes(part, 'rr', 4)).toMatchObject([{ fill: SIGNAL_RED }, { ink: SIGNAL_RED }]);
    expect(strokes(part, 'r', 4)).toMatchObject([{ fill: SIGNAL_RED }, { ink: INK }]);
  });

  it('can be circles and ellipses', () => {
    const [stroke] = strokes(['', 'r @5 0 5@20 9 4 2'], '', 4);
    expect(stroke?.d).toBe(
      'M0 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM16 9a4 2 0 1 0 8 0a4 2 0 1 0 -8 0Z',
    );
  });
});
