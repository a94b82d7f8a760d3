/** The end of a round, and what happened since my turn: seen, read, and gone on from. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { onTurn, playOn } from './ahead';
import { clickTheNext, press } from './clicking';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, held, running, type Setting, visitor } from './table';
import { ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

const scene = (page: Page): Locator => page.locator('[data-interlude]');

/** Games in which rounds are counted, and in each of them a card is played. */
const ROUNDS: readonly Setting[] = TRIALS.flatMap(({ game, round }) =>
  round ? [{ game, ...round }] : [],
);

/** A page at a table, and who looks at it. */
interface Sitting {
  readonly context: BrowserContext;
  readonly table: string;
  readonly page: Page;
}

/** A table at which everybody holds the last two cards of a round. */
async function nearTheEnd(context: BrowserContext, setting: Setting): Promise<Sitting> {
  await comeIn(context, 'Moana');
  const table = await onTurn(context, setting);
  await playOn(context, table, (await held(context, table)) - 2);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  return { context, table, page };
}

/** Plays on until a round has ended; here nobody goes on by mistake. Where cards were dealt anew the
 *  page shows the round before, and a click would only bring it to the present. */
async function untilTheRoundEnds({ context, table, page }: Sitting, touch: boolean): Promise<void> {
  const goOn = page.locator('[data-go-on]');
  const hand = page.locator('.hand button');
  const chosen = page.locator('button[data-move]');
  const next = page.locator('button[data-move], button[data-legal]');
  for (;;) {
    await expect(goOn.or(next).first()).toBeVisible();
    const before = await hand.count();
    if ((await goOn.count()) || (await held(context, table)) > before) break;
    const isChosen = (await chosen.count()) > 0;
    await press(isChosen ? chosen.first() : next.first(), touch);
    if (touch) continue;
    const isAsked = async (): Promise<boolean> => !isChosen && (await chosen.count()) > 0;
    const isPlayed = async (): Promise<boolean> =>
      (await goOn.count()) > 0 || (await hand.count()) < before;
    await expect.poll(async () => (await isAsked()) || (await isPlayed())).toBe(true);
  }
  await expect(goOn).toBeVisible();
}

for (const setting of ROUNDS)
  test(`a round of ${setting.game} ends with who got what and why, and one tap goes on`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE });
    const sitting = await nearTheEnd(context, setting);
    const { page } = sitting;
    await untilTheRoundEnds(sitting, true);
    await expect(scene(page).locator('[data-row]')).toHaveCount(setting.seats);
    // My own line is open, another one opens with a touch.
    const theirs = scene(page).locator('[data-row="1"]');
    await expect(scene(page).locator('[data-row="0"] p').first()).toBeVisible();
    await expect(theirs.locator('p').first()).toBeHidden();
    await theirs.locator('summary').tap();
    await expect(theirs.locator('p').first()).toBeVisible();
    await page.locator('[data-go-on]').tap();
    await expect(scene(page)).toHaveCount(0);
    await expect(page.locator('.hand button').first()).toBeVisible();
    await clickTheNext(page, true);
  });

test('by keyboard: the button that goes on has the focus', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, still: true, language: 'en' });
  const [setting = ONE_CARD] = ROUNDS;
  const sitting = await nearTheEnd(context, setting);
  const { page } = sitting;
  await untilTheRoundEnds(sitting, false);
  await expect(page.locator('[data-go-on]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scene(page)).toHaveCount(0);
});

test('since my turn: what happened is told when it is mine again, and goes with my move', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const { page } = await running(context, ONE_CARD);
  const lines = page.locator('[data-since] li');
  // It comes after the first picture, and tells what happens from then on.
  await expect(page.locator('[data-since]')).toBeAttached();
  await clickTheNext(page, true);
  await clickTheNext(page, true);
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThanOrEqual(3);
});
