/** Every rule that the page of a game marks as ours has its reason in the client, and no other has one. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../testing/folders';
import { REGISTERED } from '../testing/registered';
import { byGame } from '../games/found';
import type { Ours } from '../texts/rulings';
import type { RuleBook } from './book';
import { marks, pageOf } from './marks';

const ROOT = new URL('../../../', import.meta.url);
const LANGUAGES = ['fr', 'en'] as const;

const books = [...byGame(import.meta.glob<RuleBook>('@games/*/board/rules.ts', { eager: true }))];

const text = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const catalogueOf = (language: string, book: string): string =>
  `${folderOf(book)}/texts/${language}/rulings.ftl`;

/** The signs that a catalogue puts up. */
function signs(catalogue: string): ReadonlyMap<string, Ours> {
  const ids = new FluentResource(catalogue).body.map(({ id }) => id);
  return new Map(ids.map((id) => [id.slice(id.indexOf('-') + 1), id.split('-')[0] as Ours]));
}

/** How a catalogue differs from what the page of rules marks, and how to mend it. */
function faults(
  page: string,
  unspoken: readonly string[],
  catalogue: string,
  file: string,
): readonly string[] {
  const wanted = [...marks(page)].filter(([rule, ours]) => ours && !unspoken.includes(rule));
  const shown = signs(catalogue);
  const missing = wanted
    .filter(([rule, ours]) => shown.get(rule) !== ours)
    .map(([rule, ours]) => `${rule} is marked in rules.md: write \`${ours}-${rule}\` in ${file}`);
  const ours = new Map(wanted);
  const needless = [...shown.keys()]
    .filter((rule) => !ours.has(rule))
    .map((rule) => `${rule} is not marked in rules.md: take its reason out of ${file}`);
  return [...missing, ...needless];
}

it('misses no game', () => {
  expect(books.map(([name]) => name).toSorted()).toEqual(REGISTERED.toSorted());
});

describe.each(books)('%s', (name, { unspoken }) => {
  it.each(LANGUAGES)('says why of every rule of ours, and of no other, in %s', (language) => {
    const file = catalogueOf(language, name);
    expect(faults(text(pageOf(name)), Object.keys(unspoken), text(file), file)).toEqual([]);
  });

  it('keeps French punctuation with its word', () => {
    const said = text(catalogueOf('fr', name));
    expect(said.match(/[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:|'/g)).toBeNull();
  });
});

describe('planted faults', () => {
  const PAGE = '- **X-01** Plain.\n- **X-02b** **R** Ours.\n- **X-C3** **R fact** Found.\n';
  const found = (catalogue: string, unspoken: readonly string[] = []): readonly string[] =>
    faults(PAGE, unspoken, catalogue, 'here');

  it('finds nothing where all is well', () => {
    expect(found('ruling-X-02b = Why\nfact-X-C3 = Why\n')).toEqual([]);
  });

  it('finds a rule of ours without a reason', () => {
    expect(found('fact-X-C3 = Why\n')).toEqual([
      'X-02b is marked in rules.md: write `ruling-X-02b` in here',
    ]);
  });

  it('finds a fact that is taken for a ruling', () => {
    expect(found('ruling-X-02b = Why\nruling-X-C3 = Why\n')).toEqual([
      'X-C3 is marked in rules.md: write `fact-X-C3` in here',
    ]);
  });

  it('finds a rule that is only partly ours taken for one that is wholly so', () => {
    expect(faults('- **X-01** Plain. **R** Ours.', [], 'ruling-X-01 = Why\n', 'here')).toEqual([
      'X-01 is marked in rules.md: write `partly-X-01` in here',
    ]);
  });

  it('finds a sign at a rule of the rulebook', () => {
    expect(found('ruling-X-01 = Why\nruling-X-02b = Why\nfact-X-C3 = Why\n')).toEqual([
      'X-01 is not marked in rules.md: take its reason out of here',
    ]);
  });

  it('finds a reason for what no player meets', () => {
    expect(found('ruling-X-02b = Why\nfact-X-C3 = Why\n', ['X-C3'])).toEqual([
      'X-C3 is not marked in rules.md: take its reason out of here',
    ]);
  });
});
