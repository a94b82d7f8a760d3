/** Somebody with a browser at a table: comes in, sits down, sees and moves. */
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import type { GameInfo } from '../src/wire/generated';
import type { Size } from './sizes';

export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly options?: Record<string, unknown>;
  /** How many seats people take, from the first on; bots have the others. */
  readonly people?: number;
  /** The level of the bots: the usual one, unless a test has no use for all that they think. */
  readonly level?: 'beginner';
  /** It is shown on everybody's first page. */
  readonly listed?: boolean;
  /** Bots only keep their seats until people take them. */
  readonly joinable?: boolean;
  /** Milliseconds a bot takes for a move. */
  readonly botTime?: number;
  readonly moveTime?: number;
}

export interface Look {
  readonly size: Size;
  readonly language?: 'fr' | 'en';
  /** 0 is at once. */
  readonly speed?: 0 | 0.5 | 1 | 2;
  readonly still?: boolean;
  /** What the system has: light, unless a test wants the other. */
  readonly theme?: 'light' | 'dark';
  /** 1 as for people; a test that only plays, at once, neither reads nor looks. */
  readonly reading?: 0 | 1;
  readonly baseURL?: string;
  /** Without a service worker: what passes through one, a test cannot intercept. And where a page is
   *  only looked at, keeping its files for a next visit takes a fifth of the time. */
  readonly direct?: boolean;
}

/** Everybody goes home, so that no table of one test keeps the next one waiting. */
export async function goHome({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** A browser of somebody's own. */
export async function visitor(browser: Browser, look: Look): Promise<BrowserContext> {
  const { size, language = 'fr', speed = 0, reading = speed ? 1 : 0 } = look;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: look.theme ?? 'light',
    reducedMotion: look.still ? 'reduce' : 'no-preference',
    serviceWorkers: look.direct ? 'block' : 'allow',
    ...(look.baseURL ? { baseURL: look.baseURL } : {}),
  });
  await context.addInitScript(
    ({ chosen, lang }) => {
      if (localStorage.getItem('houle.settings')) return;
      localStorage.setItem('houle.settings', JSON.stringify(chosen));
      localStorage.setItem('houle.language', lang);
    },
    { chosen: { speed, reading, hints: false, volume: 0 }, lang: language },
  );
  return context;
}

/** Come in as a guest, without a page, but with the cookie that pages get. */
export async function comeIn(context: BrowserContext, name: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post('/api/guests', { data: { name }, headers });
  expect(answer.status()).toBe(201);
}

let commands = 0;
const newCommand = (): string => `e2e-${process.pid}-${++commands}`;

const asks = (
  context: BrowserContext,
  path: string,
  data: Record<string, unknown>,
): Promise<APIResponse> => context.request.post(path, { data: { command: newCommand(), ...data } });

export async function does(
  context: BrowserContext,
  path: string,
  data: Record<string, unknown> = {},
): Promise<{ table: string; seq: number }> {
  const answer = await asks(context, path, data);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string; seq: number };
}

/** A table as somebody sees it, without a page. */
export interface Seen {
  readonly seq: number;
  readonly waiting: readonly { readonly seat: number }[];
  readonly you: { readonly turn: number | null };
  readonly table: {
    readonly resting: boolean;
    readonly silence?: string;
    readonly chairs: readonly { readonly name: string | null; readonly away: boolean }[];
  };
  readonly view: {
    readonly outcome: { readonly winners: readonly number[] } | null;
    readonly public: { readonly turn?: number; readonly phase?: string };
    readonly moves: readonly { readonly type: string }[];
    readonly zones: readonly {
      readonly name: string;
      readonly owner: number | null;
      readonly cards: readonly unknown[];
    }[];
  };
}

export async function seen(context: BrowserContext, table: string): Promise<Seen> {
  return (await (await context.request.get(`/api/tables/${table}`)).json()) as Seen;
}

/** Cards in the hand of whoever sits first, whatever a page shows. */
export async function held(context: BrowserContext, table: string): Promise<number> {
  const { view } = await seen(context, table);
  return view.zones.find(({ name, owner }) => name === 'hand' && owner === 0)?.cards.length ?? 0;
}

/** Make a move in what was seen; false if somebody who may move at the same time was faster, and
 *  it is no longer possible. */
export async function moves(
  context: BrowserContext,
  table: string,
  { you, seq }: Seen,
  move: unknown,
): Promise<boolean> {
  const answer = await asks(context, `/api/tables/${table}/moves`, { turn: you.turn, move });
  if (answer.ok()) return true;
  expect(answer.status(), await answer.text()).toBe(409);
  expect((await seen(context, table)).seq, await answer.text()).toBeGreaterThan(seq);
  return false;
}

/** Make the first move there is, without a page; false if it is not for this player to move. */
export async function makeAMove(context: BrowserContext, table: string): Promise<boolean> {
  const { you, view } = await seen(context, table);
  if (you.turn === null) return false;
  await does(context, `/api/tables/${table}/moves`, { turn: you.turn, move: view.moves[0] });
  return true;
}

/** What is known of a game before it is opened. */
export async function offered(context: BrowserContext, game: string): Promise<GameInfo> {
  const games = (await (await context.request.get('/api/games')).json()) as GameInfo[];
  const found = games.find(({ name }) => name === game);
  if (!found) throw new Error(`${game} is not offered`);
  return found;
}

/** Open a table and sit down at it. */
export async function open(context: BrowserContext, setting: Setting): Promise<string> {
  const people = setting.people ?? 1;
  const { bots } = await offered(context, setting.game);
  const { level = 'player' } = setting;
  const bot = bots.includes(level) ? level : 'random';
  const { table } = await does(context, '/api/tables', {
    game: setting.game,
    seats: setting.seats,
    options: setting.options ?? {},
    seat: 0,
    bots: Array.from({ length: setting.seats }, (_, seat) => (seat < people ? null : bot)),
    bot_time: setting.botTime ?? 0,
    ...(setting.joinable === undefined ? {} : { joinable: setting.joinable }),
    ...(setting.listed === undefined ? {} : { listed: setting.listed }),
    ...(setting.moveTime === undefined ? {} : { move_time: setting.moveTime }),
  });
  return table;
}

/** A game that runs, with one person and otherwise bots, on a page. */
export async function running(
  context: BrowserContext,
  setting: Setting,
  name = 'Moana',
): Promise<{ page: Page; table: string }> {
  await comeIn(context, name);
  const table = await open(context, setting);
  await does(context, `/api/tables/${table}/start`);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-table]')).toBeVisible();
  return { page, table };
}
