/** JELLYFISH before the first move. */
import { lying, present, type SetUpParts } from '@houle/learn/parts';

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const left = lying(view, 'left-over');
  return present([
    {
      id: 'hands',
      at: '.chip',
      spot: 'corner',
      counts: { hands: seats - 1, cards: lying(view, 'hand', 1) },
    },
    { id: 'catches', at: '.catches', spot: 'middle', counts: { places: seats } },
    {
      id: 'hand',
      at: 'ul.hand > :first-child',
      spot: 'corner',
      counts: { cards: lying(view, 'hand', 0) },
    },
    left > 0 && { id: 'left', at: null, counts: { cards: left } },
  ]);
};
