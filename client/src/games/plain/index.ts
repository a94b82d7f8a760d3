/** A game that brings nothing: numbers and colours on plain cards, all zones in rows. */
import PlainFace from '../../cards/PlainFace.svelte';
import type { GamePlugin } from '../contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Result from './Result.svelte';

const plain: GamePlugin = {
  name: 'plain',
  Face: PlainFace,
  Board,
  ChipNote,
  Result,
  holds: ['shown', 'trick', 'played'],
};
export default plain;
