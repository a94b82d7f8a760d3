import { type BackTones, INK, WHITE, type Suits } from '@houle/cards/palette';

/** Rising order (W-02). */
export const SUITS = {
  white: { fill: '#FFFFFF', deep: '#C6DCE4', ink: INK, shape: 'bubbles' },
  yellow: { fill: '#FFDB33', deep: '#E3B200', ink: INK, shape: 'sun' },
  orange: { fill: '#E07F12', deep: '#AE5A00', ink: INK, shape: 'star' },
  red: { fill: '#B00A30', deep: '#7A0420', ink: WHITE, shape: 'diamond' },
  sky: { fill: '#27B9EC', deep: '#0E8DBB', ink: INK, shape: 'drop' },
  navy: { fill: '#173B75', deep: '#0B2350', ink: WHITE, shape: 'anchor' },
} as const satisfies Suits;

export const BACK: BackTones = { tone: '#0E5A70', foam: '#8FD7E6' };
