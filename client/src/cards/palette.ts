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

const WHITE = '#FFFFFF';

/** Rising order (W-02). */
export const WAVE_SUITS = {
  white: { fill: '#FFFFFF', deep: '#C6DCE4', ink: INK, shape: 'bubbles' },
  yellow: { fill: '#FFDB33', deep: '#E3B200', ink: INK, shape: 'sun' },
  orange: { fill: '#E07F12', deep: '#AE5A00', ink: INK, shape: 'star' },
  red: { fill: '#B00A30', deep: '#7A0420', ink: WHITE, shape: 'diamond' },
  sky: { fill: '#27B9EC', deep: '#0E8DBB', ink: INK, shape: 'drop' },
  navy: { fill: '#173B75', deep: '#0B2350', ink: WHITE, shape: 'anchor' },
} as const satisfies Suits;

export const SEA_CHANGE_SUITS = {
  red: { fill: '#D63A0F', deep: '#A12503', ink: WHITE, shape: 'coral' },
  yellow: { fill: '#FCDC52', deep: '#E5B91F', ink: INK, shape: 'star' },
  green: { fill: '#4BAE8B', deep: '#2A8566', ink: INK, shape: 'turtle' },
  blue: { fill: '#04387A', deep: '#022455', ink: WHITE, shape: 'drop' },
  violet: { fill: '#BE7FD5', deep: '#9654AF', ink: INK, shape: 'shell' },
} as const satisfies Suits;

export const VAGUE_VERTE_SUITS = {
  red: { fill: '#B3050F', deep: '#7C0209', ink: WHITE, shape: 'crab' },
  yellow: { fill: '#FFC93A', deep: '#DB9F00', ink: INK, shape: 'sun' },
  green: { fill: '#11846F', deep: '#095C4D', ink: WHITE, shape: 'palm' },
  blue: { fill: '#46B6FA', deep: '#1A8AD0', ink: INK, shape: 'drop' },
} as const satisfies Suits;

/** Not the suits but the places of VAGUE & ATTAQUE, to which souvenirs belong. */
export const VAGUE_ET_ATTAQUE_PLACES = {
  lagoon: { fill: '#19BDF3', deep: '#0B86B3', ink: INK, shape: 'palm' },
  lighthouse: { fill: '#BD2709', deep: '#821703', ink: WHITE, shape: 'tower' },
  wreck: { fill: '#481C0C', deep: '#2B0E04', ink: WHITE, shape: 'hull' },
  market: { fill: '#FFD12E', deep: '#D99F00', ink: INK, shape: 'stall' },
  'coral-cave': { fill: '#A985A0', deep: '#7D5A75', ink: INK, shape: 'coral' },
  volcano: { fill: '#DB7C29', deep: '#A4530C', ink: INK, shape: 'volcano' },
  'foggy-bay': { fill: '#CCE1EA', deep: '#94B4C2', ink: INK, shape: 'fog' },
  mangrove: { fill: '#0E7660', deep: '#075040', ink: WHITE, shape: 'roots' },
  sandbank: { fill: '#FFF8D5', deep: '#DFC98A', ink: INK, shape: 'parasol' },
  whalebone: { fill: '#624FCA', deep: '#41319A', ink: WHITE, shape: 'fluke' },
  ship: { fill: '#0D1C26', deep: '#02080C', ink: WHITE, shape: 'skull' },
} as const satisfies Suits;

/** For games that bring no colours of their own. */
export const PLAIN_SUITS = {
  ...WAVE_SUITS,
  green: { ...SEA_CHANGE_SUITS.green, shape: 'palm' },
  blue: { fill: '#2A73C4', deep: '#1B5DA8', ink: WHITE, shape: 'shell' },
  violet: { ...SEA_CHANGE_SUITS.violet, shape: 'coral' },
  black: { fill: '#25404F', deep: '#12202B', ink: WHITE, shape: 'turtle' },
} as const satisfies Suits;

export const NO_SUIT: Suit = { fill: PAPER, deep: '#D9CDB0', ink: INK, shape: 'wave' };

export const suitIn = (suits: Suits, colour: string | null | undefined): Suit =>
  (colour ? suits[colour] : undefined) ?? NO_SUIT;

/** The two tones of a card back. */
export interface BackTones {
  readonly tone: string;
  readonly foam: string;
}

export const BACKS = {
  plain: { tone: '#0E5A70', foam: '#8FD7E6' },
  wave: { tone: '#0E5A70', foam: '#8FD7E6' },
  'sea-change': { tone: '#5B3A86', foam: '#D9B8EA' },
  'land-unter': { tone: '#1E3F66', foam: '#9DC3E6' },
  'vague-verte': { tone: '#11695A', foam: '#9FE0C6' },
  'vague-et-attaque': { tone: '#8A2B2B', foam: '#F3C9A8' },
} as const satisfies Readonly<Record<string, BackTones>>;
