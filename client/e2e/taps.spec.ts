/** How many taps a move takes, from the first on its way to the move sent. */
import { expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { clickTheNext, press } from './clicking';
import { PHONE } from './sizes';
import { comeIn, does, goHome, moves as makes, open, seen, type Setting, visitor } from './table';

test.afterEach(goHome);

interface Sent {
  readonly kind: string;
  readonly taps: number;
  /** What was tapped on the way. */
  readonly on: readonly string[];
}
declare global {
  interface Window {
    sent: Sent[];
  }
}

/** In a page: every button counts until a move is sent, but the one that goes on after a round, and
 *  a look from near at a crowded zone: where a souvenir fits there and elsewhere too, that is a tap
 *  more. A tap on what is told only goes on. */
function countTaps(): void {
  let on: string[] = [];
  window.sent = [];
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !button.matches('[data-go-on], [data-target="look"]'))
        on.push(button.ariaLabel ?? button.textContent.trim());
    },
    true,
  );
  const send = window.fetch.bind(window);
  window.fetch = (where, how) => {
    const path = where instanceof Request ? where.url : String(where);
    if (/\/(moves|asides)$/.test(path) && typeof how?.body === 'string') {
      const { move } = JSON.parse(how.body) as { move: { type: string } };
      window.sent.push({ kind: move.type, taps: on.length, on });
      on = [];
    }
    return send(where, how);
  };
}

const sent = (page: Page): Promise<Sent[]> => page.evaluate(() => window.sent);

interface Asked extends Setting {
  /** As many moves are made. */
  readonly moves: number;
  /** What one tap does. */
  readonly draws: readonly string[];
  /** What has to be among the moves, or else too little was counted. */
  readonly among: readonly string[];
}
const GAMES: readonly Asked[] = [
  { game: 'wave', seats: 3, moves: 4, draws: [], among: ['discard'] },
  { game: 'sea-change', seats: 3, moves: 8, draws: [], among: ['play'] },
  { game: 'land-unter', seats: 3, moves: 8, draws: [], among: ['choose'] },
  {
    game: 'vague-verte',
    seats: 2,
    moves: 16,
    draws: ['draw-from-pile', 'take-face-up'],
    among: ['draw-from-pile', 'discard'],
  },
  {
    game: 'vague-et-attaque',
    seats: 3,
    moves: 24,
    draws: ['draw-souvenir', 'adventure', 'pick-stock'],
    among: ['draw-souvenir', 'adventure'],
  },
];

for (const { moves, draws, among, ...setting } of GAMES)
  test(`no move takes more than two taps, and drawing takes one: ${setting.game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE });
    await context.addInitScript(countTaps);
    await comeIn(context, 'Moana');
    const table = await onTurn(context, setting);
    const page = await context.newPage();
    await page.goto(`/t/${table}`);
    await expect(page.locator('[data-table]')).toBeVisible();
    // What is pressed is drawn by chance: a game goes on until all of it was.
    const enough = (made: readonly Sent[]): boolean =>
      made.length >= moves && among.every((wanted) => made.some(({ kind }) => kind === wanted));
    while (!enough(await sent(page)) && (await clickTheNext(page, true)));
    const made = await sent(page);
    expect(made.filter(({ taps }) => taps > 2)).toEqual([]);
    expect(made.filter(({ kind, taps }) => draws.includes(kind) && taps !== 1)).toEqual([]);
    expect(made.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...among]));
  });

test('where a place can be laid, laying it is the offer and ending the turn is not', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const table = await open(context, { game: 'vague-et-attaque', seats: 2 });
  await does(context, `/api/tables/${table}/start`);
  await expect(async () => {
    const now = await seen(context, table);
    const kinds = now.view.moves.map(({ type }) => type);
    const isReady = kinds.includes('lay-place') && kinds.includes('done');
    if (!isReady && now.you.turn !== null) await makes(context, table, now, now.view.moves.at(-1));
    expect(isReady).toBe(true);
  }).toPass({ intervals: [50] });
  const { seq } = await seen(context, table);

  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  const done = page.locator('button[data-move="done"]');
  await expect(done).toBeVisible();
  await expect(done).not.toHaveClass(/\bmain\b/);
  const moorings = page.locator('[data-harbour="0"] [data-mooring]');
  const laid = await moorings.count();
  const lay = page.locator('button.main[data-move="lay-place"]');
  for (const card of await page.locator('.hand button[data-legal]').all()) {
    await press(card, true);
    if (await lay.count()) break;
  }
  // The card itself is a button too, but only one of the two shines.
  await expect(page.locator('button.main[data-move]')).toHaveCount(1);
  await press(lay, true);
  await expect(moorings).toHaveCount(laid + 1);
  // And so on: the next move may take a card and a place.
  await expect
    .poll(async () => {
      await clickTheNext(page, true);
      return (await seen(context, table)).seq;
    })
    .toBeGreaterThan(seq + 1);
});
