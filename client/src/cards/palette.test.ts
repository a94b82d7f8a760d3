import { describe, expect, it } from 'vitest';
import { REGISTERED } from '../testing/registered';
import { byGame } from '../games/found';
import { type BackTones, GOLD, INK, NO_SUIT, PAPER, suitIn, type Suits } from './palette';
import { PLAIN_SUITS } from './plain-suits';
import { contrast, difference, EYES, type Eyes, lab, type Triple } from './vision';

/** The tones of a game's backs, and whatever else it tells by colours. */
type Palette = Readonly<Record<string, Suits>> & { readonly BACK: BackTones };
const palettes = byGame(import.meta.glob<Palette>('@games/*/board/palette.ts', { eager: true }));
const GAMES = [...palettes].flatMap(([game, palette]) =>
  Object.entries<Suits>(palette)
    .filter(([name]) => name !== 'BACK')
    .map(([name, suits]) => [`${game} ${name}`, suits] as const),
);
const ALL_EYES = Object.keys(EYES) as Eyes[];

it('every game has backs of its own, most have colours', () => {
  expect([...palettes.keys()].toSorted()).toEqual(REGISTERED.toSorted());
  expect(GAMES.length).toBeGreaterThan(REGISTERED.length / 2);
});

describe('the colour maths', () => {
  it.each<[Triple, Triple, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])('tells the published differences of %j and %j', (one, other, published) => {
    expect(difference(one, other)).toBeCloseTo(published, 4);
    expect(difference(other, one)).toBeCloseTo(published, 4);
  });

  it('knows black from white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(lab('#FFFFFF')[0]).toBeCloseTo(100, 3);
  });
});

describe.each(GAMES)('%s', (_, suits) => {
  it.each(ALL_EYES)('are far apart for %s eyes', (eyes) => {
    const seen = Object.entries(suits).map(([name, { fill }]) => [name, lab(fill, eyes)] as const);
    for (const [i, [name, colour]] of seen.entries())
      for (const [other, otherColour] of seen.slice(i + 1))
        expect(difference(colour, otherColour), `${name} and ${other}`).toBeGreaterThanOrEqual(17);
  });
});

describe.each([...GAMES, ['plain cards', PLAIN_SUITS] as const])('digits on %s', (_, suits) => {
  it.each(Object.entries(suits))('are read on %s', (_name, { fill, ink }) => {
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

it('keeps ink readable on paper and gold', () => {
  expect(contrast(INK, PAPER)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(INK, GOLD)).toBeGreaterThanOrEqual(4.5);
});

it('draws a colour that a game does not know on paper', () => {
  expect(suitIn(PLAIN_SUITS, 'mauve')).toBe(NO_SUIT);
  expect(suitIn(PLAIN_SUITS, null)).toBe(NO_SUIT);
});
