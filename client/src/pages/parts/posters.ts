/** What a game looks like before it is played: where it takes place, and three of its cards. */
import type { Component } from 'svelte';
import type { FaceProps, Printed } from '../../cards/face';
import LandUnterFace from '../../games/land-unter/Face.svelte';
import SeaChangeFace from '../../games/sea-change/Face.svelte';
import VagueEtAttaqueFace from '../../games/vague-et-attaque/Face.svelte';
import VagueVerteFace from '../../games/vague-verte/Face.svelte';
import WaveFace from '../../games/wave/Face.svelte';
import Beach from './scenes/Beach.svelte';
import Depths from './scenes/Depths.svelte';
import Island from './scenes/Island.svelte';
import OpenSea from './scenes/OpenSea.svelte';
import Pirates from './scenes/Pirates.svelte';
import Surf from './scenes/Surf.svelte';

export interface Poster {
  /** Drawn on a 400×220 grid; what matters stands in the left half. */
  readonly Scene: Component;
  readonly Face?: Component<FaceProps>;
  readonly cards: readonly Printed[];
}

export const POSTERS: Readonly<Record<string, Poster> & Record<'other', Poster>> = {
  wave: {
    Scene: Surf,
    Face: WaveFace,
    cards: [
      { name: 'surf', number: 2, colour: 'yellow', shape: 'sun' },
      { name: 'surf', number: 4, colour: 'red', shape: 'diamond' },
      { name: 'surf', number: 5, colour: 'sky', shape: 'drop' },
    ],
  },
  'sea-change': {
    Scene: Depths,
    Face: SeaChangeFace,
    cards: [
      { name: 'sea', number: 7, colour: 'green', shape: 'turtle' },
      { name: 'sea', number: 11, colour: 'yellow', shape: 'star' },
      { name: 'sea', number: 11, colour: 'red', shape: 'coral' },
    ],
  },
  'land-unter': {
    Scene: Island,
    Face: LandUnterFace,
    cards: [
      { name: 'weather', number: 7, shape: 'no-belt' },
      { name: 'weather', number: 30, shape: 'whole-belt' },
      { name: 'weather', number: 58, shape: 'no-belt' },
    ],
  },
  'vague-verte': {
    Scene: Beach,
    Face: VagueVerteFace,
    cards: [
      { name: 'car', number: 3, colour: 'yellow', shape: 'sun' },
      { name: 'ducks', shape: 'duck' },
      { name: 'car', number: 4, colour: 'blue', shape: 'drop' },
    ],
  },
  'vague-et-attaque': {
    Scene: Pirates,
    Face: VagueEtAttaqueFace,
    cards: [
      { name: 'lagoon', shape: 'place' },
      { name: 'starfish', shape: 'souvenir' },
      { name: 'playful-whale', shape: 'blue' },
    ],
  },
  other: { Scene: OpenSea, cards: [] },
};
