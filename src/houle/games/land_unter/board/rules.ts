/** How the rules of LAND UNTER are told. */
import {
  aside,
  type Box,
  type ExampleCard,
  exampleCard,
  type Mark,
  minute,
  type Section,
  type Unspoken,
} from '@houle/learn/book';

/** What is printed on the weather cards, dozen by dozen. */
const BELTS = ['no-belt', 'half-belt', 'whole-belt', 'half-belt', 'no-belt'] as const;

function weather(number: number, mark?: Mark): ExampleCard {
  const shape = BELTS[Math.floor((number - 1) / 12)] ?? BELTS[0];
  return exampleCard({ name: 'weather', number, shape }, mark);
}

function water(number: number): ExampleCard {
  return exampleCard({ name: 'water', number, shape: 'water' });
}

export const box: Box = {
  author: 'Stefan Dorra',
  publisher: 'Berliner Spielkarten',
};

export const rules: readonly Section[] = [
  aside('story', 'story'),
  minute(3),
  {
    id: 'hand',
    kind: 'basic',
    setUp: true,
    paragraphs: [
      ['L-00', 'L-03'],
      ['L-01', 'L-04'],
      ['L-02', 'L-05'],
    ],
    example: [
      {
        cards: [weather(7), weather(18), weather(30), weather(41), weather(60)],
        text: 'rules-land-unter-example-belts',
      },
    ],
  },
  {
    id: 'trick',
    kind: 'basic',
    paragraphs: [['L-10'], ['L-11'], ['L-12'], ['L-13'], ['L-17']],
    example: [
      { cards: [water(3), water(9)], text: 'rules-land-unter-example-water' },
      {
        cards: [weather(51), weather(38), weather(12)],
        text: 'rules-land-unter-example-weather',
      },
    ],
  },
  {
    id: 'paying',
    kind: 'basic',
    paragraphs: [['L-14'], ['L-15', 'L-15b'], ['L-16', 'L-16b']],
    example: [
      {
        cards: [water(3), water(9), water(11)],
        text: 'rules-land-unter-example-deepest',
      },
      {
        cards: [water(11), water(9), water(11)],
        text: 'rules-land-unter-example-tied',
      },
    ],
  },
  {
    id: 'round',
    kind: 'basic',
    paragraphs: [['L-20'], ['L-21'], ['L-22']],
  },
  { id: 'passing', kind: 'basic', paragraphs: [['L-23'], ['L-24']] },
  aside('further', 'basic', 2),
  {
    id: 'open',
    kind: 'variant',
    paragraphs: [['L-30'], ['L-31'], ['L-32']],
    example: [
      {
        cards: [weather(44), weather(20), weather(51, 'played')],
        text: 'rules-land-unter-example-open',
      },
    ],
  },
  { id: 'memory', kind: 'variant', paragraphs: [['L-25']] },
];

export const unspoken: Unspoken = {};
