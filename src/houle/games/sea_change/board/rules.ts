/** How the rules of SEA CHANGE are told. */
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
  red: 'coral',
  yellow: 'star',
  green: 'turtle',
  blue: 'drop',
  violet: 'shell',
} as const;

function sea(colour: keyof typeof SHAPES, number: number, mark?: Mark): ExampleCard {
  return exampleCard({ name: 'sea', number, colour, shape: SHAPES[colour] }, mark);
}

export const box: Box = {
  author: 'Conor McGoey',
  art: 'Rhys ap Gwyn',
  solo: 'Timothy Gay',
  french: 'Guillaume Petitjean',
};

export const rules: readonly Section[] = [
  minute(3),
  {
    id: 'deck',
    kind: 'basic',
    setUp: true,
    paragraphs: [['S-01'], ['S-02', 'S-03'], ['S-04']],
  },
  {
    id: 'follow',
    kind: 'basic',
    paragraphs: [['S-10'], ['S-11'], ['S-12', 'S-16']],
    example: [
      {
        cards: [sea('blue', 6), sea('blue', 4, 'played')],
        verdict: 'right',
        text: 'rules-sea-change-example-follow',
      },
      {
        cards: [sea('blue', 6), sea('red', 11, 'played')],
        verdict: 'wrong',
        text: 'rules-sea-change-example-astray',
      },
      {
        cards: [sea('blue', 6), sea('red', 6, 'played')],
        verdict: 'right',
        text: 'rules-sea-change-example-same',
      },
    ],
  },
  {
    id: 'change',
    kind: 'basic',
    paragraphs: [['S-13'], ['S-14'], ['S-15']],
    example: [
      {
        cards: [sea('yellow', 5), sea('yellow', 12), sea('green', 12, 'wins'), sea('yellow', 7)],
        text: 'rules-sea-change-example-change',
      },
      {
        cards: [sea('red', 4), sea('red', 9), sea('green', 9), sea('blue', 9, 'wins')],
        text: 'rules-sea-change-example-twice',
      },
    ],
  },
  {
    id: 'trick',
    kind: 'basic',
    paragraphs: [['S-17'], ['S-18'], ['S-19']],
    example: [
      {
        cards: [sea('green', 10), sea('green', 12), sea('violet', 4, 'wins'), sea('green', 6)],
        text: 'rules-sea-change-example-trump',
      },
      {
        cards: [sea('blue', 5), sea('yellow', 12), sea('blue', 7, 'wins'), sea('green', 11)],
        text: 'rules-sea-change-example-no-trump',
      },
    ],
  },
  {
    id: 'points',
    kind: 'basic',
    paragraphs: [['S-05', 'S-20', 'S-22'], ['S-21'], ['S-23']],
    example: [
      { cards: [sea('yellow', 9)], text: 'rules-sea-change-example-nine' },
      { cards: [sea('violet', 11)], text: 'rules-sea-change-example-eleven' },
      { cards: [sea('green', 8)], text: 'rules-sea-change-example-eight' },
      { cards: [sea('red', 0)], text: 'rules-sea-change-example-zero' },
    ],
  },
  {
    id: 'winning',
    kind: 'basic',
    paragraphs: [['S-30'], ['S-31'], ['S-32'], ['S-33']],
  },
  { id: 'two', kind: 'basic', paragraphs: [['S-40']] },
  {
    id: 'solo',
    kind: 'basic',
    paragraphs: [['S-50'], ['S-51'], ['S-52', 'S-53'], ['S-54', 'S-55']],
    example: [
      {
        cards: [sea('green', 5), sea('green', 8, 'wins'), sea('blue', 11)],
        text: 'rules-sea-change-example-eight-taken',
      },
      {
        cards: [sea('blue', 6), sea('blue', 8), sea('green', 8, 'wins')],
        text: 'rules-sea-change-example-eight-lost',
      },
    ],
  },
  aside('further', 'basic', 2),
  { id: 'teams', kind: 'variant', paragraphs: [['S-60'], ['S-61'], ['S-62']] },
];

export const unspoken: Unspoken = {
  'S-24': 'says how the examples of the rulebook are checked, and changes nothing in play',
};
