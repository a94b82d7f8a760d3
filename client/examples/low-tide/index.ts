import type { GamePlugin } from '@houle/games/contract';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { prompt, stage } from './words';

const lowTide: GamePlugin = {
  name: 'low-tide',
  Face,
  Board,
  prompt,
  stage,
  holds: ['shown'],
  order: ({ number }) => [number ?? 0],
};
export default lowTide;
