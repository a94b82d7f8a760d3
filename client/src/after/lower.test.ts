import { beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../wire/types';
import { keepAnswered, levelToOffer } from './lower';

const GAME = 'low-tide';
const BOTS = ['beginner', 'player', 'strong', 'expert', 'random'];

/** A game of mine that is over: who won, and who else sat there. */
interface Over {
  readonly won?: boolean | null;
  readonly bots?: readonly (string | null)[];
  readonly gone?: boolean;
  readonly game?: string;
}
const lost: Over = {};
const ben = null;

/** What the house says, of games from the latest to the first; the latest one is looked at. */
const told = vi.hoisted(() => ({ games: [] as readonly Over[], asked: [] as string[] }));

vi.mock('../games/offered.svelte', () => ({
  games: { find: () => Promise.resolve({ bots: BOTS }) },
}));
vi.mock('../wire/api', () => ({
  get: (path: string) => {
    told.asked.push(path);
    return Promise.resolve(
      path === '/api/me/tables' ? told.games.map(listed) : frame(Number(path.split('-').at(-1))),
    );
  },
}));

const others = ({ bots = ['player', 'player'] }: Over): readonly (string | null)[] => bots;

function listed(over: Over, i: number): object {
  return {
    table: `t-${i}`,
    game: over.game ?? GAME,
    phase: 'finished',
    summary: {
      chairs: ['Ada', ...others(over).map((bot) => bot ?? 'Ben')],
      bots: [false, ...others(over).map((bot) => bot !== null)],
    },
  };
}

function frame(i: number): Frame {
  const over = told.games[i] ?? lost;
  const { won = false } = over;
  return {
    you: { seat: 0 },
    table: { id: `t-${i}`, game: over.game ?? GAME, chairs: [{ gone: over.gone ?? false }] },
    view: { outcome: won === null ? null : { winners: won ? [0] : [1] } },
  } as unknown as Frame;
}

const offered = (...games: readonly Over[]): Promise<string | null> => {
  told.games = games;
  return levelToOffer(frame(0));
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  told.asked = [];
});

test('P-93: after five games lost in a row the level below is offered', async () => {
  expect(await offered(lost, lost, lost, lost)).toBe(null);
  expect(await offered(lost, lost, lost, lost, lost)).toBe('beginner');
  expect(await offered(...Array.from({ length: 5 }, () => ({ bots: ['expert'] })))).toBe('strong');
});

test('P-93: what was won ends the row, and so does another level', async () => {
  expect(await offered(lost, lost, lost, lost, { won: true }, lost)).toBe(null);
  expect(await offered({ won: true }, lost, lost, lost, lost, lost)).toBe(null);
  expect(await offered(lost, { bots: ['expert'] }, lost, lost, lost, lost)).toBe(null);
});

test('P-93: what says nothing about it is passed over', async () => {
  const nothing: readonly Over[] = [
    { won: null },
    { won: true, gone: true },
    { won: true, bots: ['player', ben] },
    { won: true, bots: ['player', 'expert'] },
    { won: true, game: 'another' },
  ];
  for (const one of nothing)
    expect(await offered(lost, one, lost, lost, lost, lost)).toBe('beginner');
  expect(await offered(lost, ...nothing, lost, lost, lost)).toBe(null);
});

test('P-93: nobody is below a beginner, and nothing is offered among people', async () => {
  const five = (bots: readonly (string | null)[]): readonly Over[] =>
    Array.from({ length: 5 }, () => ({ bots }));
  expect(await offered(...five(['beginner']))).toBe(null);
  expect(await offered(...five(['random']))).toBe(null);
  expect(await offered(...five([ben, 'expert']))).toBe(null);
  expect(await offered(...five([]))).toBe(null);
});

test('P-93: nothing is offered with an old result', async () => {
  told.games = [{ won: true }, lost, lost, lost, lost, lost];
  expect(await levelToOffer(frame(1))).toBe(null);
});

test('P-93: whoever has answered is not asked again about that game, and nothing is asked for', async () => {
  keepAnswered('another');
  expect(await offered(lost, lost, lost, lost, lost)).toBe('beginner');
  keepAnswered(GAME);
  told.asked = [];
  expect(await offered(lost, lost, lost, lost, lost)).toBe(null);
  expect(told.asked).toEqual([]);
});

test('P-93: a browser that remembers nothing offers nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('not here');
    },
  });
  expect(await offered(lost, lost, lost, lost, lost)).toBe(null);
});
