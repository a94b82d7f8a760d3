import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import type { Frame, Step } from '@houle/wire/types';
import { Scenes } from './scenes.svelte';

const SECONDS = 5000;

vi.mock('./reads', () => ({ linesOf: () => ['words'], putOnStage: () => undefined }));
vi.mock('./scene', () => ({ after: (_: unknown, step: unknown) => step, joined: () => null }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with five seconds to read, painted so long after something comes. */
function sitting(paintedIn: number): Scenes {
  const painted = (): Promise<void> => new Promise((done) => setTimeout(done, paintedIn));
  const view = { public: { duel: null, pending: [] } };
  return new Scenes({ painted, timeFor: () => SECONDS, view } as unknown as Table);
}
const card = { kind: 'card', how: 'reads', who: 1, card: 'x', die: null } as unknown as Step;
const another = { ...card, card: 'y' } as unknown as Step;

it('the time to read a scene begins once it can be seen', async () => {
  const scenes = sitting(3000);
  scenes.step({} as Frame, card);
  await vi.advanceTimersByTimeAsync(3000 + SECONDS);
  expect([scenes.on, scenes.unread]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(600);
  expect([scenes.on, scenes.unread]).toEqual([false, false]);
});

it('a scene that was never seen starts no clock for the one after it', async () => {
  const scenes = sitting(3000);
  scenes.step({} as Frame, card);
  await vi.advanceTimersByTimeAsync(2000);
  scenes.step({} as Frame, another);
  await vi.advanceTimersByTimeAsync(3000 + SECONDS);
  expect(scenes.on).toBe(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(scenes.on).toBe(false);
});
