/** How the rules of WAVE are told. */
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

const SHAPES = {
  white: 'bubbles',
  yellow: 'sun',
  orange: 'star',
  red: 'diamond',
  sky: 'drop',
  navy: 'anchor',
} as const;
type Colour = keyof typeof SHAPES;
/** From the lowest to the highest. */
const RISING: readonly Colour[] = ['white', 'yellow', 'orange', 'red', 'sky', 'navy'];

function surf(colour: Colour, number: number, mark?: Mark): ExampleCard {
  return exampleCard({ name: 'surf', number, colour, shape: SHAPES[colour] }, mark);
}

const BACK: ExampleCard = { face: null };

export const box: Box = { author: 'Thomas Weber', publisher: 'IELLO' };

export const rules: readonly Section[] = [
  aside('story', 'story'),
  minute(3),
  {
    id: 'cards',
    kind: 'basic',
    paragraphs: [['W-01'], ['W-02'], ['W-03']],
    example: [
      { cards: RISING.map((colour) => surf(colour, 3)), text: 'rules-wave-example-colours' },
    ],
  },
  {
    id: 'deal',
    kind: 'basic',
    setUp: true,
    paragraphs: [['W-00', 'W-11'], ['W-10'], ['W-12']],
    example: [
      {
        cards: [surf('yellow', 1), surf('red', 4), surf('sky', 2), BACK, BACK],
        text: 'rules-wave-example-hand',
      },
    ],
  },
  {
    id: 'turn',
    kind: 'basic',
    paragraphs: [['W-20'], ['W-22'], ['W-23', 'W-24']],
    example: [
      { cards: [surf('red', 4, 'played'), BACK], text: 'rules-wave-example-outward' },
      {
        cards: [{ face: null, mark: 'played' }, surf('navy', 2)],
        text: 'rules-wave-example-inward',
      },
    ],
  },
  {
    id: 'beat',
    kind: 'basic',
    paragraphs: [['W-21']],
    example: [
      {
        cards: [surf('orange', 3), surf('yellow', 5, 'played')],
        verdict: 'right',
        text: 'rules-wave-example-number',
      },
      {
        cards: [surf('orange', 3), surf('sky', 1, 'played')],
        verdict: 'right',
        text: 'rules-wave-example-colour',
      },
      {
        cards: [surf('orange', 3), surf('yellow', 3, 'played')],
        verdict: 'wrong',
        text: 'rules-wave-example-equal',
      },
      {
        cards: [surf('orange', 3), surf('white', 2, 'played')],
        verdict: 'wrong',
        text: 'rules-wave-example-lower',
      },
    ],
  },
  {
    id: 'turning',
    kind: 'basic',
    paragraphs: [['W-25'], ['W-26']],
    example: [
      { cards: [surf('yellow', 3), surf('navy', 0, 'played')], text: 'rules-wave-example-turn' },
    ],
  },
  {
    id: 'talking',
    kind: 'basic',
    paragraphs: [['W-30', 'W-30b'], ['W-27', 'W-31'], ['W-32'], ['W-33']],
    example: [
      {
        cards: [surf('orange', 3), surf('sky', 1)],
        verdict: 'right',
        text: 'rules-wave-example-pointing',
      },
      { cards: [surf('sky', 1)], verdict: 'wrong', text: 'rules-wave-example-telling' },
    ],
  },
  {
    id: 'end',
    kind: 'basic',
    paragraphs: [['W-40'], ['W-41', 'W-41b'], ['W-42', 'W-43']],
  },
  {
    id: 'vaimiti',
    kind: 'basic',
    paragraphs: [['W-50', 'W-51'], ['W-52'], ['W-53', 'W-54'], ['W-55']],
    example: [
      {
        cards: [surf('red', 3), surf('orange', 4), surf('white', 2), surf('navy', 1), BACK, BACK],
        text: 'rules-wave-example-vaimiti',
      },
    ],
  },
  aside('further', 'basic', 2),
  aside('bots', 'basic', 3),
  {
    id: 'virage',
    kind: 'variant',
    paragraphs: [
      ['W-60', 'W-61'],
      ['W-62', 'W-63', 'W-65'],
      ['W-64', 'W-64b', 'W-66'],
    ],
    example: [
      {
        cards: [surf('sky', 5), surf('yellow', 1, 'played')],
        verdict: 'right',
        text: 'rules-wave-example-bend',
      },
      {
        cards: [surf('orange', 3), surf('sky', 5, 'played')],
        verdict: 'wrong',
        text: 'rules-wave-example-bend-at-once',
      },
    ],
  },
  {
    id: 'tides',
    kind: 'variant',
    paragraphs: [
      ['W-04', 'W-70', 'W-71'],
      ['W-72', 'W-73'],
      ['W-74', 'W-75', 'W-76'],
    ],
    example: [
      {
        cards: [surf('navy', 4), surf('orange', 1, 'played')],
        verdict: 'right',
        text: 'rules-wave-example-tide',
      },
    ],
  },
  {
    id: 'nazare',
    kind: 'variant',
    paragraphs: [
      ['W-80', 'W-81'],
      ['W-82'],
      ['W-83', 'W-84'],
      ['W-85', 'W-85b', 'W-85c'],
      ['W-83c', 'W-86'],
    ],
    example: [
      {
        cards: [
          surf('yellow', 2),
          [surf('orange', 1), surf('red', 3)],
          [surf('sky', 2), surf('sky', 4, 'played')],
        ],
        verdict: 'right',
        text: 'rules-wave-example-fits',
      },
      {
        cards: [
          surf('yellow', 2),
          [surf('orange', 1), surf('red', 3)],
          [surf('sky', 2), surf('yellow', 3, 'played')],
        ],
        verdict: 'wrong',
        text: 'rules-wave-example-fits-not',
      },
    ],
  },
  {
    id: 'nazare-more',
    kind: 'variant',
    paragraphs: [['W-83b'], ['W-87'], ['W-88', 'W-89'], ['W-89b']],
  },
  { id: 'strict', kind: 'variant', paragraphs: [['W-28']] },
  { id: 'open-mistakes', kind: 'variant', paragraphs: [['W-29'], ['W-29b']] },
];

export const unspoken: Unspoken = {};
