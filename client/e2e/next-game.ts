/** From a game that is over to the next one, on a page. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './ahead';
import { clickTheNext } from './clicking';
import { seen } from './table';

export const screenOf = (page: Page, table: string): Locator =>
  page.locator(`[data-table="${table}"]`);
export const resultOf = (page: Page, table: string): Locator =>
  screenOf(page, table).locator('[data-result]');

/** Which table a page is at, once that is no longer the one before. */
export async function nextTable(page: Page, before: string): Promise<string> {
  await expect(page).not.toHaveURL(new RegExp(before));
  return /\/t\/([a-z2-7]+)$/.exec(page.url())?.[1] ?? '';
}

/** Decide what is mine to decide by pressing what is there; false if a game was over before: some
 *  deals are lost before it is my turn. */
export async function decide(context: BrowserContext, page: Page, table: string): Promise<boolean> {
  const { you } = await atRest(context, table);
  if (you.turn === null) return false;
  await expect(screenOf(page, table).locator('[data-my-turn]')).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  while ((await seen(context, table)).you.turn === you.turn) await clickTheNext(page, touch);
  return true;
}
