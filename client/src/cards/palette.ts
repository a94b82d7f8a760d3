export const INK = '#0B2A3C';
export const PAPER = '#FFFDF6';
export const GOLD = '#FFC93A';
export const SIGNAL_RED = '#D63A0F';

/** A suit's colour, a deeper tone for its lines, the ink that is read on it, and its mark. */
export interface Suit {
  readonly fill: string;
  readonly deep: string;
  readonly ink: string;
  readonly shape: string;
}

export type Suits = Readonly<Record<string, Suit>>;

export const WHITE = '#FFFFFF';

export const NO_SUIT: Suit = { fill: PAPER, deep: '#D9CDB0', ink: INK, shape: 'wave' };

export const suitIn = (suits: Suits, colour: string | null | undefined): Suit =>
  (colour ? suits[colour] : undefined) ?? NO_SUIT;

/** The two tones of a card back. */
export interface BackTones {
  readonly tone: string;
  readonly foam: string;
}

export const PLAIN_BACK: BackTones = { tone: '#0E5A70', foam: '#8FD7E6' };
