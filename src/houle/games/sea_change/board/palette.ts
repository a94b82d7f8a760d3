import { type BackTones, INK, WHITE, type Suits } from '@houle/cards/palette';

export const SUITS = {
  red: { fill: '#D63A0F', deep: '#A12503', ink: WHITE, shape: 'coral' },
  yellow: { fill: '#FCDC52', deep: '#E5B91F', ink: INK, shape: 'star' },
  green: { fill: '#4BAE8B', deep: '#2A8566', ink: INK, shape: 'turtle' },
  blue: { fill: '#04387A', deep: '#022455', ink: WHITE, shape: 'drop' },
  violet: { fill: '#BE7FD5', deep: '#9654AF', ink: INK, shape: 'shell' },
} as const satisfies Suits;

export const BACK: BackTones = { tone: '#5B3A86', foam: '#D9B8EA' };
