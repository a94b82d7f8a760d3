import { beforeEach, expect, it, vi } from 'vitest';
import type { GamePlugin } from '../games/contract';
import type { Kit } from '../wire/types';
import { Table } from './table.svelte';

beforeEach(() => {
  // Every frame is painted at once.
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => queueMicrotask(done));
});

/** Whether there is something to be read by now, at a table whose words stand on this. */
async function isPainted(readsOn?: () => Promise<unknown>): Promise<boolean> {
  const plugin = { name: 'any', ...(readsOn && { readsOn }) } as unknown as GamePlugin;
  const kit = { faces: {}, texts: '', moves: {}, record: {} } as unknown as Kit;
  let seen = false;
  void new Table('x', plugin, kit, 'en').painted().then(() => (seen = true));
  await new Promise((done) => setTimeout(done));
  return seen;
}

it('words that stand on the board can be read as soon as it is painted', async () => {
  expect(await isPainted()).toBe(true);
});

it('nobody begins to read what stands on something that has not come yet', async () => {
  expect(await isPainted(() => new Promise(() => undefined))).toBe(false);
  expect(await isPainted(() => Promise.resolve())).toBe(true);
});

it('what never comes holds nothing up', async () => {
  expect(await isPainted(() => Promise.reject(new Error('offline')))).toBe(true);
});
