/** VAGUE & ATTAQUE before the first move. */
import { lying, present, type SetUpParts } from '@houle/learn/parts';

const STOCKS = ['souvenir', 'place', 'encounter'] as const;

export const parts: SetUpParts = (view) => {
  const { seats } = view;
  const [artefacts, box] = [lying(view, 'unused-artefacts'), lying(view, 'box')];
  /** With one other player, or alone, the ship lies beside the decks. */
  const aside = lying(view, 'middle') > 0;
  return present([
    seats > 1 && {
      id: 'hands',
      at: '.chip',
      spot: 'corner',
      counts: {
        hands: seats - 1,
        souvenirs: lying(view, 'souvenirs', 1),
        places: lying(view, 'places', 1),
      },
    },
    seats > 1 && {
      id: 'zones',
      at: '[data-harbour]:not([data-harbour="0"])',
      spot: 'middle',
      counts: { zones: seats - 1, artefacts: lying(view, 'artefact', 1) },
    },
    aside && { id: 'ship-aside', at: '[data-ship]', spot: 'corner' },
    ...STOCKS.map((stock) => ({
      id: `${stock}s`,
      at: `[data-pile="${stock}"] .pile`,
      counts: { cards: lying(view, `${stock}-deck`) },
    })),
    {
      id: 'zone',
      at: '[data-harbour="0"]',
      spot: 'corner',
      counts: { artefacts: lying(view, 'artefact', 0) },
    },
    !aside && { id: 'ship', at: '[data-mooring="ship"]' },
    {
      id: 'hand',
      at: 'ul.hand > :first-child',
      counts: { souvenirs: lying(view, 'souvenirs', 0), places: lying(view, 'places', 0) },
    },
    artefacts > 0 && { id: 'artefacts', at: null, counts: { cards: artefacts } },
    box > 0 && { id: seats === 1 ? 'box-alone' : 'box', at: null, counts: { cards: box } },
  ]);
};
