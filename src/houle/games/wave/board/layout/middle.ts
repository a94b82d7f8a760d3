/** Where the pile and what belongs to it go: beside the wave or above it, wherever the cards of
 *  the wave come out larger. */
import type { Area } from './strip';

export interface Middle {
  readonly beside: boolean;
  /** How wide the cards of the pile and its company are. */
  readonly card: number;
  /** In how many lines they stand. */
  readonly lines: number;
  /** Whether their names are left out for want of room. */
  readonly tight: boolean;
  /** What is left for the wave. */
  readonly wave: Area;
}

const CAPTION = 18;
const GAP = 6;
/** A board lower than this has no room for names. */
const LOW = 230;

/** How far they stand from each other. */
export const between = (card: number): number => (card < 56 ? 9 : 18);

const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export function middle(area: Area, items: number, waveCard: (area: Area) => number): Middle {
  const card = Math.round(clamp(44, Math.min(area.height * 0.2, area.width * 0.12), 76));
  const tight = area.height < LOW;
  const tall = card * 1.4 + (tight ? 0 : CAPTION) + GAP;
  const lines = clamp(1, Math.floor((area.height + GAP) / tall), items);
  const columns = Math.ceil(items / lines);
  const beside: Middle = {
    beside: true,
    card,
    lines,
    tight,
    wave: { width: area.width - columns * (card + between(card)), height: area.height },
  };
  const above: Middle = {
    beside: false,
    card,
    lines: 1,
    tight,
    wave: { width: area.width, height: area.height - tall },
  };
  return waveCard(above.wave) > waveCard(beside.wave) ? above : beside;
}
