import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const poster: Poster = {
  Scene,
  Face,
  cards: [
    { name: 'surf', number: 2, colour: 'yellow', shape: 'sun' },
    { name: 'surf', number: 4, colour: 'red', shape: 'diamond' },
    { name: 'surf', number: 5, colour: 'sky', shape: 'drop' },
  ],
};
export default poster;
