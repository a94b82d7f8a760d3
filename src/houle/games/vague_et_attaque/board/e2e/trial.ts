/** VAGUE & ATTAQUE in a browser. */
import type { Trial } from '@e2e/trials';

const trial: Trial = {
  fullest: { seats: 5 },
  short: { seats: 3, ahead: 130 },
  modes: [
    { seats: 3, ahead: 45 },
    { seats: 5, ahead: 45 },
    { seats: 2, ahead: 65 },
    { seats: 4, options: { teams: true }, ahead: 40 },
    { seats: 1 },
  ],
  tables: [
    { seats: 5, moves: 20 },
    { name: 'for three', seats: 3, moves: 24 },
    { name: 'for two', seats: 2, moves: 16 },
    { name: 'in teams', seats: 4, options: { teams: true }, moves: 20 },
    { name: 'alone', seats: 1, moves: 14 },
  ],
  taps: {
    seats: 3,
    moves: 24,
    draws: ['draw-souvenir', 'adventure', 'pick-stock'],
    among: ['draw-souvenir', 'adventure'],
  },
  setUp: { theirs: 'zones', options: { first: 0 } },
  rhythm: {
    seats: 5,
    longest: 25,
    // Such as after somebody's throw in a duel of mine.
    goesOn: ({ turn, phase }) => turn === 0 && phase !== 'exploration',
  },
};
export default trial;
