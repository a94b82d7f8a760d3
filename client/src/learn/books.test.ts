/** The rule books tell every rule once, in every language, as the rules are written down. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../testing/folders';
import { REGISTERED } from '../testing/registered';
import { byGame } from '../games/found';
import { newBundle } from '../texts/bundle';
import { paragraphText, type RuleBook, rulesOf, type Section, titleText } from './book';
import type { Frame } from '../wire/types';
import * as house from './house';
import { marks, pageOf } from './marks';
import { partText, type SetUpParts } from './parts';

const ROOT = new URL('../../../', import.meta.url);
const LANGUAGES = ['fr', 'en'] as const;
const HOUSE = 'house';

const chapters = byGame(import.meta.glob<RuleBook>('@games/*/board/rules.ts', { eager: true }));
const books: readonly (readonly [string, RuleBook])[] = [...chapters, [HOUSE, house]];

const text = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** The ids of the rules as they are written down. */
function written(book: string): readonly string[] {
  return [...marks(text(book === HOUSE ? 'docs/rules/tables.md' : pageOf(book))).keys()];
}

/** The ids that the program names when it refuses something. */
function refusing(book: string): readonly string[] {
  const folder = book === HOUSE ? 'tables' : `games/${book.replaceAll('-', '_')}`;
  const sources = readdirSync(new URL(`src/houle/${folder}/`, ROOT))
    .filter((name) => name.endsWith('.py'))
    .map((name) => text(`src/houle/${folder}/${name}`));
  const initial = written(book)[0]?.[0] ?? '';
  const found = sources.flatMap((source) => [...source.matchAll(/"([A-Z]-\d+[a-z]?)"/g)]);
  return found.map(([, rule = '']) => rule).filter((rule) => rule.startsWith(initial));
}

/** The texts that a section needs. */
function texts(book: string, section: Section): readonly string[] {
  return [
    titleText(book, section),
    ...section.paragraphs.map((_, i) => paragraphText(book, section, i)),
    ...(section.example ?? []).map((row) => row.text),
    ...partTexts(book, section),
  ];
}

const pictures = byGame(
  import.meta.glob<{ parts: SetUpParts }>('@games/*/board/set-up.ts', { eager: true }),
);

/** The texts that name the parts of the table, for all numbers of players. */
function partTexts(book: string, { setUp }: Section): readonly string[] {
  if (!setUp) return [];
  const frames = JSON.parse(text(`${folderOf(book)}/set-up.json`)) as readonly Frame[];
  const parts = frames.flatMap(({ view }) => (view ? (pictures.get(book)?.parts(view) ?? []) : []));
  const ids = new Set(parts.map((part) => partText(book, part)));
  return [...ids].flatMap((id) => [id, `${id}.says`]);
}

/** Where a catalogue lies: `rules-<game>` with the game. */
function pathOf(language: string, name: string): string {
  const [, game] = /^rules-(.*)$/.exec(name) ?? [];
  if (!game || game === HOUSE) return `client/texts/${language}/${name}.ftl`;
  return `${folderOf(game)}/texts/${language}/rules.ftl`;
}

/** The texts of a catalogue by id, attributes as `id.attribute`. */
function catalogue(language: string, name: string): ReadonlyMap<string, string> {
  const bundle = newBundle(language);
  const source = text(pathOf(language, name));
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
  const said = new Map<string, string>();
  for (const id of ids) {
    const message = bundle.getMessage(id);
    for (const [key, pattern] of Object.entries({ '': message?.value, ...message?.attributes })) {
      if (pattern) said.set(key ? `${id}.${key}` : id, bundle.formatPattern(pattern, {}, []));
    }
    expect(said.has(id), `${language}: ${id} is not valid`).toBe(true);
  }
  return said;
}

const variables = (language: string, name: string): readonly string[] =>
  [...new Set(text(pathOf(language, name)).match(/\$[a-z-]+/g))].sort();

it('every game has a book, and pictures of its table', () => {
  const games = REGISTERED.toSorted();
  expect([...chapters.keys()].toSorted()).toEqual(games);
  expect([...pictures.keys()].toSorted()).toEqual(games);
});

describe.each(books)('%s', (name, { rules, unspoken }) => {
  const told = rules.flatMap(rulesOf);

  it('tells every rule exactly once, or says why not', () => {
    expect([...told, ...Object.keys(unspoken)].sort()).toEqual([...written(name)].sort());
  });

  it('tells every rule that something can be refused by', () => {
    expect(refusing(name).filter((rule) => !told.includes(rule))).toEqual([]);
  });

  it('has sections and examples with names of their own', () => {
    const ids = rules.map(({ id }) => id);
    const captions = rules.flatMap(({ example = [] }) => example.map((row) => row.text));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(captions).size).toBe(captions.length);
  });

  it.each(LANGUAGES)('says everything in %s, and nothing else', (language) => {
    const needed = rules.flatMap((section) => texts(name, section));
    expect([...catalogue(language, `rules-${name}`).keys()].sort()).toEqual(needed.sort());
  });
});

describe('words around the rules', () => {
  it('are the same in both languages', () => {
    const [first, second] = LANGUAGES.map((language) => [
      [...catalogue(language, 'learn').keys()].sort(),
      variables(language, 'learn'),
    ]);
    expect(first).toEqual(second);
  });

  it.each(['learn', ...books.map(([name]) => `rules-${name}`)])(
    'keep French punctuation with its word: %s',
    (name) => {
      const said = [...catalogue('fr', name).values()].join('\n');
      expect(said.match(/[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:|'/g)).toBeNull();
    },
  );
});
