/** With people: two who do not know each other come to one table, and one who is alone plays too. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { atRest } from './ahead';
import { clickTheNext } from './clicking';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, seen, visitor } from './table';
import { ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

/** What is promised from the tap to the cards, in milliseconds. */
const PROMISED = 20_000;

const ANOTHER = TRIALS.map(({ game }) => game).find((game) => game !== ONE_CARD.game) ?? '';

/** Come to the first page: nobody waits while it is loaded. */
async function come(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Ask for people to play with. */
async function meet(page: Page, game: string): Promise<void> {
  await page.locator(`[data-meet="${game}"]`).click();
  await expect(page.locator('[data-lobby]')).toHaveAttribute('data-next', 'meet');
  await expect(page.locator('[data-countdown]')).toHaveText(/^0:\d\d$/);
}

/** Where somebody sits, before the cards are dealt or after. */
const sits = (page: Page, name: string): Locator =>
  page.locator('.seat[data-seat] strong, .chip[data-seat] b', { hasText: name });

/** Decide what is mine to decide, once it is, by pressing what is there. */
async function decide(context: BrowserContext, page: Page, touch = false): Promise<void> {
  const { you } = await atRest(context, tableOf(page));
  while ((await seen(context, tableOf(page))).you.turn === you.turn)
    await clickTheNext(page, touch);
}

const tableOf = (page: Page): string => /\/t\/([a-z2-7]+)$/.exec(page.url())?.[1] ?? '';

test('T-60, T-61, T-75: two who ask meet, one alone has bots, and all play within 20 s', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, language: 'en' });
  const his = await visitor(browser, { size: PHONE });
  const alone = await visitor(browser, { size: DESK });
  await Promise.all([comeIn(hers, 'Moana'), comeIn(his, 'Teva'), comeIn(alone, 'Heiata')]);
  const first = await come(hers);
  const second = await come(his);
  const third = await come(alone);
  await meet(first, ONE_CARD.game);
  await meet(second, ONE_CARD.game);
  await meet(third, ANOTHER);
  const table = tableOf(first);
  expect(tableOf(second)).toBe(table);
  expect(tableOf(third)).not.toBe(table);
  await expect(sits(first, 'Teva')).toBeVisible();
  await expect(sits(second, 'Moana')).toBeVisible();
  for (const page of [first, second, third]) {
    await expect(page.locator(`[data-table="${tableOf(page)}"]`)).toBeVisible({
      timeout: PROMISED,
    });
  }
  const { chairs } = (await seen(hers, table)).table;
  expect(chairs.filter(({ name }) => name).map(({ name }) => name)).toEqual(['Moana', 'Teva']);
  for (const [page, seat] of [
    [first, 1],
    [second, 0],
  ] as const)
    await expect(page.locator(`.chip[data-seat="${seat}"] [data-here]`)).toBeVisible();
  await expect(first.locator('[data-here]')).toHaveCount(1);
  await Promise.all([decide(hers, first), decide(his, second, true), decide(alone, third)]);
  await his.close();
  await expect(first.locator('[data-here]')).toHaveCount(0);
});
