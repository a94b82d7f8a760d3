/** The hands of the others, each in a narrow column: backs as a thin stack, open cards beside it. */
export interface Row {
  readonly count: number;
  /** How much of each card shows at least: a sliver of a back, more of a face, a touchable strip. */
  readonly shows: 'sliver' | 'face' | 'touch';
}
export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface HandPlan {
  readonly inward: readonly Place[];
  readonly outward: readonly Place[];
  readonly height: number;
}

/** A card that can be touched shows at least so many pixels. */
export const TOUCH = 30;
const TALL = 1.4;
const GAP = 5;
/** How much of an upper line shows above the line that lies over it. */
const LINE = 0.7;
const SMALLEST = 30;
const LARGEST = 78;

const least = (card: number, { shows }: Row): number => {
  if (shows === 'sliver') return Math.max(5, card * 0.15);
  return shows === 'face' ? card * 0.38 : Math.max(TOUCH, card * 0.38);
};

/** How a hand lies with cards of this width, in so many lines; null if there is no room. */
function planned(
  inward: Row,
  outward: Row,
  card: number,
  width: number,
  lines: number,
): HandPlan | null {
  const sliver = least(card, inward);
  const beside = inward.count && outward.count ? sliver * inward.count + GAP : 0;
  const perLine = Math.max(1, Math.ceil(outward.count / lines));
  const room = width - beside - card;
  const step = perLine > 1 ? Math.min(card + GAP, room / (perLine - 1)) : card;
  if (room < -0.01 || (perLine > 1 && step < least(card, outward))) return null;
  const spread = outward.count
    ? sliver
    : Math.min(card * 0.5, (width - card) / Math.max(1, inward.count - 1));
  return {
    inward: Array.from({ length: inward.count }, (_, i) => ({ x: i * spread, y: 0 })),
    outward: Array.from({ length: outward.count }, (_, i) => ({
      x: beside + (i % perLine) * step,
      y: Math.floor(i / perLine) * card * TALL * LINE,
    })),
    height: card * TALL * (1 + (lines - 1) * LINE),
  };
}

/** The hand with cards of this width: in one line if it fits, else in two. */
export function handPlan(inward: Row, outward: Row, card: number, width: number): HandPlan {
  return (
    planned(inward, outward, card, width, 1) ??
    planned(inward, outward, card, width, 2) ?? {
      ...squeezed(inward, outward, card, width),
      height: card * TALL,
    }
  );
}

/** For want of room every card shows the same little. */
function squeezed(
  inward: Row,
  outward: Row,
  card: number,
  width: number,
): Omit<HandPlan, 'height'> {
  const all = inward.count + outward.count;
  const step = Math.max(0, (width - card) / Math.max(1, all - 1));
  const place = (i: number): Place => ({ x: i * step, y: 0 });
  return {
    inward: Array.from({ length: inward.count }, (_, i) => place(i)),
    outward: Array.from({ length: outward.count }, (_, i) => place(inward.count + i)),
  };
}

/** The largest card with which every one of these hands fits. */
export function handsCard(
  hands: readonly (readonly [Row, Row])[],
  width: number,
  height: number,
): number {
  for (let card = LARGEST; card > SMALLEST; card--) {
    const fits = hands.every(([inward, outward]) =>
      [1, 2].some((lines) => {
        const plan = planned(inward, outward, card, width, lines);
        return plan !== null && plan.height <= height;
      }),
    );
    if (fits) return card;
  }
  return SMALLEST;
}
