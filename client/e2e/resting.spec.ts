/** Being away from a table at a live pace: it rests while nobody is there, and a seat that a bot
 *  played for is given back with the next touch. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { clickTheNext } from './clicking';
import { DESK } from './sizes';
import { sheMovesUntilMyTurn } from './house/at-table';
import { comeIn, does, goHome, held, open, seen, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** Nobody's time is over before the table rests. */
const AMPLE = 60_000;
/** Somebody's time is over soon. */
const SHORT = 10_000;

async function dealt(
  mine: BrowserContext,
  hers: BrowserContext,
  moveTime: number,
): Promise<string> {
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Heiata');
  const table = await open(mine, { ...ONE_CARD, people: 2, moveTime });
  await does(hers, `/api/tables/${table}/sit`, { seat: 1 });
  await does(mine, `/api/tables/${table}/start`);
  await sheMovesUntilMyTurn({ mine, hers }, table);
  return table;
}

/** The house looks about once a second who is there: whoever only glanced in was not seen. */
async function staysAMoment(page: Page): Promise<void> {
  const clock = page.locator('[data-clock="counted"]');
  for (let seconds = 0; seconds < 3; seconds++) {
    const shown = await clock.innerText();
    await expect(clock).not.toHaveText(shown);
  }
}

test('T-33: a table rests while nobody is there, and goes on for whoever opens it', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK });
  const hers = await visitor(browser, { size: DESK });
  const table = await dealt(mine, hers, AMPLE);
  const before = await held(mine, table);
  const page = await mine.newPage();
  await page.goto(`/t/${table}`);
  await staysAMoment(page);
  await page.goto('/');
  const row = page.locator(`[data-listed="${table}"]`);
  await expect(row).toContainText('À toi');
  await expect.poll(async () => (await seen(mine, table)).table.resting).toBe(true);
  // The list of the first page is read again when somebody comes to it.
  await page.reload();
  await expect(row).toContainText('en pause');
  expect(await held(mine, table)).toBe(before);
  await row.click();
  await expect(page.locator('[data-table]')).toBeVisible();
  await expect(page.locator('[data-clock="rests"]')).toHaveCount(0);
  await expect(page.locator('[data-clock="counted"]')).toBeVisible();
  expect((await seen(mine, table)).table.resting).toBe(false);
  await clickTheNext(page, false);
  await expect.poll(() => held(mine, table)).toBe(before - 1);
  expect((await seen(mine, table)).table.chairs[0]?.away).toBe(false);
});

test('T-32: a seat that a bot played for is mine again with the next touch', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK });
  const hers = await visitor(browser, { size: DESK });
  const table = await dealt(mine, hers, SHORT);
  const [me, she] = [await mine.newPage(), await hers.newPage()];
  for (const page of [me, she]) {
    await page.goto(`/t/${table}`);
    await expect(page.locator('[data-table]')).toBeVisible();
  }
  const away = she.locator('.chip[data-seat="0"] [data-away]');
  await expect(away).toBeVisible();
  await me.locator('[data-prompt]').click();
  await expect(away).toHaveCount(0);
  await sheMovesUntilMyTurn({ mine, hers }, table);
  await expect(me.locator('[data-my-turn]')).toBeVisible();
  const before = await held(mine, table);
  await clickTheNext(me, false);
  await expect.poll(() => held(mine, table)).toBe(before - 1);
  expect((await seen(mine, table)).table.chairs[0]?.away).toBe(false);
});
