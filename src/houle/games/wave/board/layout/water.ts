/** The swell behind the wave: a smooth line that follows the cards. */
import type { Spot } from './strip';

/** How far down a card the water reaches, as a share of its height. */
const DIPPED = 0.72;

export function waterLine(
  spots: readonly Spot[],
  indent: number,
  width: number,
  height: number,
): string {
  const points = spots.map(({ x, y, width: card }) => ({
    x: indent + x + card / 2,
    y: y + card * 1.4 * DIPPED,
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const round = (value: number): string => value.toFixed(1);
  const through = points.slice(0, -1).map((point, i) => {
    const next = points[i + 1] ?? point;
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2];
    return `Q${round(point.x)} ${round(point.y)} ${round(x)} ${round(y)}`;
  });
  const low = Math.min(height - 8, Math.max(...points.map(({ y }) => y)) + 14);
  return [
    `M-4 ${round(low)}`,
    `Q${round(first.x / 2)} ${round(low)} ${round(first.x)} ${round(first.y)}`,
    ...through,
    `L${round(last.x)} ${round(last.y)}`,
    `Q${round((last.x + width) / 2)} ${round(low)} ${round(width + 4)} ${round(low)}`,
    `V${round(height + 4)}H-4Z`,
  ].join('');
}
