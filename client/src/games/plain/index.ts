/** A game that brings nothing: cards with their names, all zones in rows, whatever else lies open in
 *  words, and moves chosen field by field. */
import PlainFace from '../../cards/PlainFace.svelte';
import type { GamePlugin } from '../contract';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Choices from './Choices.svelte';
import { figures } from './record';
import Result from './Result.svelte';

const plain: GamePlugin = {
  name: 'plain',
  Face: PlainFace,
  Board,
  ChipNote,
  Choices,
  titled: true,
  Result,
  figures: () => Promise.resolve(figures),
  holds: ['shown', 'trick', 'played'],
};
export default plain;
