/** The six creatures, each with the colour it has on its card. */
export const CREATURES = {
  crab: '#E4572E',
  eel: '#5B7F3A',
  jellyfish: '#B07BD0',
  shrimp: '#F29E9A',
  starfish: '#F2B330',
  urchin: '#4A4270',
} as const;
export type Creature = keyof typeof CREATURES;
export const NAMES = Object.keys(CREATURES) as Creature[];
