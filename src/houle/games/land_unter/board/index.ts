import type { GamePlugin } from '@houle/games/contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import Mine from './Mine.svelte';
import { BACK } from './palette';
import { undoable } from './reading';
import Scores from './Scores.svelte';
import { hints, label, order, prompt, stage } from './words';

const landUnter: GamePlugin = {
  name: 'land-unter',
  Face,
  back: BACK,
  Board,
  ChipNote,
  Mine,
  Result: Scores,
  // Whoever dropped out still sees the hand that waits to be passed on.
  hand: ['hand', 'laid-down'],
  // A trick is looked at while both levels still lie there.
  holds: ['turned-up'],
  undoable,
  label,
  prompt,
  stage,
  order,
  hints,
  endsRound: (step) => step.type === 'happened' && step.name === 'scored',
  account: async () => (await import('./account')).account,
  news: ['dropped-out', 'paid', 'scored'],
};
export default landUnter;
