/** VAGUE VERTE: streets side by side, and whoever reaches the beach first. */
import { BACKS } from '../../cards/palette';
import type { GamePlugin } from '../contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import { at, careful, onBoard } from './moves';
import Result from './Result.svelte';
import { choosing, figures, HINTS, label, order, prompt, stage } from './words';

const vagueVerte: GamePlugin = {
  name: 'vague-verte',
  Face,
  back: BACKS['vague-verte'],
  Board,
  ChipNote,
  Result,
  at,
  onBoard,
  careful,
  label,
  prompt,
  choosing,
  stage,
  order,
  figures,
  hints: HINTS,
};
export default vagueVerte;
