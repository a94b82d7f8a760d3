/** No text outside the catalogues, none missing in a language, none that nobody asks for. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { folderOf, sources } from '../testing/folders';
import { REGISTERED } from '../testing/registered';

const LANGUAGES = ['fr', 'en'];
const FOLDERS = ['client/texts', ...REGISTERED.map((game) => `${folderOf(game)}/texts`)];

/** The catalogues in a language, as they are called in French. */
const catalogues = (language: string): readonly string[] =>
  sources('.ftl', FOLDERS)
    .filter((name) => name.includes(`/texts/${language}/`))
    .map(inLanguage('fr'))
    .toSorted();

function inLanguage(language: string): (file: string) => string {
  return (file) => file.replace(/\/texts\/[a-z]+\//, `/texts/${language}/`);
}

const read = (language: string, file: string): string =>
  readFileSync(inLanguage(language)(file), 'utf-8');

function texts(language: string, file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const source = read(language, file);
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) found.set(id, variables(value));
    for (const [name, pattern] of Object.entries(attributes))
      found.set(`${id}.${name}`, variables(pattern));
  }
  return found;
}

function variables(pattern: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (typeof node === 'object' && node !== null) {
      const { type, name } = node as { type?: string; name?: string };
      if (type === 'var' && name) found.add(name);
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(pattern);
  return found;
}

const files = catalogues('fr');
const code = [
  ...sources('.svelte'),
  ...sources('.ts').filter((name) => !name.endsWith('.test.ts')),
];
const written = code.map((name) => readFileSync(name, 'utf-8')).join('\n');
const lessons = sources('lesson.json', REGISTERED.map(folderOf))
  .map((name) => readFileSync(name, 'utf-8'))
  .join('\n');

it('has all catalogues of every game', () => {
  const kinds = ['account', 'game', 'lesson', 'rules', 'rulings'];
  const wanted = REGISTERED.flatMap((game) =>
    kinds.map((kind) => `${folderOf(game)}/texts/fr/${kind}.ftl`),
  );
  expect(files).toEqual(expect.arrayContaining(wanted));
});

it('has the same catalogues in every language', () => {
  expect(catalogues('en')).toEqual(files);
});

it('says nothing in two catalogues: all are read into one book, and the later would win', () => {
  const ids = files.flatMap((file) => [...texts('fr', file).keys()]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const [fr, en] = LANGUAGES.map((language) => texts(language, file));

  it('says the same things in both languages, with the same variables', () => {
    expect([...(fr?.keys() ?? [])].toSorted()).toEqual([...(en?.keys() ?? [])].toSorted());
    for (const [id, given] of fr ?? []) expect([id, en?.get(id)]).toEqual([id, given]);
  });

  it('can be read to its last line', () => {
    for (const language of LANGUAGES) {
      const source = read(language, file);
      const named = source.split('\n').filter((line) => /^[a-z][\w-]* *=/.test(line));
      const messages = new FluentResource(source).body.map(({ id }) => id);
      expect(messages).toEqual(named.map((line) => line.split('=')[0]?.trim()));
      expect(new Set(messages).size).toBe(messages.length);
    }
  });

  it('keeps French signs with the word before them', () => {
    const lines = read('fr', file).split('\n');
    const parted = lines.filter((line) => !line.startsWith('#') && / [;:!?»]|« /.test(line));
    expect(parted).toEqual([]);
  });

  it('has nothing that nobody asks for', () => {
    const unused = [...(fr?.keys() ?? [])].filter((id) => !asked(id.split('.')[0] ?? id));
    expect(unused).toEqual([]);
  });
});

/** Whether the code names a text, wholly or by how its id begins. */
function asked(id: string): boolean {
  if (written.includes(`'${id}'`) || written.includes(`\`${id}\``) || lessons.includes(`"${id}"`))
    return true;
  if (new RegExp(`['"\`]${id}[.'"\`]`).test(written)) return true;
  const parts = id.split('-');
  return parts.some((_, i) => i > 0 && written.includes(`\`${parts.slice(0, i).join('-')}-\${`));
}

it('every text that the code names is there', () => {
  const known = new Set(files.flatMap((file) => [...texts('fr', file).keys()]));
  const named = [...written.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map(([, id]) => id ?? '');
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

describe('no text in markup', () => {
  const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'aria-description']);

  it.each(sources('.svelte'))('%s', (name) => {
    const found: string[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const child of node) visit(child);
      else if (typeof node === 'object' && node !== null) {
        const { type, data, name: attribute, value } = node as Record<string, unknown>;
        if (type === 'Text' && typeof data === 'string' && /\p{L}{2}/u.test(data))
          found.push(data.trim());
        if (type === 'StyleDirective') return;
        if (type === 'Attribute' && !SPOKEN.has(String(attribute))) return;
        if (type === 'Attribute' && Array.isArray(value)) for (const part of value) visit(part);
        else for (const child of Object.values(node)) visit(child);
      }
    };
    visit(parse(readFileSync(name, 'utf-8'), { modern: true }).fragment);
    expect(found).toEqual([]);
  });
});
