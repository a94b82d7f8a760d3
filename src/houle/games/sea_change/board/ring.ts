/** Where the cards of a trick lie: each towards the player who laid it, as large as fits. */
export interface RingSpot {
  /** The middle of the card, from the middle of the board. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface Ring {
  readonly card: number;
  readonly spots: readonly RingSpot[];
}
export interface Room {
  readonly width: number;
  readonly height: number;
  /** What is left free beside each card, and what hangs below it. */
  readonly gap: number;
  readonly foot: number;
  readonly largest: number;
}

/** Middles of cards, in cards: clockwise, from the one at the bottom. */
type Pattern = readonly (readonly [x: number, y: number])[];

const RATIO = 1.4;
const SMALLEST = 30;
const TILT = 2;

/** Whoever sits across is across here too; where there are two, one is for wide boards. */
const PATTERNS: Readonly<Record<number, readonly Pattern[]>> = {
  2: [
    [
      [0, 0.5],
      [0, -0.5],
    ],
  ],
  3: [
    [
      [0, 0.52],
      [-0.62, -0.5],
      [0.62, -0.5],
    ],
  ],
  4: [
    [
      [0, 0.52],
      [-1.04, 0],
      [0, -0.52],
      [1.04, 0],
    ],
  ],
  5: [
    [
      [0, 0.52],
      [-1.04, 0.45],
      [-0.54, -0.56],
      [0.54, -0.56],
      [1.04, 0.45],
    ],
  ],
  6: [
    [
      [0, 0.54],
      [-1.04, 0.5],
      [-1.04, -0.5],
      [0, -0.54],
      [1.04, -0.5],
      [1.04, 0.5],
    ],
  ],
  7: [
    [
      [0, 1.04],
      [-1.02, 1],
      [-1.04, -0.02],
      [-0.52, -1.04],
      [0.52, -1.04],
      [1.04, -0.02],
      [1.02, 1],
    ],
    [
      [0, 0.54],
      [-1.04, 0.52],
      [-1.58, -0.5],
      [-0.53, -0.54],
      [0.53, -0.54],
      [1.58, -0.5],
      [1.04, 0.52],
    ],
  ],
  8: [
    [
      [0, 1.04],
      [-1.02, 1.02],
      [-1.06, 0],
      [-1.02, -1.02],
      [0, -1.04],
      [1.02, -1.02],
      [1.06, 0],
      [1.02, 1.02],
    ],
    [
      [0, 0.54],
      [-1.04, 0.52],
      [-2.08, 0],
      [-1.04, -0.52],
      [0, -0.54],
      [1.04, -0.52],
      [2.08, 0],
      [1.04, 0.52],
    ],
  ],
};

/** Where a board is too flat for anybody to sit across: a row that ends with the nearest card. */
const row = (count: number): Pattern =>
  Array.from({ length: count }, (_, i) => [(i || count) - (count + 1) / 2, 0]);
/** So much larger must the cards of a row be to give up the ring for it. */
const ROW_GAIN = 1.3;

/** The ring in which the cards can be largest, or a row if they are much larger there. */
export function ring(count: number, room: Room): Ring {
  const flat = laidOut(row(count), room);
  const rings = (PATTERNS[count] ?? []).map((pattern) => laidOut(pattern, room));
  const best = rings.reduce<Ring | null>(
    (found, other) => (found && found.card >= other.card ? found : other),
    null,
  );
  return best && best.card * ROW_GAIN > flat.card ? best : flat;
}

function laidOut(pattern: Pattern, { width, height, gap, foot, largest }: Room): Ring {
  const wide = Math.max(...pattern.map(([x]) => Math.abs(x))) * 2 + 1;
  const highest = Math.min(...pattern.map(([, y]) => y));
  const lowest = Math.max(...pattern.map(([, y]) => y));
  const fitting = Math.min(
    (width - gap * (wide - 1)) / wide,
    (height / (lowest - highest + 1) - foot) / RATIO,
  );
  const card = Math.floor(Math.max(SMALLEST, Math.min(largest, fitting)));
  const high = card * RATIO + foot;
  const middle = (highest + lowest) / 2;
  const tilt = highest === lowest ? 0 : TILT;
  return {
    card,
    spots: pattern.map(([x, y]) => ({
      x: x * (card + gap),
      y: (y - middle) * high - foot / 2,
      turn: Math.max(-1, Math.min(1, x)) * tilt * (y < middle ? 1 : -1),
    })),
  };
}
