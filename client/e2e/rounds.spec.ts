/** The end of a round, and what happened since my turn: seen, read, and gone on from. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { onTurn, playOn } from './ahead';
import { clickTheNext, press } from './clicking';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, running, seen, type Setting, visitor } from './table';
import { ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

const scene = (page: Page): Locator => page.locator('[data-interlude]');

/** Games in which rounds are counted, and in each of them a card is played. */
const ROUNDS: readonly Setting[] = TRIALS.flatMap(({ game, round }) =>
  round ? [{ game, ...round }] : [],
);

/** A table at which everybody holds the last two cards of a round. */
async function nearTheEnd(context: BrowserContext, setting: Setting): Promise<Page> {
  await comeIn(context, 'Moana');
  const table = await onTurn(context, setting);
  const { view } = await seen(context, table);
  const held = view.zones.find(({ name, owner }) => name === 'hand' && owner === 0);
  await playOn(context, table, (held?.cards.length ?? 0) - 2);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  return page;
}

/** Plays on until a round has ended; here nobody goes on by mistake. */
async function untilTheRoundEnds(page: Page, touch: boolean): Promise<void> {
  const goOn = page.locator('[data-go-on]');
  const next = page.locator('button[data-move], button[data-legal]');
  for (;;) {
    await expect(goOn.or(next).first()).toBeVisible();
    if (await goOn.count()) return;
    const chosen = page.locator('button[data-move]');
    await press((await chosen.count()) ? chosen.first() : next.first(), touch);
  }
}

for (const setting of ROUNDS)
  test(`a round of ${setting.game} ends with who got what and why, and one tap goes on`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE });
    const page = await nearTheEnd(context, setting);
    await untilTheRoundEnds(page, true);
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
  const page = await nearTheEnd(context, setting);
  await untilTheRoundEnds(page, false);
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
  await clickTheNext(page, true);
  await clickTheNext(page, true);
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThanOrEqual(3);
});
