/** Games that are brought forward without a page, as fast as the server can. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { does, moves, open, seen, type Seen, type Setting } from './table';

/** Milliseconds between looks at a table where only bots are to move. */
const INTERVALS = [10, 20, 40, 80];

const rests = ({ you, view }: Seen): boolean => you.turn !== null || view.outcome !== null;

/** A table as somebody sees it once bots have done what they had to: it is that person's turn, or
 *  the game is over. */
export async function atRest(context: BrowserContext, table: string): Promise<Seen> {
  let now = await seen(context, table);
  const look = async (): Promise<boolean> => rests((now = await seen(context, table)));
  if (!rests(now)) await expect.poll(look, { intervals: INTERVALS }).toBe(true);
  return now;
}

/** A game that runs, with one person and otherwise bots, in which it is that person's turn.
 *  Some deals are lost before that: then another one is dealt. */
export async function onTurn(context: BrowserContext, setting: Setting): Promise<string> {
  for (;;) {
    const table = await open(context, setting);
    await does(context, `/api/tables/${table}/start`);
    if (!(await atRest(context, table)).view.outcome) return table;
  }
}

/** The same, so many moves of that person later. */
export async function wellOn(
  context: BrowserContext,
  setting: Setting,
  count: number,
): Promise<string> {
  for (;;) {
    const table = await onTurn(context, setting);
    if (!(await playOn(context, table, count)).view.outcome) return table;
  }
}

/** Any move; passing only where nothing else can be done. */
function anyMove({ view }: Seen): unknown {
  const active = view.moves.filter(({ type }) => type !== 'done');
  const choices = active.length ? active : view.moves;
  return choices[Math.floor(Math.random() * choices.length)];
}

/** Make so many moves of any kind, or all until the game is over. */
export async function playOn(
  context: BrowserContext,
  table: string,
  count = Infinity,
): Promise<Seen> {
  let now = await atRest(context, table);
  for (let made = 0; made < count && !now.view.outcome;) {
    if (await moves(context, table, now, anyMove(now))) made++;
    now = await atRest(context, table);
  }
  return now;
}

/** Several people make so many moves between them, however long all of them take: but there has to
 *  be a next one. */
export async function playTogether(
  people: readonly BrowserContext[],
  table: string,
  count: number,
): Promise<void> {
  /** How many of them could move; -1 once the game is over. */
  const round = async (): Promise<number> => {
    let made = 0;
    for (const person of people) {
      const now = await seen(person, table);
      if (now.view.outcome) return -1;
      if (now.you.turn !== null && (await moves(person, table, now, anyMove(now)))) made++;
    }
    return made;
  };
  for (let left = count; left > 0;) {
    let made = 0;
    await expect.poll(async () => (made = await round()), { intervals: INTERVALS }).not.toBe(0);
    if (made < 0) return;
    left -= made;
  }
}

/** Pages draw nothing of what is done meanwhile, and come back to where they were. */
export async function whileAway(
  pages: readonly Page[],
  done: () => Promise<unknown>,
): Promise<void> {
  const before = pages.map((page) => page.url());
  await Promise.all(pages.map((page) => page.goto('about:blank')));
  await done();
  await Promise.all(pages.map((page, i) => page.goto(before[i] ?? '/')));
}

/** What is left of a game is played without pages. */
export async function toTheEnd(
  people: readonly BrowserContext[],
  pages: readonly Page[],
  table: string,
): Promise<void> {
  const [someone] = people;
  if (!someone || (await seen(someone, table)).view.outcome) return;
  await whileAway(pages, () => playTogether(people, table, Infinity));
}
