/** How the rules of the house are told: what goes on around every game. */
import { minute, type Section, type Unspoken } from './book';

export const rules: readonly Section[] = [
  minute(3),
  {
    id: 'sitting',
    kind: 'basic',
    paragraphs: [
      ['T-01'],
      ['T-02', 'T-03'],
      ['T-07', 'T-77'],
      ['T-04', 'T-05', 'T-06'],
      ['T-09'],
      ['T-08'],
    ],
  },
  {
    id: 'meeting',
    kind: 'basic',
    paragraphs: [
      ['T-60'],
      ['T-61'],
      ['T-62', 'T-63'],
      ['T-64'],
      ['T-65', 'T-66'],
      ['T-67', 'T-68', 'T-69'],
    ],
  },
  { id: 'fate', kind: 'basic', paragraphs: [['T-10'], ['T-11']] },
  {
    id: 'playing',
    kind: 'basic',
    paragraphs: [['T-20', 'T-22'], ['T-26'], ['T-23', 'T-25', 'T-27']],
  },
  {
    id: 'talking',
    kind: 'basic',
    paragraphs: [['T-53'], ['T-54', 'T-55'], ['T-56', 'T-57'], ['T-58', 'T-59']],
  },
  { id: 'taking-back', kind: 'basic', paragraphs: [['T-24']] },
  {
    id: 'away',
    kind: 'basic',
    paragraphs: [
      ['T-30', 'T-76'],
      ['T-32'],
      ['T-31'],
      ['T-33', 'T-34'],
      ['T-37'],
      ['T-38'],
      ['T-39'],
      ['T-35', 'T-36'],
      ['T-75'],
    ],
  },
  { id: 'stopping', kind: 'basic', paragraphs: [['T-40'], ['T-41']] },
  { id: 'watching', kind: 'basic', paragraphs: [['T-50'], ['T-51'], ['T-52']] },
  {
    id: 'day',
    kind: 'basic',
    paragraphs: [['T-90'], ['T-91'], ['T-92'], ['T-93'], ['T-94'], ['T-95']],
  },
  { id: 'challenge', kind: 'basic', paragraphs: [['T-96'], ['T-97'], ['T-98']] },
  { id: 'why', kind: 'basic', paragraphs: [['T-78'], ['T-79']] },
  { id: 'links', kind: 'basic', paragraphs: [['T-70', 'T-71', 'T-72', 'T-73']] },
];

export const unspoken: Unspoken = {
  'T-21': 'is between programs: a request that is sent twice is carried out once',
};
