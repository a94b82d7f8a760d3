/** Where points of a rating lie on a bar. Whoever begins is likely to be in the middle of it. */
export const LOWEST = 500;
export const HIGHEST = 3500;

/** In per cent from the left; what lies beyond an end is drawn at the end. */
export function placed(points: number): number {
  const share = (points - LOWEST) / (HIGHEST - LOWEST);
  return Math.round(1000 * Math.min(1, Math.max(0, share))) / 10;
}
