/** One person against bots, in a browser that watches: whatever is possible, as soon as the screen
 *  has shown everything before it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Size } from '../sizes';
import { does, running, type Seen, seen, type Setting, visitor } from '../table';
import { dice } from './judging';
import { type Line, type Moment, watch, type Watcher } from './watcher';

/** What bots take for a move where people play. */
const BOT_TIME = 700;
/** Nothing for so long, and something is wrong. */
const PATIENCE = 180_000;

export interface Sitting extends Setting {
  readonly size: Size;
  readonly language: 'fr' | 'en';
  readonly seed: number;
  /** Not to the end, but for so many of my turns, or until this moment. */
  readonly turns?: number;
  readonly until?: number;
  /** Everybody chooses at the same time: each of my moves is a turn. */
  readonly together?: boolean;
  /** Whether my own turn goes on after what others did in it. */
  readonly goesOn: (told: Seen['view']['public']) => boolean;
  /** What is told when a round is counted. */
  readonly counted: readonly string[];
}

export interface Played {
  readonly lines: readonly Line[];
  /** Milliseconds from my move to when I may move again, and to when I have seen all before that. */
  readonly mayMove: readonly number[];
  readonly allSeen: readonly number[];
  /** Ends of rounds, without that of the game: as shown, and by the log. */
  readonly roundsShown: number;
  readonly rounds: number;
  readonly endShown: boolean;
  readonly seconds: number;
}

declare const watcher: Watcher;

export async function play(browser: Browser, sitting: Sitting): Promise<Played> {
  const {
    size,
    language,
    seed,
    turns = Infinity,
    until = Infinity,
    together,
    goesOn,
    counted,
    ...setting
  } = sitting;
  const context = await visitor(browser, { size, language, speed: 1 });
  await context.addInitScript(watch);
  const began = Date.now();
  const { page, table } = await running(context, { botTime: BOT_TIME, ...setting });
  const roll = dice(seed);
  const lines: Line[] = [];
  const mayMove: number[] = [];
  const allSeen: number[] = [];
  let moment: Moment;
  for (let [moved, mine] = [0, 0]; ;) {
    moment = await page.evaluate((patience) => watcher.next(patience), PATIENCE);
    if (moment.what === 'late')
      throw new Error(`${setting.game} ${seed}: nothing to do any more: ${await state(page)}`);
    if (moment.what === 'over') break;
    if (moment.what === 'go-on') {
      await page.evaluate(() => {
        watcher.tap();
      });
      await page.locator('[data-go-on]').click();
      continue;
    }
    const now = await seen(context, table);
    if (moved && (moment.waited || together) && !goesOn(now.view.public)) {
      mayMove.push(moment.mayMove - moved);
      allSeen.push(moment.allSeen - moved);
      mine += 1;
    }
    if (mine >= turns || Date.now() > until) break;
    const move = now.view.moves[Math.floor(roll() * now.view.moves.length)];
    await page.evaluate(() => {
      watcher.tap();
    });
    const { seq } = await does(context, `/api/tables/${table}/moves`, { turn: now.you.turn, move });
    moved = Date.now();
    await page.evaluate((at) => {
      watcher.moved(at);
    }, seq);
    lines.push(...(await page.evaluate(() => watcher.lines())));
  }
  lines.push(...(await page.evaluate(() => watcher.lines())));
  const roundsShown = await page.evaluate(() => watcher.rounds());
  const endShown = moment.what === 'over';
  const rounds = await roundsIn(context, table, counted);
  await context.close();
  const seconds = (Date.now() - began) / 1000;
  return { lines, mayMove, allSeen, roundsShown, rounds, endShown, seconds };
}

/** How far the screen is, for whoever finds out why it does not go on. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { latest, rested } = document.querySelector<HTMLElement>('[data-table]')?.dataset ?? {};
    const mine = document.querySelector('[data-my-turn]') ? 'my turn' : 'not my turn';
    return `latest ${latest}, rested ${rested}, ${mine}, ${document.visibilityState}`;
  });

/** How many rounds ended before the last, by the log. */
async function roundsIn(
  context: BrowserContext,
  table: string,
  counted: readonly string[],
): Promise<number> {
  let rounds = 0;
  const { seq } = await seen(context, table);
  for (let at = 1; at <= seq; at++) {
    const answer = await context.request.get(`/api/tables/${table}/moments/${at}`);
    const { steps, view } = (await answer.json()) as {
      steps: { type: string; name?: string }[];
      view: { outcome: unknown } | null;
    };
    if (view && !view.outcome && steps.some(({ name }) => counted.includes(name ?? '')))
      rounds += 1;
  }
  return rounds;
}
