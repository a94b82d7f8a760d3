/** A sign means one thing, wherever it stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shown = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter(
    (name) => name.endsWith('.svelte') || (name.endsWith('.ts') && !name.endsWith('.test.ts')),
  )
  .map((name) => ({ name, source: readFileSync(`src/${name}`, 'utf-8') }));

const showing = (icon: string): string[] =>
  shown.filter(({ source }) => source.includes(`"${icon}"`)).map(({ name }) => name);

it('the bubble is for saying something, and for nothing else', () => {
  expect(showing('chat').toSorted()).toEqual([
    'games/wave/Bubble.svelte',
    'games/wave/Talk.svelte',
  ]);
});

it('the lines of the journal open the journal', () => {
  expect(showing('journal').toSorted()).toEqual(['table/Menu.svelte', 'table/TableScreen.svelte']);
});
