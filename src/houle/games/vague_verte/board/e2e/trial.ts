/** VAGUE VERTE in a browser. */
import type { Trial } from '@e2e/trials';

const trial: Trial = {
  fullest: { seats: 4, options: { length: 10 } },
  short: { seats: 3, options: { length: 5 } },
  modes: [
    { seats: 2, options: { length: 5 } },
    { seats: 4, options: { length: 7 } },
    { seats: 3, options: { length: 5, original: true } },
  ],
  tables: [
    { seats: 4, options: { length: 10 }, moves: 12 },
    { name: 'for two', seats: 2, moves: 10 },
  ],
  variant: { option: 'original', label: 'Règle d’origine' },
  taps: {
    seats: 2,
    moves: 16,
    draws: ['draw-from-pile', 'take-face-up'],
    among: ['draw-from-pile', 'discard'],
  },
  setUp: { theirs: 'streets', options: { first: 0 } },
  unspoken: ['V-15'],
  rhythm: { seats: 4, longest: 12 },
};
export default trial;
