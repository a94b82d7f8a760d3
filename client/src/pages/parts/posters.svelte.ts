/** The posters that games bring, and one for those that bring none. */
import { bringing, defaultBy } from '../../games/brought';
import type { Poster } from '../../games/contract';
import { byGame } from '../../games/found';
import OpenSea from './scenes/OpenSea.svelte';

const OTHER: Poster = { Scene: OpenSea, cards: [] };
const ours = byGame(
  import.meta.glob<Poster>('@games/*/board/poster.ts', { eager: true, import: 'default' }),
);
let brought = $state.raw<Readonly<Record<string, Poster>>>({});

// Until it is there, and if it cannot be had, the open sea will do.
for (const game of bringing('poster.ts')) {
  defaultBy<Poster>(game, 'poster.ts')?.then((poster) => {
    brought = { ...brought, [game]: poster };
  }, reportError);
}

export const posterOf = (game: string): Poster => ours.get(game) ?? brought[game] ?? OTHER;
