import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { words } from '../texts/ui.svelte';
import type { Frame } from '../wire/types';
import { momentsOf, recall } from './past';
import { lines, Story, type Teller } from './story.svelte';
import type { Table } from './table.svelte';

const asked: string[] = [];

/** A server that has told so many moments of a table by now. */
function server(latest: number): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const wanted = new URL(path, 'http://houle').searchParams;
    const first = Number(wanted.get('first'));
    const count = Math.min(Number(wanted.get('count')), latest - first + 1);
    const frames = Array.from({ length: count }, (_, i) => told(first + i));
    return Promise.resolve(new Response(JSON.stringify(frames)));
  });
}

const told = (seq: number): Frame =>
  ({
    seq,
    steps: [{ type: 'happened', name: 'dealt', facts: {} }],
    view: {},
    happened: { kind: 'played' },
  }) as unknown as Frame;

/** A table that is first shown at a moment, and what somebody there is told of the past. */
function openedAt(seq: number): { table: Table; recalled: number[] } {
  const recalled: number[] = [];
  const table = {
    id: 'here',
    shown: { seq },
    names: [],
    plugin: {},
    speaker: { step: () => 'something' },
    story: new Story(),
    witnesses: new Set([
      {
        recalled: (frames: readonly Frame[]) => {
          recalled.push(...frames.map((frame) => frame.seq));
        },
      },
    ]),
  } as unknown as Table;
  return { table, recalled };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a page that is opened late asks once for what came before', async () => {
  server(60);
  const { table, recalled } = openedAt(60);
  await recall(table);
  expect(asked).toEqual(['/api/tables/here/moments?first=36&count=24']);
  expect(recalled).toEqual(Array.from({ length: 24 }, (_, i) => 36 + i));
  expect(table.story.lines.map(({ seq }) => seq)).toEqual(recalled);
});

it('early on it asks for what there is', async () => {
  server(4);
  const { table, recalled } = openedAt(4);
  await recall(table);
  expect(recalled).toEqual([1, 2, 3]);
});

it('where nothing came before it asks for nothing', async () => {
  server(1);
  await recall(openedAt(1).table);
  expect(asked).toEqual([]);
});

it('a past that cannot be had leaves the journal as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const { table, recalled } = openedAt(60);
  await recall(table);
  expect(recalled).toEqual([]);
  expect(table.story.lines).toEqual([]);
});

it('whose eyes are used is said', async () => {
  server(9);
  await momentsOf('here', 2, 3, 'everyone');
  expect(asked).toEqual(['/api/tables/here/moments?first=2&count=3&viewer=everyone']);
});

it('the journal tells who takes over for a bot, also of the past', async () => {
  const texts = readFileSync('client/texts/fr/main.ftl', 'utf-8');
  await words.need('read from a file', () => Promise.resolve(texts));
  const chairs = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];
  const happened = {
    kind: 'played',
    seat: 0,
    taken_over: [
      { seat: 1, bot: 'player' },
      { seat: 2, bot: 'expert' },
    ],
  };
  const frame = { ...told(7), happened, table: { chairs } } as unknown as Frame;
  const teller = { plugin: {}, speaker: { step: () => 'something' }, me: 2, names: [] };
  const plain = lines(teller as unknown as Teller, frame).map(({ text }) =>
    text.replaceAll(/[\u2068\u2069]/g, ''),
  );
  expect(plain).toEqual(['something', 'Ben remplace Kai.', 'Tu remplaces Mahina.']);
});
