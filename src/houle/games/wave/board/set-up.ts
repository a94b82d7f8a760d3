/** WAVE before the first move. */
import { lying, present, type SetUpParts } from '@houle/learn/parts';

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const inward = lying(view, 'inward', 0);
  return present([
    {
      id: 'hands',
      at: `[data-hand]:not([data-hand="${seats}"])`,
      spot: 'corner',
      counts: {
        hands: seats - 1,
        inward: lying(view, 'inward', 1),
        outward: lying(view, 'outward', 1),
      },
    },
    // Whoever makes up a third beside two people has no seat of her own.
    seats === 2 && {
      id: 'vaimiti',
      at: `[data-hand="${seats}"]`,
      spot: 'corner',
      counts: { up: lying(view, 'face-up', seats), down: lying(view, 'face-down', seats) },
    },
    { id: 'pile', at: '.pile', counts: { cards: lying(view, 'pile') } },
    { id: 'way', at: '.way', spot: 'corner' },
    { id: 'order', at: '[data-order]' },
    { id: 'wave', at: '.strip .newest', counts: { cards: lying(view, 'discard') } },
    { id: 'inward', at: 'ul.hand > :first-child', counts: { cards: inward } },
    {
      id: 'outward',
      at: `ul.hand > :nth-child(${inward + 1})`,
      counts: { cards: lying(view, 'outward', 0) },
    },
  ]);
};
