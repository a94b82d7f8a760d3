import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const poster: Poster = {
  Scene,
  Face,
  cards: [
    { name: 'weather', number: 7, shape: 'no-belt' },
    { name: 'weather', number: 30, shape: 'whole-belt' },
    { name: 'weather', number: 58, shape: 'no-belt' },
  ],
};
export default poster;
