/** A line of even waves across the card, from its left edge to beyond its right one. */
export function swellLine(y: number, height = 13, half = 32): string {
  const crests = Array.from({ length: Math.ceil(280 / half) }, () => `t${half} 0`);
  return `M-8 ${y}q${half / 2} ${-height} ${half} 0${crests.join('')}`;
}

/** The same, filled down to the lower edge of the card. */
export const swell = (y: number, height?: number, half?: number): string =>
  `${swellLine(y, height, half)}V360H-8Z`;
