/** How many taps a move takes, from the first on its way to the move sent. */
import { expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { clickTheNext } from './clicking';
import { PHONE } from './sizes';
import { comeIn, goHome, visitor } from './table';
import { TRIALS } from './trials';

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

for (const { game, taps } of TRIALS) {
  const { moves, draws = [], among, ...mode } = taps;
  test(`no move takes more than two taps, and drawing takes one: ${game}`, async ({ browser }) => {
    const context = await visitor(browser, { size: PHONE });
    await context.addInitScript(countTaps);
    await comeIn(context, 'Moana');
    const page = await context.newPage();
    // What is pressed is drawn by chance: it goes on until all of it was, in another game where one
    // is over before.
    const enough = (made: readonly Sent[]): boolean =>
      made.length >= moves && among.every((wanted) => made.some(({ kind }) => kind === wanted));
    let made: readonly Sent[] = [];
    while (!enough(made)) {
      const before = made;
      await page.goto(`/t/${await onTurn(context, { game, ...mode })}`);
      await expect(page.locator('[data-table]')).toBeVisible();
      const all = async (): Promise<readonly Sent[]> => [...before, ...(await sent(page))];
      while (!enough((made = await all())) && (await clickTheNext(page, true)));
      made = await all();
    }
    expect(made.filter(({ taps }) => taps > 2)).toEqual([]);
    expect(made.filter(({ kind, taps }) => draws.includes(kind) && taps !== 1)).toEqual([]);
    expect(made.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...among]));
  });
}
