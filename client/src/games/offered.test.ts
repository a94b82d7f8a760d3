import { beforeEach, expect, it, vi } from 'vitest';
import type { OfferedGame } from '../wire/generated';

const ask = vi.fn();
vi.mock('../wire/api', () => ({ get: ask, speak: vi.fn() }));
vi.stubGlobal('document', { querySelector: () => ({ content: '[]' }) });
const { Games } = await import('./offered.svelte');

const offered = (name: string, title: string): OfferedGame => ({
  name,
  title,
  line: '',
  kind: '',
  fewest: 2,
  most: 4,
  seats: 3,
  age: null,
  minutes: null,
});
const brought = JSON.stringify([offered('low-tide', 'LOW TIDE')]);

beforeEach(() => ask.mockReset());

it('games are there at once, in the order of the page that brought them', () => {
  const games = new Games(JSON.stringify([offered('b', 'B'), offered('a', 'A')]));
  expect(games.offered.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(games.title('a')).toBe('A');
  expect(games.title('unknown')).toBe('unknown');
  expect(ask).not.toHaveBeenCalled();
});

it('what the server says holds from then on', async () => {
  ask.mockResolvedValueOnce([offered('low-tide', 'EBB')]);
  const games = new Games(brought);
  expect((await games.find('low-tide'))?.title).toBe('EBB');
  expect(games.title('low-tide')).toBe('EBB');
});

it('a page that brought none asks', async () => {
  ask.mockResolvedValueOnce([offered('low-tide', 'LOW TIDE')]);
  const games = new Games(undefined);
  await games.learn();
  expect(games.title('low-tide')).toBe('LOW TIDE');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again after it got no answer', async () => {
  ask.mockRejectedValueOnce(new Error('away'));
  const games = new Games(brought);
  await expect(games.learn()).rejects.toThrow('away');
  expect(games.title('low-tide')).toBe('LOW TIDE');
  ask.mockResolvedValueOnce([]);
  expect(await games.learn()).toEqual([]);
});
