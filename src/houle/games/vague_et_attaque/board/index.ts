/** VAGUE & ATTAQUE: places, souvenirs and duels, and a pirate ship that goes round the table. */
import type { GamePlugin } from '@houle/games/contract';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import { BERTHS } from './deck';
import Face from './Face.svelte';
import { HINTS } from './hints';
import { later } from './later';
import { at, careful, onBoard } from './moves';
import { BACK } from './palette';
import { HELD } from './reading';
import { reads } from './reads';
import Result from './Result.svelte';
import { choosing, label, order, prompt, stage, waiting } from './words';

const vagueEtAttaque: GamePlugin = {
  name: 'vague-et-attaque',
  Face,
  back: BACK,
  Board,
  ChipNote,
  Result,
  Badge,
  hand: HELD,
  held: HELD,
  at,
  onBoard,
  careful,
  label,
  prompt,
  choosing,
  waiting,
  stage,
  order,
  holds: ['shown', 'harbour', ...BERTHS],
  reads,
  readsOn: later.stage,
  figures: async () => (await import('./figures')).figures,
  hints: HINTS,
  news: [
    'validated',
    'duel-won',
    'duel-lost',
    'duel-tied',
    'challenged',
    'uses',
    'reads',
    'ship-turn',
    'aboard',
  ],
  account: async () => (await import('./account')).account,
};
export default vagueEtAttaque;
