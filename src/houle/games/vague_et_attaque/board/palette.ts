import { type BackTones, INK, WHITE, type Suits } from '@houle/cards/palette';

/** Not the suits but the places of VAGUE & ATTAQUE, to which souvenirs belong. */
export const PLACES = {
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

export const BACK: BackTones = { tone: '#8A2B2B', foam: '#F3C9A8' };
