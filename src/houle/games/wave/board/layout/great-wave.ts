/** The shape of Nazaré's great wave (W-80), and where its cards lie on a screen. */
import type { Area, Spot } from './strip';

export const HEIGHTS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 1] as const;
const COLUMNS = HEIGHTS.length;
const ROWS = Math.max(...HEIGHTS);

/** A place of the great wave, and the earlier places that a card there must beat (W-82). */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly left: number | null;
  readonly below: number | null;
}

/** In the order in which they are filled: column after column, from the bottom up. */
export const PLACES: readonly Place[] = places();

function places(): Place[] {
  const order = HEIGHTS.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => ({ column, row })),
  );
  const numbered = (column: number, row: number): number | null => {
    const found = order.findIndex((each) => each.column === column && each.row === row);
    return found < 0 ? null : found;
  };
  return order.map(({ column, row }) => ({
    column,
    row,
    left: numbered(column - 1, row),
    below: numbered(column, row - 1),
  }));
}

/** Which card of which row lies at each place that is filled. */
export interface Laying {
  readonly down: boolean;
  /** Its place in the row of cards laid face up, or of those laid face down. */
  readonly index: number;
}

/** `faceDown` are the places that bear a card laid face down, in order; it may know of more
 *  cards than lie there yet. */
export function laying(up: number, down: number, faceDown: readonly number[]): readonly Laying[] {
  const sunk = new Set(faceDown.slice(0, down));
  let [shown, hidden] = [0, 0];
  return Array.from({ length: up + down }, (_, place) =>
    (sunk.has(place) && hidden < down) || shown >= up
      ? { down: true, index: hidden++ }
      : { down: false, index: shown++ },
  );
}

/** The places whose cards the next one must beat; a card laid face down is beaten by all (W-84). */
export function toBeat(laid: readonly Laying[]): readonly number[] {
  const next = PLACES[laid.length];
  if (!next) return [];
  return [next.left, next.below].filter(
    (place) => place !== null && laid[place]?.down === false,
  ) as number[];
}

export interface GreatWave {
  readonly card: number;
  readonly spots: readonly Spot[];
  /** How much of a card is seen where others lie over it. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

const TALL = 1.4;
/** What must be seen of a card under its neighbours, as a share of its width and height. */
const SHOWN_WIDE = 0.58;
/** From this width on a card is large enough: it rather lies free than gets larger. */
const ENOUGH = 60;
const NEARLY_FREE = 0.95;
const SHOWN_TALL = 0.41;
const LARGEST = 96;
const GAP = 4;

export function greatCard({ width, height }: Area): number {
  const byWidth = (shown: number): number => width / (1 + (COLUMNS - 1) * shown);
  const byHeight = height / TALL / (1 + (ROWS - 1) * SHOWN_TALL);
  const wanted = Math.max(byWidth(NEARLY_FREE), Math.min(ENOUGH, byWidth(SHOWN_WIDE)));
  return Math.floor(Math.max(18, Math.min(LARGEST, wanted, byHeight)));
}

export function greatWave(area: Area): GreatWave {
  const card = greatCard(area);
  const tall = card * TALL;
  const across = Math.min(card + GAP, (area.width - card) / (COLUMNS - 1));
  const up = Math.min(tall + GAP, (area.height - tall) / (ROWS - 1));
  return {
    card,
    cell: { width: Math.min(card, across - GAP / 2), height: Math.min(tall, up - GAP / 2) },
    width: card + (COLUMNS - 1) * across,
    height: tall + (ROWS - 1) * up,
    spots: PLACES.map(({ column, row }) => ({
      x: column * across,
      y: (ROWS - 1 - row) * up,
      width: card,
    })),
  };
}
