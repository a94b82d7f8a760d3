/** How large cards can be so that all zones of a table fit beside and below each other. */
export interface Panel {
  /** How many cards lie beside each other; a heap counts as one. */
  readonly cards: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export const GAP = 10;
/** What stands below the cards of a zone. */
export const CAPTION = 26;
/** A zone is at least so wide that its name can be read. */
const NAME = 84;
const RATIO = 1.4;
export const SMALLEST = 40;
const LARGEST = 104;
/** How much of each card shows where they overlap. */
export const SHOWN = 0.4;

const rowWidth = ({ cards }: Panel, card: number): number =>
  card * (1 + Math.max(0, cards - 1) * SHOWN) + 8;

export function panelWidth(panel: Panel, card: number, most: number): number {
  return Math.min(most, Math.max(NAME, rowWidth(panel, card)));
}

/** How high it gets if cards are so wide. */
export function flowHeight(panels: readonly Panel[], card: number, width: number): number {
  let [lines, used] = [panels.length ? 1 : 0, 0];
  for (const panel of panels) {
    const wide = panelWidth(panel, card, width);
    if (used && used + GAP + wide > width) [lines, used] = [lines + 1, wide];
    else used += (used ? GAP : 0) + wide;
  }
  return lines * (card * RATIO + CAPTION) + Math.max(0, lines - 1) * GAP;
}

/** The largest card with which everything fits; the smallest if nothing does. */
export function fit(panels: readonly Panel[], { width, height }: Room): number {
  const fits = (card: number): boolean =>
    flowHeight(panels, card, width) <= height &&
    panels.every((panel) => rowWidth(panel, card) <= width);
  let card = LARGEST;
  while (card > SMALLEST && !fits(card)) card -= 2;
  return card;
}
