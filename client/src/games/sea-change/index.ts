import { BACKS } from '../../cards/palette';
import type { GamePlugin } from '../contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import Mine from './Mine.svelte';
import Result from './Result.svelte';
import { hints, order, prompt, stage } from './words';

const seaChange: GamePlugin = {
  name: 'sea-change',
  Face,
  back: BACKS['sea-change'],
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
};
export default seaChange;
