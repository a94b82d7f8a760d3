/** WAVE in a browser. */
import type { Trial } from '@e2e/trials';

const trial: Trial = {
  fullest: { seats: 4 },
  short: { seats: 3 },
  modes: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4, options: { strict: true } },
    { seats: 3, options: { virage: true } },
    { seats: 3, options: { colour_tide: true, number_tide: true } },
    { seats: 3, options: { nazare: true } },
    { seats: 2, options: { nazare: true, voluntary: true, virage: true } },
  ],
  tables: [
    { seats: 4, moves: 3 },
    { name: 'for two', seats: 2, moves: 3 },
    {
      name: 'with bend and tides',
      seats: 3,
      options: { virage: true, colour_tide: true, number_tide: true },
      moves: 2,
    },
    { name: 'nazare', seats: 3, options: { nazare: true }, moves: 6 },
  ],
  variant: { option: 'nazare', label: 'Nazaré' },
  taps: { seats: 3, moves: 4, among: ['discard'] },
  setUp: { theirs: 'hands', options: { first: 0 } },
  rhythm: { seats: 4, longest: 12 },
};
export default trial;
