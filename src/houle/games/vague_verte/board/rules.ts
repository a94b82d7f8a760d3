/** How the rules of VAGUE VERTE are told. */
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

const SHAPES = { red: 'crab', yellow: 'sun', green: 'palm', blue: 'drop' } as const;
const SPECIALS = {
  'tow-truck': 'hook',
  ambulance: 'cross',
  ducks: 'duck',
  'red-signal': 'stop',
  'green-signal': 'go',
} as const;
type Colour = keyof typeof SHAPES;

function car(colour: Colour, number: number, mark?: Mark): ExampleCard {
  return exampleCard({ name: 'car', number, colour, shape: SHAPES[colour] }, mark);
}

function breakdown(colour: Colour, mark?: Mark): ExampleCard {
  return exampleCard({ name: 'breakdown', colour, shape: SHAPES[colour] }, mark);
}

function special(name: keyof typeof SPECIALS, mark?: Mark): ExampleCard {
  return exampleCard({ name, shape: SPECIALS[name] }, mark);
}

export const box: Box = {
  publisher: 'MB (Grüne Welle, 1985)',
  french: 'Geneviève Hubinon, Claudine Oger-Maas',
};

export const rules: readonly Section[] = [
  minute(3),
  {
    id: 'cards',
    kind: 'basic',
    setUp: true,
    paragraphs: [['V-00', 'V-02'], ['V-01'], ['V-03', 'V-04']],
  },
  {
    id: 'turn',
    kind: 'basic',
    paragraphs: [['V-10', 'V-13'], ['V-11'], ['V-12'], ['V-14']],
  },
  {
    id: 'cars',
    kind: 'basic',
    paragraphs: [['V-21'], ['V-20']],
    example: [
      {
        cards: [car('red', 2), car('yellow', 4), car('blue', 1, 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-cars',
      },
    ],
  },
  {
    id: 'breakdown',
    kind: 'basic',
    paragraphs: [['V-22'], ['V-23'], ['V-28c']],
    example: [
      {
        cards: [car('green', 3), car('red', 1), breakdown('red', 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-breakdown',
      },
      {
        cards: [car('red', 1), car('green', 3), breakdown('red', 'played')],
        verdict: 'wrong',
        text: 'rules-vague-verte-example-colour',
      },
      {
        cards: [car('red', 1), special('tow-truck', 'played')],
        verdict: 'wrong',
        text: 'rules-vague-verte-example-tow',
      },
    ],
  },
  {
    id: 'ducks',
    kind: 'basic',
    paragraphs: [['V-27'], ['V-28'], ['V-28b', 'V-29']],
    example: [
      {
        cards: [car('yellow', 2), car('blue', 2), special('ducks', 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-ducks',
      },
      {
        cards: [car('blue', 4), breakdown('blue'), special('ducks', 'played')],
        verdict: 'wrong',
        text: 'rules-vague-verte-example-ducks-behind',
      },
    ],
  },
  {
    id: 'lights',
    kind: 'basic',
    paragraphs: [['V-24'], ['V-25'], ['V-30', 'V-31']],
    example: [{ cards: [special('red-signal')], text: 'rules-vague-verte-example-red' }],
  },
  {
    id: 'ambulance',
    kind: 'basic',
    paragraphs: [['V-26']],
    example: [
      {
        cards: [car('green', 1), car('red', 4), special('ambulance', 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-ambulance',
      },
    ],
  },
  { id: 'end', kind: 'basic', paragraphs: [['V-40'], ['V-41'], ['V-42']] },
  aside('further', 'basic'),
  {
    id: 'original',
    kind: 'variant',
    paragraphs: [['V-32']],
    example: [
      {
        cards: [car('red', 2), car('red', 4, 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-same-colour',
      },
      {
        cards: [car('red', 2), car('blue', 2, 'played')],
        verdict: 'right',
        text: 'rules-vague-verte-example-same-number',
      },
      {
        cards: [car('red', 2), car('blue', 3, 'played')],
        verdict: 'wrong',
        text: 'rules-vague-verte-example-no-match',
      },
    ],
  },
];

export const unspoken: Unspoken = {
  'V-15': 'says how the program tells equal cards apart, which nobody at a table can',
};
