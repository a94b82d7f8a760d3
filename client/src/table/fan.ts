/** Where each card of a hand goes. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface Fan {
  readonly spots: readonly Spot[];
  readonly height: number;
  readonly rows: number;
}

/** A card of a hand shows at least so much of itself, in pixels. */
export const STRIP = 32;
const GAP = 6;
/** How far the parts of a hand are held from each other. */
const APART = 16;

/** A hand as a shallow arc; in several rows where one would leave too little of each card.
 *  `starts` are the cards with which another part of the hand begins. */
export function fan(
  count: number,
  whole: number,
  card: number,
  arc: number,
  starts: readonly number[] = [],
): Fan {
  const height = card * 1.4;
  // Before the screen is measured nobody knows how many rows there will be: one, most likely.
  if (!count || !whole) return { spots: [], height, rows: 1 };
  const width = whole - starts.length * APART;
  const perRowAtMost = Math.max(1, Math.floor((width - card) / STRIP) + 1);
  const rows = Math.ceil(count / perRowAtMost);
  const perRow = Math.ceil(count / rows);
  const step = perRow < 2 ? 0 : Math.min(card + GAP, (width - card) / (perRow - 1));
  const rowGap = height * 0.56;
  const half = Math.max(1, (perRow - 1) / 2);
  const depth = rows === 1 ? Math.min(height * 0.14, arc * half * half) : 0;
  const tilt = rows === 1 ? Math.min(5, arc * half) : 0;
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
    const off = i - row * perRow - (inRow - 1) / 2;
    const apart = starts.filter((start) => start <= i).length - starts.length / 2;
    return {
      x: whole / 2 + off * step - card / 2 + apart * APART,
      y: row * rowGap + depth * (off / half) ** 2,
      turn: (tilt * off) / half,
    };
  });
  return { spots, height: height + (rows - 1) * rowGap + depth, rows };
}

const clamp = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** How wide a card of the hand is on a screen; a low one leaves more of itself to the board. */
export const handCard = (width: number, height: number): number =>
  Math.round(clamp(52, Math.min(width * (height < 600 ? 0.175 : 0.2), height * 0.15), 128));

/** How wide a card on the board is, if so many cards must fit above each other. */
export const boardCard = (height: number, cardsHigh: number, gaps: number, most = 120): number =>
  Math.round(clamp(34, (height - gaps) / cardsHigh / 1.4, most));
