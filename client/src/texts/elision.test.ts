/** “d’Inès” and “de Paul”: the client joins names as the server does, and no text forgets it. */
import { readFileSync } from 'node:fs';
import { FluentResource, type Message } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { folderOf, sources } from '../testing/folders';
import { REGISTERED } from '../testing/registered';
import { newBundle, said } from './bundle';
import { ELISION } from './elision';

const spoken = JSON.parse(readFileSync('tests/texts/elision.json', 'utf-8')) as Record<
  string,
  string[]
>;

it.each(Object.entries(spoken))('“%s” is joined as it is spoken', (who, [of, that]) => {
  const bundle = newBundle('fr');
  bundle.addResource(new FluentResource('of = { DE($who) }\nthat = { QUE($who) }'));
  expect([said(bundle, 'of', { who }), said(bundle, 'that', { who })]).toEqual([of, that]);
});

type Pattern = Message['value'];
type Element = Exclude<NonNullable<Pattern>, string>[number];

/** Words that would be elided, and the space after them. */
const ENDING = /(?:^|[\s(«’])(?:d|qu|jusqu|lorsqu|puisqu|quoiqu|n|s|m|t|c|j)e\s$/i;
/** Variables that are numbers, before which nothing is elided. */
const COUNTED = new Set([
  ...['fewest', 'least', 'most', 'seats'],
  ...['cards', 'souvenirs', 'inward', 'outward'],
]);

/** Notes the variables that a word stands before which needs eliding; returns what can be last. */
function read(pattern: Pattern, before: readonly string[], found: string[]): readonly string[] {
  const elements: readonly Element[] = typeof pattern === 'string' ? [pattern] : (pattern ?? []);
  let last = before;
  for (const element of elements) {
    if (typeof element === 'string') last = last.map((text) => text + element);
    else if (element.type === 'select')
      last = element.variants.flatMap(({ value }) => read(value, last, found));
    else {
      const named = element.type === 'var' || (element.type === 'func' && element.name in ELISION);
      if (named && !COUNTED.has(element.name) && last.some((text) => ENDING.test(text)))
        found.push(element.name);
      last = ['…'];
    }
  }
  return last;
}

function forgotten(source: string): string[] {
  return new FluentResource(source).body.flatMap(({ id, value, attributes }) => {
    const found: string[] = [];
    for (const pattern of [value, ...Object.values(attributes)]) read(pattern, [''], found);
    return found.map((name) => `${id}: ${name}`);
  });
}

const folders = ['client', ...REGISTERED.map(folderOf)].map((folder) => `${folder}/texts/fr`);
it.each(sources('.ftl', folders))('%s elides before every name', (file) => {
  expect(forgotten(readFileSync(file, 'utf-8'))).toEqual([]);
});

describe('a text that forgets it is found', () => {
  it.each([
    ['zone = Zone de { $who }', 'zone: who'],
    ['zone = Zone\n    .title = plus que { $who }', 'zone: who'],
    ['zone = Zone de { $whose ->\n    [you] toi\n   *[other] { $who }\n }', 'zone: who'],
    ['zone = { $is ->\n    [zone] la zone de\n   *[hand] la main de\n } { $who }', 'zone: who'],
    ['zone = Zone de { DE($who) }', 'zone: DE'],
  ])('%s', (source, where) => {
    expect(forgotten(source)).toEqual([where]);
  });
  it.each(['zone = Zone { DE($who) }', 'zone = chez { $who }', 'zone = de { $fewest } à 5'])(
    '%s is left alone',
    (source) => {
      expect(forgotten(source)).toEqual([]);
    },
  );
});
