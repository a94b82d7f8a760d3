/** SEA CHANGE in a browser. */
import type { Trial } from '@e2e/trials';

const trial: Trial = {
  fullest: { seats: 8 },
  short: { seats: 3, options: { target: 1 } },
  modes: [
    { seats: 1, options: { target: 1 } },
    { seats: 2, options: { target: 1 } },
    { seats: 4, options: { target: 1 } },
    { seats: 4, options: { target: 1, teams: '2v2' } },
    { seats: 5, options: { target: 1, teams: '3v2' } },
    { seats: 8, options: { target: 1, teams: '2v2v2v2' } },
  ],
  tables: [
    { seats: 4, moves: 3 },
    { name: 'in teams', seats: 8, options: { teams: '2v2v2v2' }, moves: 3 },
    { name: 'alone', seats: 1, moves: 3 },
  ],
  isOneCard: true,
  hasSuits: true,
  refuses: true,
  round: { seats: 4 },
  taps: { seats: 3, moves: 8, among: ['play'] },
  setUp: { theirs: 'hands' },
  unspoken: ['S-24'],
  rhythm: {
    seats: 5,
    longest: 12,
    rounds: ['scored', 'team-scored', 'no-eight', 'victory', 'team-victory'],
  },
};
export default trial;
