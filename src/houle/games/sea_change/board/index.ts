import type { GamePlugin } from '@houle/games/contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import Mine from './Mine.svelte';
import { BACK } from './palette';
import Result from './Result.svelte';
import { remembers } from './tally';
import { hints, order, prompt, stage } from './words';

/** How a round is counted aloud. */
const COUNTED = ['scored', 'team-scored', 'no-eight', 'victory', 'team-victory'];

const seaChange: GamePlugin = {
  name: 'sea-change',
  Face,
  back: BACK,
  Board,
  ChipNote,
  Mine,
  Result,
  holds: ['trick'],
  label: () => ({ id: 'sea-change-play' }),
  prompt,
  stage,
  order,
  hints,
  remembers,
  endsRound: (step) => step.type === 'happened' && COUNTED.includes(step.name),
  account: async () => (await import('./account')).account,
  news: ['victory', 'team-victory', 'sea-change', 'took', 'trump'],
};
export default seaChange;
