/** How the rules of JELLYFISH are told. */
import { exampleCard, minute, type Section, type Unspoken } from '@houle/learn/book';

const card = (shape: string) => exampleCard({ name: 'creature', shape });

export const rules: readonly Section[] = [
  minute(2),
  { id: 'cards', kind: 'basic', paragraphs: [['J-01']], setUp: true },
  { id: 'sending', kind: 'basic', paragraphs: [['J-02'], ['J-03'], ['J-04']] },
  {
    id: 'losing',
    kind: 'basic',
    paragraphs: [['J-05']],
    example: [
      {
        cards: [card('eel'), card('eel'), card('crab'), card('eel'), card('eel')],
        text: 'rules-jellyfish-example-alike',
      },
    ],
  },
];

export const unspoken: Unspoken = {};
