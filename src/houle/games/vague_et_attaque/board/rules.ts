/** How the rules of VAGUE & ATTAQUE are told. */
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
import { SHIP_TURNS } from './ship-turns';

function place(name: string, mark?: Mark): ExampleCard {
  return exampleCard({ name, shape: 'place' }, mark);
}

function souvenir(name: string, mark?: Mark): ExampleCard {
  return exampleCard({ name, shape: 'souvenir' }, mark);
}

function artefact(name: string): ExampleCard {
  return exampleCard({ name, shape: 'artefact' });
}

function encounter(name: string, shape: 'blue' | 'gold'): ExampleCard {
  return exampleCard({ name, shape });
}

const SHIP = exampleCard({ name: 'ship', shape: 'ship' });

export const box: Box = { solo: 'Gaëlle Bavouzet' };

export const rules: readonly Section[] = [
  aside('story', 'story'),
  minute(3),
  {
    id: 'cards',
    kind: 'basic',
    paragraphs: [['A-00', 'A-01'], ['A-04'], ['A-05']],
    example: [
      {
        cards: [
          artefact('compass'),
          encounter('playful-whale', 'blue'),
          souvenir('starfish'),
          place('lighthouse'),
          SHIP,
        ],
        text: 'rules-vague-et-attaque-example-kinds',
      },
      {
        cards: [souvenir('pocket-seahorse'), place('lagoon')],
        text: 'rules-vague-et-attaque-example-dedicated',
      },
      {
        cards: [souvenir('starfish'), place('coral-cave'), place('sandbank')],
        text: 'rules-vague-et-attaque-example-shared',
      },
    ],
  },
  {
    id: 'start',
    kind: 'basic',
    setUp: true,
    paragraphs: [
      ['A-10', 'A-11', 'A-11b'],
      ['A-12', 'A-12b'],
      ['A-13', 'A-12c'],
    ],
    example: [
      {
        cards: [
          [place('sandbank'), souvenir('sandcastle'), souvenir('starfish')],
          place('wreck'),
          [SHIP, souvenir('patched-flag')],
        ],
        text: 'rules-vague-et-attaque-example-zone',
      },
    ],
  },
  {
    id: 'turn',
    kind: 'basic',
    paragraphs: [['A-30'], ['A-31'], ['A-32'], ['A-33', 'A-35b'], ['A-34'], ['A-35', 'A-36']],
    example: [
      {
        cards: [souvenir('coconut'), place('lighthouse', 'played')],
        verdict: 'right',
        text: 'rules-vague-et-attaque-example-seek',
      },
    ],
  },
  {
    id: 'validating',
    kind: 'basic',
    paragraphs: [['A-40'], ['A-41', 'A-42']],
    example: [
      {
        cards: [
          place('sandbank'),
          souvenir('sandcastle'),
          souvenir('starfish'),
          souvenir('turtle', 'played'),
        ],
        verdict: 'right',
        text: 'rules-vague-et-attaque-example-validated',
      },
      {
        cards: [
          place('sandbank'),
          souvenir('starfish'),
          souvenir('turtle'),
          souvenir('message-in-a-bottle', 'played'),
        ],
        verdict: 'wrong',
        text: 'rules-vague-et-attaque-example-needs-dedicated',
      },
      {
        cards: [place('sandbank'), souvenir('lava-stone', 'played')],
        verdict: 'wrong',
        text: 'rules-vague-et-attaque-example-elsewhere',
      },
    ],
  },
  {
    id: 'encounters',
    kind: 'basic',
    paragraphs: [['A-03'], ['A-37'], ['A-37b'], ['A-38', 'A-39']],
    example: [
      {
        cards: [encounter('drifting-barrel', 'blue')],
        text: 'rules-vague-et-attaque-example-blue',
      },
      { cards: [encounter('fair-wind', 'gold')], text: 'rules-vague-et-attaque-example-gold' },
    ],
  },
  {
    id: 'gold',
    kind: 'basic',
    paragraphs: [['A-03b'], ['A-02', 'A-02b']],
    example: [
      {
        cards: [encounter('sea-legs', 'gold'), artefact('cutlass')],
        text: 'rules-vague-et-attaque-example-in-duels',
      },
    ],
  },
  {
    id: 'duels',
    kind: 'basic',
    paragraphs: [['A-50'], ['A-51', 'A-51b'], ['A-52'], ['A-53']],
    example: [
      {
        cards: [place('wreck'), souvenir('rusty-key')],
        verdict: 'right',
        text: 'rules-vague-et-attaque-example-souvenir',
      },
      {
        cards: [place('wreck'), souvenir('rusty-key')],
        verdict: 'wrong',
        text: 'rules-vague-et-attaque-example-laden',
      },
      {
        cards: [place('volcano')],
        verdict: 'right',
        text: 'rules-vague-et-attaque-example-place',
      },
    ],
  },
  {
    id: 'ship',
    kind: 'basic',
    paragraphs: [['A-20'], ['A-21'], ['A-21b', 'A-22']],
    example: [
      {
        cards: [SHIP, souvenir('patched-flag'), souvenir('captains-hat')],
        text: 'rules-vague-et-attaque-example-stays',
      },
    ],
  },
  { id: 'end', kind: 'basic', paragraphs: [['A-60'], ['A-61']] },
  { id: 'two', kind: 'basic', paragraphs: [['A-70'], ['A-71']] },
  {
    id: 'solo',
    kind: 'basic',
    paragraphs: [['A-90', 'A-92'], ['A-91', 'A-91b'], ['A-93', 'A-C4'], ['A-94'], ['A-95']],
    byDie: SHIP_TURNS,
    example: [
      { cards: [souvenir('wooden-leg'), SHIP], text: 'rules-vague-et-attaque-example-aboard' },
    ],
  },
  {
    id: 'teams',
    kind: 'variant',
    paragraphs: [['A-80', 'A-81', 'A-81b'], ['A-81c'], ['A-82', 'A-82b'], ['A-83']],
  },
];

const OUR_SET = 'says how our set of cards is made, not how it is played';

export const unspoken: Unspoken = {
  'A-C1': OUR_SET,
  'A-C2': OUR_SET,
  'A-C3': OUR_SET,
  'A-C5': OUR_SET,
  'A-C6': OUR_SET,
};
