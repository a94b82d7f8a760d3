import { INK, type Suits, WHITE } from './palette';

/** For games that bring no colours of their own. */
export const PLAIN_SUITS = {
  white: { fill: '#FFFFFF', deep: '#C6DCE4', ink: INK, shape: 'bubbles' },
  yellow: { fill: '#FFDB33', deep: '#E3B200', ink: INK, shape: 'sun' },
  orange: { fill: '#E07F12', deep: '#AE5A00', ink: INK, shape: 'star' },
  red: { fill: '#B00A30', deep: '#7A0420', ink: WHITE, shape: 'diamond' },
  sky: { fill: '#27B9EC', deep: '#0E8DBB', ink: INK, shape: 'drop' },
  navy: { fill: '#173B75', deep: '#0B2350', ink: WHITE, shape: 'anchor' },
  green: { fill: '#4BAE8B', deep: '#2A8566', ink: INK, shape: 'palm' },
  blue: { fill: '#2A73C4', deep: '#1B5DA8', ink: WHITE, shape: 'shell' },
  violet: { fill: '#BE7FD5', deep: '#9654AF', ink: INK, shape: 'coral' },
  black: { fill: '#25404F', deep: '#12202B', ink: WHITE, shape: 'turtle' },
} as const satisfies Suits;
