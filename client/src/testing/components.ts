/** What the rules of the server say of a game's cards, read from their source. */
import { readFileSync } from 'node:fs';

export const components = (game: string): string =>
  readFileSync(`src/houle/games/${game}/components.py`, 'utf8');

/** The names of its colours, in the order of the rules. */
export function colours(source: string): string[] {
  const [, body = ''] = source.split('class Colour(IntEnum):');
  return [...body.matchAll(/^ {4}([A-Z]+) = \d$/gm)].map(([, name = '']) => name.toLowerCase());
}

/** The words or numbers of a constant. */
export function tuple(source: string, name: string): string[] {
  const [, listed = ''] = new RegExp(`^${name}[^=]*= \\(([^)]*)\\)`, 'm').exec(source) ?? [];
  return listed.split(',').map((item) => item.trim().replaceAll('"', ''));
}

/** Its colours with their shapes. */
export function printedSuits(game: string): string[][] {
  const source = components(game);
  const shapes = tuple(source, 'SHAPES');
  return colours(source).map((colour, i) => [colour, shapes[i] ?? '']);
}
