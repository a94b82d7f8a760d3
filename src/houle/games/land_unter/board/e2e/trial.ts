/** LAND UNTER in a browser. */
import type { Trial } from '@e2e/trials';

const trial: Trial = {
  fullest: { seats: 5 },
  short: { seats: 3 },
  modes: [
    { seats: 3 },
    { seats: 4, options: { open_play: true } },
    { seats: 3, options: { memory_aid: true } },
  ],
  tables: [
    { seats: 5, moves: 4 },
    {
      name: 'in the open',
      seats: 4,
      options: { open_play: true, memory_aid: true },
      moves: 4,
    },
  ],
  isOneCard: true,
  isTogether: true,
  round: { seats: 3 },
  variant: { option: 'memory_aid', label: 'Aide-mémoire' },
  taps: { seats: 3, moves: 8, among: ['choose'] },
  // How many lifebelts somebody has depends on the cards they get (L-04).
  setUp: { theirs: 'hands', byChance: ['belts'] },
  rhythm: { seats: 5, longest: 12, rounds: ['scored'] },
};
export default trial;
