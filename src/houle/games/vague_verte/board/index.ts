/** VAGUE VERTE: streets side by side, and whoever reaches the beach first. */
import type { GamePlugin } from '@houle/games/contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import { at, careful, onBoard, undoable } from './moves';
import { BACK } from './palette';
import Result from './Result.svelte';
import { choosing, HINTS, label, order, prompt, stage } from './words';

const vagueVerte: GamePlugin = {
  name: 'vague-verte',
  Face,
  back: BACK,
  Board,
  ChipNote,
  Result,
  at,
  onBoard,
  careful,
  undoable,
  worse: careful,
  label,
  prompt,
  choosing,
  stage,
  order,
  figures: async () => (await import('./figures')).figures,
  hints: HINTS,
  news: [
    'broke-down',
    'ducks-cross',
    'turned-red',
    'turned-green',
    'rushed',
    'towed',
    'drove',
    'misses',
    'renewed',
  ],
  account: async () => (await import('./account')).account,
};
export default vagueVerte;
