import { afterEach, expect, test, vi } from 'vitest';
import { botFor, isLevel, keepLevel, keptLevel, levelsOf } from './levels';

const BOTS = ['random', 'expert', 'beginner', 'greedy', 'player', 'strong'];

afterEach(() => {
  vi.unstubAllGlobals();
});

test('people choose among levels, from the weakest to the strongest', () => {
  expect(levelsOf(BOTS)).toEqual(['beginner', 'player', 'strong', 'expert']);
  expect(levelsOf(['random', 'greedy', 'strong'])).toEqual(['strong']);
});

test('bots of the arena are no levels', () => {
  expect(['random', 'greedy', 'duct', null, undefined].map(isLevel)).toEqual(
    new Array(5).fill(false),
  );
  expect(isLevel('expert')).toBe(true);
});

test.each([
  ['expert', BOTS, 'expert'],
  ['expert', ['random', 'player'], 'player'],
  ['player', ['random'], 'random'],
  ['player', [], 'random'],
] as const)('of %s and %j, %s plays', (level, bots, bot) => {
  expect(botFor(level, bots)).toBe(bot);
});

test('the level is kept; nonsense and a browser that keeps nothing give the usual one', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(keptLevel()).toBe('player');
  keepLevel('expert');
  expect(keptLevel()).toBe('expert');
  kept.set('houle.level', 'greedy');
  expect(keptLevel()).toBe('player');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('not here');
    },
    setItem: () => {
      throw new Error('not here');
    },
  });
  keepLevel('strong');
  expect(keptLevel()).toBe('player');
});
