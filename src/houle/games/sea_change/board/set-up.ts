/** SEA CHANGE before the first move. */
import { lying, present, type SetUpParts } from '@houle/learn/parts';

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const [box, pile] = [lying(view, 'box'), lying(view, 'pile')];
  return present([
    seats > 1 && {
      id: 'hands',
      at: '.chip',
      spot: 'corner',
      counts: { hands: seats - 1, cards: lying(view, 'hand', 1) },
    },
    { id: 'trump', at: '[data-trump]', spot: 'corner' },
    seats === 1
      ? { id: 'neptune', at: '.place > .card', counts: { cards: lying(view, 'trick') } }
      : { id: 'trick', at: '[data-player="0"] .place', spot: 'middle' },
    pile > 0 && { id: seats === 1 ? 'sea' : 'pile', at: '.pile', counts: { cards: pile } },
    {
      id: 'hand',
      at: 'ul.hand > :first-child',
      spot: 'corner',
      counts: { cards: lying(view, 'hand', 0) },
    },
    box > 0 && { id: 'box', at: null, counts: { cards: box } },
  ]);
};
