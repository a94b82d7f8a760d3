import type { Poster } from '@houle/games/contract';
import Face from './Face.svelte';
import Scene from './Scene.svelte';

const card = (shape: string) => ({ name: 'creature', shape });

const poster: Poster = { Scene, Face, cards: [card('crab'), card('jellyfish'), card('starfish')] };
export default poster;
