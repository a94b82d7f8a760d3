/** The way to a second device. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** A link as the first device would show it, without a page. */
export async function linkElsewhere(context: BrowserContext): Promise<string> {
  const answer = await context.request.post('/api/me/transfer');
  const { code } = (await answer.json()) as { code: string };
  return `/carry-on#${code}`;
}

export const shownLink = (page: Page): Locator => page.locator('input[readonly]');

/** Touch one's name, then ask for the link. */
export async function askForTheLink(page: Page): Promise<void> {
  await page.locator('[data-me]').click();
  await page.locator('[data-elsewhere]').click();
  await expect(shownLink(page)).toHaveValue(/\/carry-on#[a-z2-7]{26}$/);
  await expect(page.locator('dialog svg[role="img"]').last()).toBeVisible();
}
