import { type BackTones, INK, WHITE, type Suits } from '@houle/cards/palette';

export const SUITS = {
  red: { fill: '#B3050F', deep: '#7C0209', ink: WHITE, shape: 'crab' },
  yellow: { fill: '#FFC93A', deep: '#DB9F00', ink: INK, shape: 'sun' },
  green: { fill: '#11846F', deep: '#095C4D', ink: WHITE, shape: 'palm' },
  blue: { fill: '#46B6FA', deep: '#1A8AD0', ink: INK, shape: 'drop' },
} as const satisfies Suits;

export const BACK: BackTones = { tone: '#11695A', foam: '#9FE0C6' };
