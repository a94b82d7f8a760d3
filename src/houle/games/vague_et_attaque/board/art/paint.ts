/** How the drawings are written: parts made of layers, pictures made of parts. */
import { INK, PAPER, SIGNAL_RED } from '@houle/cards/palette';

/** The colours, a letter each. */
const PAINTS: Readonly<Record<string, string>> = {
  w: PAPER,
  k: INK,
  x: '#25404F',
  f: '#7793A6',
  e: '#C8D4DC',
  r: SIGNAL_RED,
  u: '#F08063',
  i: '#F6B4B4',
  c: '#F0B98D',
  o: '#E07F12',
  y: '#FFDB33',
  z: '#FFF3B8',
  a: '#F3D48A',
  d: '#B5793F',
  h: '#7A4A24',
  g: '#11846F',
  l: '#7CC68D',
  j: '#D5EFE4',
  t: '#3FB3C9',
  q: '#1F6480',
  s: '#BFE9F7',
  b: '#2A73C4',
  n: '#173B75',
  p: '#BE7FD5',
  v: '#6B3F99',
};

/**
 * A part is drawn around 0 0, some 50 units to each side. First come the paints that a picture may
 * replace, then its layers: a brush, a space, and a path or circles (`@x y r` or `@x y rx ry`).
 * The brush is a paint, or the number of a paint that may be replaced; `.` after it leaves the
 * rim out, and `-` before it draws a line of that paint, as wide as the number after it says.
 */
export type Part = readonly string[];

/** A part at x, y; a negative size mirrors it; paints stand for its own, in order. */
export type Placed<Name extends string = string> = readonly [
  part: Name,
  x: number,
  y: number,
  size?: number,
  turn?: number,
  paints?: string,
];

export interface Stroke {
  readonly d: string;
  readonly fill: string;
  readonly ink: string;
  readonly width: number;
}

function outline(shape: string): string {
  if (!shape.startsWith('@')) return shape;
  return shape
    .slice(1)
    .split('@')
    .map((circle) => {
      const [x = 0, y = 0, rx = 0, ry = rx] = circle.trim().split(' ').map(Number);
      return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    })
    .join('');
}

/** The layers of a part in the paints of a picture, with a rim of the width given. */
export function strokes([own = '', ...layers]: Part, paints: string, rim: number): Stroke[] {
  const paint = (letter: string): string => {
    const place = Number(letter);
    return PAINTS[Number.isNaN(place) ? letter : (paints[place] ?? own[place] ?? '')] ?? 'none';
  };
  return layers.map((layer) => {
    const gap = layer.indexOf(' ');
    const brush = layer.slice(0, gap);
    const d = outline(layer.slice(gap + 1));
    if (brush.startsWith('-')) {
      const wide = Number(brush.slice(2));
      return { d, fill: 'none', ink: paint(brush.charAt(1)), width: wide || rim };
    }
    return {
      d,
      fill: paint(brush.charAt(0)),
      ink: brush.endsWith('.') ? 'none' : INK,
      width: rim,
    };
  });
}
