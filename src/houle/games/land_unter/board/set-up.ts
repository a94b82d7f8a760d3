/** LAND UNTER before the first move. */
import { lying, present, type SetUpParts } from '@houle/learn/parts';
import type { LandUnterView } from './generated';

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const { belts } = (view as unknown as LandUnterView).public;
  const leftover = lying(view, 'leftover');
  return present([
    {
      id: 'hands',
      at: '.chip',
      spot: 'corner',
      counts: { hands: seats - 1, cards: lying(view, 'hand', 1) },
    },
    { id: 'pile', at: '.pile', counts: { cards: lying(view, 'pile') } },
    { id: 'water', at: '.sea > ul', counts: { cards: lying(view, 'turned-up') } },
    { id: 'places', at: '.weather', counts: { places: seats } },
    { id: 'belts', at: '.mine .mine', spot: 'corner', counts: { belts: belts[0] ?? 0 } },
    {
      id: 'hand',
      at: 'ul.hand > :first-child',
      spot: 'corner',
      counts: { cards: lying(view, 'hand', 0) },
    },
    leftover > 0 && { id: 'leftover', at: null, counts: { cards: leftover } },
  ]);
};
