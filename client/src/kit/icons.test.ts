/** A sign means one thing, wherever it stands. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from '../testing/folders';

const shown = [...sources('.svelte'), ...sources('.ts')]
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => ({ name: basename(name), source: readFileSync(name, 'utf-8') }));

const showing = (icon: string): string[] =>
  shown.filter(({ source }) => source.includes(`"${icon}"`)).map(({ name }) => name);

it('the bubble is for saying something, and for nothing else', () => {
  expect(
    showing('chat').filter((name) => !/^(Bubble|Talk|LobbyTalk|Menu)\.svelte$/.test(name)),
  ).toEqual([]);
});

it('the lines of the journal open the journal', () => {
  expect(showing('journal').toSorted()).toEqual(['Menu.svelte', 'TableScreen.svelte']);
});
