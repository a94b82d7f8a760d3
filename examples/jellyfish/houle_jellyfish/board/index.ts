import type { GamePlugin } from '@houle/games/contract';
import Board from './Board.svelte';
import { NAMES } from './creatures';
import Face from './Face.svelte';
import { choosing, prompt, sends } from './words';

const jellyfish: GamePlugin = {
  name: 'jellyfish',
  Face,
  Board,
  prompt,
  choosing,
  onBoard: (_, move) => sends(move),
  order: ({ shape }) => [NAMES.findIndex((name) => name === shape)],
  news: ['said', 'answered', 'wrong'],
};
export default jellyfish;
