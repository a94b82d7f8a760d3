import { expect, it } from 'vitest';
import { Hows } from './how.svelte';

/** A device that keeps what it is given. */
function device(text?: string): ConstructorParameters<typeof Hows>[0] {
  const kept = new Map(text === undefined ? [] : [['houle.how', text]]);
  const shelf = {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
  };
  return () => shelf;
}

it('a newcomer plays against bots, as many as the game is best with', () => {
  const hows = new Hows(device());
  expect(hows.of('low-tide', 3)).toEqual({ seats: 3, people: false, options: {} });
});

it('what was chosen holds for the next visit, for this game alone', () => {
  const mine = device();
  const chosen = { seats: 2, people: true, options: { long: true } };
  new Hows(mine).keep('x', chosen);
  const later = new Hows(mine);
  expect(later.of('x')).toEqual(chosen);
  expect(later.of('y').people).toBe(false);
});

it.each(['nonsense', '{"x": 3}', '{"x": {"seats": "two"}}', 'null'])(
  'what cannot be read is as if it were not there: %s',
  (text) => {
    expect(new Hows(device(text)).of('x', 3).seats).toBe(3);
  },
);

it('a device that keeps nothing still plays as chosen', () => {
  const hows = new Hows(() => {
    throw new Error('no shelf');
  });
  hows.keep('x', { seats: 4, people: false, options: {} });
  expect(hows.of('x').seats).toBe(4);
});
