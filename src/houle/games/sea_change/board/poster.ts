import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const poster: Poster = {
  Scene,
  Face,
  cards: [
    { name: 'sea', number: 7, colour: 'green', shape: 'turtle' },
    { name: 'sea', number: 11, colour: 'yellow', shape: 'star' },
    { name: 'sea', number: 11, colour: 'red', shape: 'coral' },
  ],
};
export default poster;
