import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const poster: Poster = {
  Scene,
  Face,
  cards: [
    { name: 'car', number: 3, colour: 'yellow', shape: 'sun' },
    { name: 'ducks', shape: 'duck' },
    { name: 'car', number: 4, colour: 'blue', shape: 'drop' },
  ],
};
export default poster;
