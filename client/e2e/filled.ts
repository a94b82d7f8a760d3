/** Pages of what was played as they are after hundreds of games, which no test waits for. */
import type { BrowserContext } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import type {
  ComparedGame,
  GameRecord,
  LatestGame,
  OwnRecord,
  Placed,
  Rating,
  ShownChallenge,
  ShownPerson,
  SideBySide,
  Standings,
  ToldMove,
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

const challenge = (more: Partial<ShownChallenge>): ShownChallenge => ({
  challenge: HANDLE,
  game: GAME,
  options: {},
  asked_by: 'Wolfeschlegelsteinhausen',
  bots: [null, 'beginner', 'player', 'strong', 'expert'],
  state: 'new',
  table: null,
  games: [],
  ...more,
});

const compared = (name: string, together: number, more: Partial<ComparedGame>): ComparedGame => ({
  table: `${HANDLE.slice(0, -1)}${name.slice(0, 1).toLowerCase()}`,
  name,
  asked: false,
  own: false,
  to_the_end: true,
  won: false,
  points: 117,
  together,
  ...more,
});

const COMPARED = challenge({
  state: 'played',
  table: `${HANDLE.slice(0, -1)}t`,
  games: [
    compared('Wolfeschlegelsteinhausen', 3, { asked: true, won: true, points: 1234 }),
    compared('Teva', 9, { own: true }),
    compared('Anne-Charlotte Du Rivage', 9, { points: null }),
    compared('Moana', 0, { to_the_end: false }),
  ],
});

const toldMoves = (words: readonly string[]): readonly ToldMove[] =>
  words.map((move, i) => ({ seq: 5 + 4 * i, move }));

const BESIDE: SideBySide = {
  own: `${HANDLE.slice(0, -1)}t`,
  own_moves: toldMoves([
    'The red 7',
    'The yellow 3',
    'Pass',
    'Take the whole pile of those cards that lie face up beside the deck',
    'The blue 12',
  ]),
  other: `${HANDLE.slice(0, -1)}w`,
  other_name: 'Wolfeschlegelsteinhausen',
  other_moves: toldMoves(['The red 7', 'The yellow 3', 'Pass', 'Extraordinarily']),
  together: 3,
};

/** Where each is, what the server is taken to answer, and what shows that the page is there. */
export const FILLED = [
  {
    name: 'record',
    path: '/record',
    answers: { '/api/me/record': RECORD },
    sign: '[data-page]',
  },
  {
    name: 'standings',
    path: `/standings/${GAME}`,
    answers: { [`/api/games/${GAME}/standings`]: STANDINGS },
    sign: '[data-ranks]',
  },
  {
    name: 'person',
    path: `/p/${HANDLE}`,
    answers: { [`/api/people/${HANDLE}`]: PERSON },
    sign: '[data-latest]',
  },
  {
    name: 'challenge',
    path: `/c/${HANDLE}`,
    answers: { [`/api/challenges/${HANDLE}`]: challenge({}) },
    sign: '[data-do="play-challenge"]',
  },
  {
    name: 'challenge played',
    path: `/c/${HANDLE}`,
    answers: { [`/api/challenges/${HANDLE}`]: COMPARED },
    sign: '[data-compared]',
  },
  {
    name: 'beside',
    path: `/c/${HANDLE}/${BESIDE.other}`,
    answers: {
      [`/api/challenges/${HANDLE}`]: COMPARED,
      [`/api/challenges/${HANDLE}/beside/${BESIDE.other}`]: BESIDE,
    },
    sign: '[data-beside]',
  },
] as const;

/** Have pages get answers instead of asking for them, whatever stands between them and the server. */
export async function answered(
  context: BrowserContext,
  answers: Readonly<Record<string, object>>,
): Promise<void> {
  await context.addInitScript((instead) => {
    const ask = globalThis.fetch;
    globalThis.fetch = (wanted, how) => {
      const answer = typeof wanted === 'string' ? instead[wanted] : undefined;
      return answer ? Promise.resolve(Response.json(answer)) : ask(wanted, how);
    };
  }, answers);
}
