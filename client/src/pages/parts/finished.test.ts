import { beforeEach, expect, it, vi } from 'vitest';
import { FinishedTables } from './finished.svelte';

/** What the house knows of, the latest first. */
const house = vi.hoisted(() => ({ games: [] as string[], asked: [] as string[] }));

vi.mock('../../wire/api', () => ({
  get: (path: string) => {
    house.asked.push(path);
    const asked = new URLSearchParams(path.split('?')[1]);
    const before = asked.get('before');
    const begin = before === null ? 0 : house.games.indexOf(before) + 1;
    const tables = house.games.slice(begin, begin + Number(asked.get('count')));
    const last = begin + tables.length === house.games.length;
    return Promise.resolve({
      tables: tables.map((table) => ({ table })),
      next: last ? null : tables.at(-1),
    });
  },
}));

const games = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, i) => `game-${from - i}`);
const shown = (finished: FinishedTables): string[] =>
  (finished.listed ?? []).map(({ table }) => table);

beforeEach(() => {
  house.games = games(30, 1);
  house.asked = [];
});

it('older ones come when somebody asks for them, until there are no more', async () => {
  const finished = new FinishedTables();
  await finished.refresh();
  expect(shown(finished)).toEqual(games(30, 19));
  await finished.more();
  expect(shown(finished)).toEqual(games(30, 7));
  await finished.more();
  expect(shown(finished)).toEqual(games(30, 1));
  expect(finished.next).toBeNull();
  await finished.more();
  expect(house.asked).toHaveLength(3);
});

it('a game that ends meanwhile stands in front, and older ones go on where they were', async () => {
  const finished = new FinishedTables();
  await finished.refresh();
  await finished.more();
  house.games = games(31, 1);
  await finished.refresh();
  expect(shown(finished)).toEqual(games(31, 7));
  await finished.more();
  expect(shown(finished)).toEqual(games(31, 1));
});

it('after a long while the list begins anew, without a hole', async () => {
  const finished = new FinishedTables();
  await finished.refresh();
  await finished.more();
  house.games = games(60, 1);
  await finished.refresh();
  expect(shown(finished)).toEqual(games(60, 49));
  await finished.more();
  expect(shown(finished)).toEqual(games(60, 37));
});

it('whoever asks twice at once gets no game twice', async () => {
  const finished = new FinishedTables();
  await finished.refresh();
  await Promise.all([finished.more(), finished.more()]);
  expect(shown(finished)).toEqual(games(30, 7));
});

it('whoever has played nothing has an empty list', async () => {
  house.games = [];
  const finished = new FinishedTables();
  await finished.refresh();
  expect(finished.listed).toEqual([]);
  expect(finished.next).toBeNull();
});
