/** The examples of the rules show cards that there are, and what they say about them is so. */
import { describe, expect, it } from 'vitest';
import type { ExampleRow } from '@houle/learn/book';
import { isDedicated, placesOf } from './deck';
import deck from './deck.json';
import { rules } from './rules';

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(deck.cards).map(([name, { kind }]) => [name, kind]),
);

const rows = rules.flatMap(({ example = [] }) => example);
const shown = (row: ExampleRow): readonly string[] =>
  row.cards.flat().flatMap(({ face }) => face?.name ?? []);
const rowOf = (text: string): readonly string[] =>
  rows.filter((row) => row.text === `rules-vague-et-attaque-example-${text}`).flatMap(shown);

it.each(rows)('$text', ({ cards }) => {
  for (const { face } of cards.flat()) expect(KINDS.get(face?.name ?? '')).toBe(face?.shape);
});

describe('what belongs together (A-04, A-40)', () => {
  it('one place alone has a dedicated souvenir', () => {
    const [souvenir = '', place] = rowOf('dedicated');
    expect(placesOf(souvenir)).toEqual([place]);
  });

  it('several places share a shared souvenir', () => {
    const [souvenir = '', ...places] = rowOf('shared');
    expect(places.length).toBeGreaterThan(1);
    expect(placesOf(souvenir)).toEqual(expect.arrayContaining([...places]));
  });

  it.each([
    ['validated', true],
    ['needs-dedicated', false],
  ])('%s: three that go on a place, with a dedicated one: %s', (text, dedicated) => {
    const [place = '', ...souvenirs] = rowOf(text);
    expect(souvenirs).toHaveLength(3);
    expect(souvenirs.every((souvenir) => placesOf(souvenir).includes(place))).toBe(true);
    expect(souvenirs.some(isDedicated)).toBe(dedicated);
  });

  it('in a zone, souvenirs lie where they belong (A-32)', () => {
    const zone = rows.find(({ text }) => text === 'rules-vague-et-attaque-example-zone');
    for (const column of zone?.cards ?? []) {
      const [place = '', ...souvenirs] = [column].flat().map(({ face }) => face?.name ?? '');
      for (const souvenir of souvenirs) expect(placesOf(souvenir)).toContain(place);
      expect(souvenirs.length).toBeLessThan(3);
    }
    expect(zone?.cards).toHaveLength(3);
  });

  it('what goes elsewhere does not go there', () => {
    const [place = '', souvenir = ''] = rowOf('elsewhere');
    expect(placesOf(souvenir)).not.toContain(place);
  });

  it.each(['stays', 'aboard', 'souvenir', 'laden'])('%s: they lie where they may', (text) => {
    const [place = '', ...souvenirs] = rowOf(text).toSorted(
      (a, b) => Number(KINDS.get(a) === 'souvenir') - Number(KINDS.get(b) === 'souvenir'),
    );
    expect(souvenirs.length).toBeGreaterThan(0);
    for (const souvenir of souvenirs) expect(placesOf(souvenir)).toContain(place);
  });
});
