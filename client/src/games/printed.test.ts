/** What is drawn on the cards is what the rules of the server say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SEA_CHANGE_SUITS, type Suits, VAGUE_VERTE_SUITS, WAVE_SUITS } from '../cards/palette';
import { printedPoints } from './sea-change/printed';
import { RISING } from './wave/ranks';

function components(game: string): string {
  const file = new URL(`../../../src/houle/games/${game}/components.py`, import.meta.url);
  return readFileSync(file, 'utf8');
}

function colours(source: string): string[] {
  const [, body = ''] = source.split('class Colour(IntEnum):');
  return [...body.matchAll(/^ {4}([A-Z]+) = \d$/gm)].map(([, name = '']) => name.toLowerCase());
}

function tuple(source: string, name: string): string[] {
  const [, listed = ''] = new RegExp(`^${name}[^=]*= \\(([^)]*)\\)`, 'm').exec(source) ?? [];
  return listed.split(',').map((item) => item.trim().replaceAll('"', ''));
}

it.each<[string, Suits]>([
  ['wave', WAVE_SUITS],
  ['sea_change', SEA_CHANGE_SUITS],
  ['vague_verte', VAGUE_VERTE_SUITS],
])('draws the colours of %s with their shapes', (game, suits) => {
  const source = components(game);
  const drawn = Object.entries(suits).map(([colour, { shape }]) => [colour, shape]);
  const shapes = tuple(source, 'SHAPES');
  expect(drawn).toEqual(colours(source).map((colour, i) => [colour, shapes[i]]));
});

it('lets the surfer rise as the colours of WAVE do (W-02)', () => {
  expect(RISING).toEqual(colours(components('wave')));
});

it('prints the points that cards of SEA CHANGE count (S-20 to S-23)', () => {
  const counted = tuple(components('sea_change'), 'POINTS').map(Number);
  const shown = counted.map((_, value) => Number(printedPoints(value).replace('−', '-')));
  expect(shown.slice(1)).toEqual(counted.slice(1));
  expect(printedPoints(0)).toBe('(5)');
});
