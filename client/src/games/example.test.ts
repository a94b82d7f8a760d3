/** The example of docs/client.md: what stands there is real code, and it works. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';
import lowTide from '../../examples/low-tide';
import { loadGame } from './registry';
import type { Table } from '../play/table.svelte';

const FOLDER = new URL('../../examples/low-tide/', import.meta.url);
const files = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf-8');
const page = readFileSync(new URL('../../../docs/client.md', import.meta.url), 'utf-8');
const ids = (file: string): string[] => new FluentResource(read(file)).body.map(({ id }) => id);

/** A table of which only the zones matter. */
const tableWith = (shown: number): Table =>
  ({
    me: 0,
    zone: (name: string) => ({ cards: Array.from({ length: name === 'shown' ? shown : 2 }) }),
  }) as unknown as Table;

it.each(files)('%s stands in the page as it is', (file) => {
  const language = file.slice(file.lastIndexOf('.') + 1);
  expect(page).toContain(`\`\`\`${language}\n${read(file)}\`\`\``);
});

it.each(files.filter((file) => file.endsWith('.svelte')))(
  '%s compiles without a warning',
  (file) => {
    expect(compile(read(file), { filename: file, generate: 'client' }).warnings).toEqual([]);
  },
);

it('says what to do, and what it says is there in every language', () => {
  const said = [0, 2].map((shown) => lowTide.prompt?.(tableWith(shown))?.id);
  const stage = lowTide.stage?.(tableWith(0))?.id;
  expect(ids('fr.ftl')).toEqual([...said, stage]);
  expect(ids('en.ftl')).toEqual(ids('fr.ftl'));
});

it('is not part of what players download', async () => {
  expect((await loadGame('low-tide')).name).toBe('plain');
});
