/** Pages of what was played as they are after hundreds of games, which no test waits for. */
import type { BrowserContext } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import type {
  GameRecord,
  LatestGame,
  OwnRecord,
  Placed,
  Rating,
  ShownPerson,
  Standings,
} from '../src/wire/generated';

const [GAME = ''] = REGISTERED;
const HANDLE = 'abcdefghijklmnop';

const rating = (shown: number, likely: number, games: number): Rating => ({
  shown,
  likely,
  sigma: (likely - shown) / 120,
  games,
  provisional: games < 10,
});

const played = (game: string, more: Partial<GameRecord>): GameRecord => ({
  game,
  played: 1234,
  won: 400,
  streak: 2,
  best_streak: 14,
  best_points: null,
  best_table: null,
  teams: [],
  rating: null,
  ...more,
});

const KINDS: readonly Partial<GameRecord>[] = [
  { best_points: 127, best_table: HANDLE, rating: rating(1843, 2010, 34) },
  { rating: rating(1120, 1980, 3) },
  { played: 0, won: 0, streak: 0, best_streak: 0 },
  {
    teams: [
      { seats: 2, played: 3, won: 1 },
      { seats: 4, played: 9, won: 6 },
    ],
  },
];

const over = (number: number, more: Partial<LatestGame>): LatestGame => ({
  table: `${HANDLE.slice(0, -1)}${String(number)}`,
  game: REGISTERED[number % REGISTERED.length] ?? GAME,
  finished_at: 1_790_000_000_000,
  seats: 4,
  together: false,
  stopped: false,
  place: 3,
  points: null,
  won: false,
  ...more,
});

const RECORD: OwnRecord = {
  games: REGISTERED.map((game, number) => played(game, KINDS[number % KINDS.length] ?? {})),
  latest: [
    over(2, { points: 117 }),
    over(3, { won: true, place: 1 }),
    over(4, { together: true, won: true, place: 1 }),
    over(5, { stopped: true, place: null }),
  ],
  in_time: 96,
};

const placed = (rank: number, name: string, handle: string | null, you = false): Placed => ({
  rank,
  name,
  animal: 'whale',
  handle,
  rating: rating(2200 - 60 * rank, 2500 - 50 * rank, 10 + rank),
  you,
});

const STANDINGS: Standings = {
  game: GAME,
  rows: [
    placed(1, 'Moana', HANDLE),
    placed(2, 'Wolfeschlegelsteinhausen', null),
    placed(3, 'Teva', null, true),
    placed(1234, 'Anne-Charlotte Du Rivage', HANDLE),
  ],
  mine: { rank: 3, rating: rating(2020, 2350, 13), in_standings: false },
};

const PERSON: ShownPerson = { name: 'Wolfeschlegelsteinhausen', animal: 'crab', record: RECORD };

/** Where each is, what the server is taken to answer, and what shows that the page is there. */
export const FILLED = [
  { name: 'record', path: '/record', asked: '/api/me/record', answer: RECORD, sign: '[data-page]' },
  {
    name: 'standings',
    path: `/standings/${GAME}`,
    asked: `/api/games/${GAME}/standings`,
    answer: STANDINGS,
    sign: '[data-ranks]',
  },
  {
    name: 'person',
    path: `/p/${HANDLE}`,
    asked: `/api/people/${HANDLE}`,
    answer: PERSON,
    sign: '[data-latest]',
  },
] as const;

/** Have pages get an answer instead of asking for it, whatever stands between them and the server. */
export async function answered(
  context: BrowserContext,
  asked: string,
  answer: object,
): Promise<void> {
  await context.addInitScript(
    (instead) => {
      const ask = globalThis.fetch;
      globalThis.fetch = (wanted, how) =>
        wanted === instead.asked
          ? Promise.resolve(Response.json(instead.answer))
          : ask(wanted, how);
    },
    { asked, answer },
  );
}
