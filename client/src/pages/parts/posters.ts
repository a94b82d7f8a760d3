/** The posters that games bring, and one for those that bring none. */
import type { Poster } from '../../games/contract';
import { byGame } from '../../games/found';
import OpenSea from './scenes/OpenSea.svelte';

const brought = byGame(
  import.meta.glob<Poster>('@games/*/board/poster.ts', { eager: true, import: 'default' }),
);
const OTHER: Poster = { Scene: OpenSea, cards: [] };

export const posterOf = (game: string): Poster => brought.get(game) ?? OTHER;
