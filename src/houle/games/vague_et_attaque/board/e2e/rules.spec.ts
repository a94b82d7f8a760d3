/** The cards and the ship, in the rules and at the table. */
import { expect, test } from '@playwright/test';
import { PHONE } from '@e2e/sizes';
import { goHome, running, visitor } from '@e2e/table';

test.afterEach(goHome);

test('all the cards, with what they say, are a tap away from the rules', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const page = await context.newPage();
  await page.goto('/rules/vague-et-attaque');
  await page.getByRole('link', { name: 'All the cards of the game' }).click();
  await expect(page.getByRole('img', { name: /^The Hook/ })).toBeVisible();
  // 5 artefacts, 32 encounters, 41 souvenirs, 10 places and the ship, and a back.
  const cards = page.locator('main li');
  await expect(cards).toHaveCount(90);
  await expect(page.locator('main li .line').first()).toBeVisible();
  await page.getByRole('link', { name: 'The rules of VAGUE & ATTAQUE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/VAGUE & ATTAQUE/);
});

test('the six results of the ship’s turn card stand in the rules, and with the ship itself', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const { page } = await running(context, { game: 'vague-et-attaque', seats: 1 });
  await page.locator('[data-ship]').getByRole('button').first().tap();
  await page.locator('[data-closer] .read').first().tap();
  const withTheShip = page.locator('[data-ship-turns] li');
  await expect(withTheShip).toHaveCount(6);
  const told = await withTheShip.allTextContents();

  await page.goto('/rules/vague-et-attaque#A-93');
  const inTheRules = page.locator('[data-by-die] li');
  await expect(inTheRules).toHaveText(told);
  await expect(page.locator('[data-ours~="A-C4"]')).toBeVisible();
});
