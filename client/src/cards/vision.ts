/** How colours look to different eyes, and how far apart they look. Used to test the palettes. */

export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
export const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Eyes = keyof typeof EYES;

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const DAYLIGHT: Triple = [0.95047, 1, 1.08883];

const each = (triple: Triple, change: (value: number, place: 0 | 1 | 2) => number): Triple => [
  change(triple[0], 0),
  change(triple[1], 1),
  change(triple[2], 2),
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  each([x, y, z], (_, row) => {
    const [a, b, c] = matrix[row];
    return a * x + b * y + c * z;
  });

/** Linear RGB, 0 to 1, of `#RRGGBB`. */
export const linear = (hex: string): Triple =>
  each([1, 3, 5], (from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });

/** CIELAB of a colour as these eyes see it. */
export function lab(hex: string, eyes: Eyes = 'usual'): Triple {
  const seen = each(times(EYES[eyes], linear(hex)), (c) => Math.min(1, Math.max(0, c)));
  const [x, y, z] = each(times(TO_XYZ, seen), (value, place) => {
    const share = value / DAYLIGHT[place];
    return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const TURN = 2 * Math.PI;
const cosDegrees = (degrees: number): number => Math.cos((degrees * TURN) / 360);
const sinDegrees = (degrees: number): number => Math.sin((degrees * TURN) / 360);
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 360) / TURN + 360) % 360;
const saturation = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000 between two CIELAB colours. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - saturation((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hue(a1 * stretch, b1);
  const h2 = hue(a2 * stretch, b2);

  const grey = c1 * c2 === 0;
  const apart = h2 - h1;
  const across = Math.abs(apart) > 180;
  const hueStep = grey ? 0 : across ? apart - Math.sign(apart) * 360 : apart;
  const hueMean = grey ? h1 + h2 : ((h1 + h2 + (across ? 360 : 0)) / 2) % 360;

  const lightness = (l1 + l2) / 2 - 50;
  const chroma = (c1 + c2) / 2;
  const tint =
    1 -
    0.17 * cosDegrees(hueMean - 30) +
    0.24 * cosDegrees(2 * hueMean) +
    0.32 * cosDegrees(3 * hueMean + 6) -
    0.2 * cosDegrees(4 * hueMean - 63);

  const byLight = (l2 - l1) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * sinDegrees(hueStep / 2)) / (1 + 0.015 * chroma * tint);
  const bend = -2 * saturation(chroma) * sinDegrees(60 * Math.exp(-(((hueMean - 275) / 25) ** 2)));

  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + bend * byChroma * byHue);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
