import { expect, it } from 'vitest';
import { REGISTERED } from '../testing/registered';
import type { Poster } from './contract';
import { byGame } from './found';
import { loadGame } from './registry';

it('files are known by the game with which they lie', () => {
  expect([
    ...byGame({ '../games/low_tide/board/index.ts': 1, '/games/x/board/art/a.ts': 2 }),
  ]).toEqual([
    ['low-tide', 1],
    ['x', 2],
  ]);
});

const loaded = await Promise.all(REGISTERED.map(loadGame));

it('every game brings a board under its own name', () => {
  expect(loaded.map(({ name }) => name)).toEqual(REGISTERED);
});

it.each(['low-tide', 'constructor'])(
  '%s, which brings none, is played on plain cards',
  async (game) => {
    expect((await loadGame(game)).name).toBe('plain');
  },
);

it('every game has a poster with three cards', () => {
  const posters = byGame(
    import.meta.glob<Poster>('@games/*/board/poster.ts', { eager: true, import: 'default' }),
  );
  expect([...posters.keys()].toSorted()).toEqual(REGISTERED.toSorted());
  for (const { cards } of posters.values()) expect(cards).toHaveLength(3);
});
