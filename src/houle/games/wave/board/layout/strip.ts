/** The wave of played cards: the higher a card's colour, the higher it rides. */
export interface Area {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export interface Strip {
  readonly spots: readonly Spot[];
  /** How wide a card is that has been beaten. */
  readonly card: number;
  readonly width: number;
}

const TALL = 1.4;
/** From one colour to the next, as a share of a card's width: at least, and where there is room. */
const RISE = 0.2;
const STEEPEST = 0.36;
const HIGHEST = 5;
/** The newest card is larger: it is the one to beat. */
export const NEWEST = 1.24;
/** What stands below the newest card, and the rim around it. */
const CAPTION = 24;
const RIM = 4;
const LEAST_SHOWN = 0.36;
const MOST_SHOWN = 0.62;
const LARGEST = 132;
const SMALLEST = 30;
/** A card takes at most so much of the width: the wave before it must be seen too. */
const WIDEST = 0.3;

export function stripCard({ width, height }: Area): number {
  const byHeight = (height - CAPTION - RIM) / (HIGHEST * RISE + TALL * NEWEST);
  return Math.floor(Math.max(SMALLEST, Math.min(LARGEST, byHeight, width * WIDEST)));
}

/** Where the cards lie; `ranks` is how high each colour is now, from 0. It may be wider than the
 *  area once there are many. */
export function strip(ranks: readonly number[], area: Area): Strip {
  const card = stripCard(area);
  const newest = card * NEWEST;
  const before = ranks.length - 1;
  const even = before > 0 ? (area.width - newest) / before : 0;
  const step = Math.max(card * LEAST_SHOWN, Math.min(card * MOST_SHOWN, even));
  const rise = Math.min(card * STEEPEST, (area.height - CAPTION - RIM - newest * TALL) / HIGHEST);
  const used = CAPTION + newest * TALL + HIGHEST * rise;
  const base = (area.height + RIM + used) / 2 - CAPTION;
  const spots = ranks.map((rank, i) => {
    const width = i === before ? newest : card;
    const y = base - rank * rise - width * TALL;
    return { x: i * step, y, width };
  });
  return { spots, card, width: Math.max(0, before) * step + newest };
}
