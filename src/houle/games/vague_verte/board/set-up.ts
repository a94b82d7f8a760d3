/** VAGUE VERTE before the first move. */
import { lying, type SetUpParts } from '@houle/learn/parts';
import type { VagueVerteView } from './generated';

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const { length } = (view as unknown as VagueVerteView).options;
  return [
    {
      id: 'hands',
      at: '.chip',
      spot: 'corner',
      counts: { hands: seats - 1, cards: lying(view, 'hand', 1) },
    },
    { id: 'pile', at: '.pile', counts: { cards: lying(view, 'pile') } },
    {
      id: 'face-up',
      at: '[data-discard]',
      spot: 'corner',
      counts: { cards: lying(view, 'discard') },
    },
    { id: 'beach', at: '.beach', spot: 'middle' },
    { id: 'street', at: '[data-street="0"]', spot: 'middle', counts: { squares: length } },
    {
      id: 'streets',
      at: '[data-street]:not([data-street="0"])',
      spot: 'middle',
      counts: { streets: seats - 1 },
    },
    { id: 'hand', at: 'ul.hand > :first-child', counts: { cards: lying(view, 'hand', 0) } },
  ];
};
