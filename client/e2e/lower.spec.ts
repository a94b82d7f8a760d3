/** Whoever loses again and again to bots is offered the level below, once (P-93). */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { playOn } from './ahead';
import { barriers } from './contrast';
import { decide, nextTable, resultOf, screenOf } from './next-game';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, type Setting, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** Over soon, and seldom won by whoever makes any moves. */
const SETTING: Setting = ONE_CARD;
const BOTS = SETTING.seats - 1;

/** Games without a page, until so many in a row are lost; these, from the first to the last. */
async function lose(context: BrowserContext, count: number): Promise<readonly string[]> {
  const lost: string[] = [];
  while (lost.length < count) {
    const table = await open(context, SETTING);
    await does(context, `/api/tables/${table}/start`);
    const { view } = await playOn(context, table);
    if (view.outcome?.winners.includes(0)) lost.length = 0;
    else lost.push(table);
  }
  return lost;
}

/** The result of the latest game on a page, once it is decided whether something is offered. */
async function look(page: Page, lost: readonly string[]): Promise<string> {
  const table = lost.at(-1) ?? '';
  await page.goto(`/t/${table}`);
  await expect(resultOf(page, table)).toBeVisible();
  await expect(page.locator('[data-offers]')).toBeAttached();
  return table;
}

test('after five games lost in a row the level below is offered, and played', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, language: 'en', theme: 'dark' });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  const offer = page.locator('[data-lower]');
  const four = await lose(context, 4);
  await look(page, four);
  await expect(offer).toHaveCount(0);
  const table = await look(page, await lose(context, 5));
  await expect(offer).toHaveAttribute('data-lower', 'beginner');
  await expect(offer).toContainText('How about a game with Pua, at beginner level?');
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Play with Pua' }).focus();
  await page.keyboard.press('Enter');
  let next = await nextTable(page, table);
  await expect(screenOf(page, next)).toBeVisible();
  await expect(page.locator('.chip [data-level="beginner"]')).toHaveCount(BOTS);
  await expect(page.locator('.chip').first()).toContainText('Pua');
  while (!(await decide(context, page, next))) {
    await page.locator('[data-do="rematch"]').click();
    next = await nextTable(page, next);
  }
  await page.goto('/');
  await expect(page.getByLabel('How well bots play')).toHaveValue('beginner');
});

test('whoever would rather stay is not asked again', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  const offer = page.locator('[data-lower]');
  const five = await lose(context, 5);
  await look(page, five);
  await expect(offer).toContainText('Pua, au niveau débutant');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rester à ce niveau' }).tap();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('[data-do="rematch"]')).toBeFocused();
  await look(page, five);
  await expect(offer).toHaveCount(0);
  await look(page, await lose(context, 5));
  await expect(offer).toHaveCount(0);
});

test('whoever goes on as before has answered', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  const table = await look(page, await lose(context, 5));
  await expect(page.locator('[data-lower]')).toBeVisible();
  await page.locator('[data-do="rematch"]').click();
  await nextTable(page, table);
  await expect(page.locator('.chip [data-level="player"]')).toHaveCount(BOTS);
  await look(page, await lose(context, 5));
  await expect(page.locator('[data-lower]')).toHaveCount(0);
});
