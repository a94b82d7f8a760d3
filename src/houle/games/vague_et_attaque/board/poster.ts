import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const poster: Poster = {
  Scene,
  Face,
  cards: [
    { name: 'lagoon', shape: 'place' },
    { name: 'starfish', shape: 'souvenir' },
    { name: 'playful-whale', shape: 'blue' },
  ],
};
export default poster;
