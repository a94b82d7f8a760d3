/** Somebody with a browser at a table: comes in, sits down, plays by clicking. */
import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Size } from './sizes';

export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly options?: Record<string, unknown>;
  /** How many seats people take, from the first on; bots have the others. */
  readonly people?: number;
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
  readonly baseURL?: string;
  /** Without a service worker: what passes through one, a test cannot intercept. */
  readonly direct?: boolean;
}

/** Everybody goes home, so that no table of one test keeps the next one waiting. */
export async function goHome({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** A browser of somebody's own. */
export async function visitor(browser: Browser, look: Look): Promise<BrowserContext> {
  const { size, language = 'fr', speed = 0 } = look;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
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
    { chosen: { speed, hints: false, volume: 0 }, lang: language },
  );
  return context;
}

/** Come in as a guest, without a page. */
export async function comeIn(context: BrowserContext, name: string): Promise<void> {
  const answer = await context.request.post('/api/guests', { data: { name } });
  expect(answer.status()).toBe(201);
}

let commands = 0;
const newCommand = (): string => `e2e-${process.pid}-${++commands}`;

export async function does(
  context: BrowserContext,
  path: string,
  data: Record<string, unknown> = {},
): Promise<{ table: string; seq: number }> {
  const answer = await context.request.post(path, { data: { command: newCommand(), ...data } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string; seq: number };
}

/** A table as somebody sees it, without a page. */
export interface Seen {
  readonly seq: number;
  readonly waiting: readonly unknown[];
  readonly you: { readonly turn: number | null };
  readonly view: {
    readonly outcome: unknown;
    readonly moves: readonly unknown[];
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

/** Make the first move there is, without a page; false if it is not for this player to move. */
export async function makeAMove(context: BrowserContext, table: string): Promise<boolean> {
  const { you, view } = await seen(context, table);
  if (you.turn === null) return false;
  await does(context, `/api/tables/${table}/moves`, { turn: you.turn, move: view.moves[0] });
  return true;
}

/** Open a table and sit down at it. */
export async function open(context: BrowserContext, setting: Setting): Promise<string> {
  const people = setting.people ?? 1;
  const games = (await (await context.request.get('/api/games')).json()) as {
    name: string;
    bots: string[];
  }[];
  const bots = games.find(({ name }) => name === setting.game)?.bots ?? [];
  const bot = bots.includes('player') ? 'player' : 'random';
  const { table } = await does(context, '/api/tables', {
    game: setting.game,
    seats: setting.seats,
    options: setting.options ?? {},
    seat: 0,
    bots: Array.from({ length: setting.seats }, (_, seat) => (seat < people ? null : bot)),
    bot_time: setting.botTime ?? 0,
    ...(setting.moveTime === undefined ? {} : { move_time: setting.moveTime }),
  });
  return table;
}

/** A game that runs, with one person and otherwise bots, in which it is that person's turn.
 *  Some deals of WAVE are lost before that: then another one is dealt. */
export async function onTurn(context: BrowserContext, setting: Setting): Promise<string> {
  for (;;) {
    const table = await open(context, setting);
    await does(context, `/api/tables/${table}/start`);
    const now = async (): Promise<'on turn' | 'over' | 'waiting'> => {
      const { you, view } = await seen(context, table);
      if (you.turn !== null) return 'on turn';
      return view.outcome ? 'over' : 'waiting';
    };
    await expect.poll(now).not.toBe('waiting');
    if ((await now()) === 'on turn') return table;
  }
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

/** Whether the game on this page is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-result]').count()) > 0;
}

/** Where a button lies open, from its corner: cards of a hand are tilted and cover each other. */
function openSpot(button: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = button.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.15, 0.08, 0.7, 0.85];
  return shares
    .flatMap((down) => shares.map((across) => ({ x: width * across, y: height * down })))
    .find(({ x, y }) => button.contains(document.elementFromPoint(left + x, top + y)));
}

/** Click or tap a button where it lies open. */
export async function press(button: Locator, touch = false): Promise<void> {
  const timeout = 15_000;
  const position = await button.evaluate(openSpot, undefined, { timeout });
  const how = { force: true, timeout, ...(position ? { position } : {}) };
  await (touch ? button.tap(how) : button.click(how));
}

/** Make the first move that can be made by clicking; false if there is none now. */
export async function clickAMove(page: Page, touch: boolean): Promise<boolean> {
  const place = page.locator('button[data-target]:not([data-target="look"]):visible').first();
  const choice = page.locator('button[data-move]:not([data-move="done"]):visible').first();
  const cards = page.locator('button[data-legal]:visible, button[data-target]:visible');
  const card = cards.nth(Math.floor(Math.random() * (await cards.count())));
  const pass = page.locator('button[data-move="done"]:visible');
  for (const button of [place, choice, card, pass]) {
    if (!(await button.count())) continue;
    await press(button, touch);
    return true;
  }
  return false;
}

/** Play a game to its end by clicking. */
export async function playOut(page: Page, touch: boolean): Promise<void> {
  const deadline = Date.now() + 220_000;
  const something = page.locator(':is(button[data-move], button[data-legal], button[data-target])');
  const next = page
    .locator('[data-result]')
    .or(something.filter({ visible: true }))
    .first();
  while (Date.now() < deadline) {
    await next.waitFor({ state: 'attached', timeout: deadline - Date.now() });
    if (await isOver(page)) return;
    await clickAMove(page, touch).catch(() => false);
  }
  throw new Error('the game did not come to its end');
}
