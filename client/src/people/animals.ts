import type { Animal } from '../wire/generated';

/** In the order in which they can be chosen. */
export const ANIMALS: readonly Animal[] = [
  'octopus',
  'turtle',
  'crab',
  'whale',
  'gull',
  'seal',
  'starfish',
  'jellyfish',
  'seahorse',
  'ray',
  'puffin',
  'dolphin',
];
