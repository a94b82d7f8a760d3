/** The rules to read: what the rulebook does not say carries a sign, and says why. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { marks, pageOf } from '../src/learn/marks';
import { REGISTERED } from '../src/testing/registered';
import { barriers } from './contrast';
import { DESK, PHONE, SMALL } from './sizes';
import { goHome, running, visitor } from './table';

/** Rules that no player meets. */
const UNSPOKEN = ['S-24', 'V-15'];

/** The rules that are marked as ours where they are written down. */
function ours(book: string): readonly string[] {
  const page = readFileSync(new URL(`../../${pageOf(book)}`, import.meta.url), 'utf8');
  return [...marks(page)].filter(([, kind]) => kind).map(([rule]) => rule);
}

test.afterEach(goHome);

for (const book of REGISTERED)
  test(`every rule of ours carries the sign, and no other: ${book}`, async ({ browser }) => {
    const context = await visitor(browser, { size: DESK });
    const page = await context.newPage();
    await page.goto(`/rules/${book}`);
    const signs = page.locator('[data-ours]');
    await expect(signs.first()).toBeVisible();
    const signed = await signs.evaluateAll((all) =>
      all.flatMap((sign) => sign.getAttribute('data-ours')?.split(' ') ?? []),
    );
    const wanted = ours(book).filter((rule) => !UNSPOKEN.includes(rule));
    expect(signed.toSorted()).toEqual(wanted.toSorted());
    for (const said of await signs.allTextContents())
      expect(said).toMatch(/règle maison|reconstitué/);
  });

test('a sign says why when it is tapped, and is silent again when tapped anew', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const page = await context.newPage();
  await page.goto('/rules/wave');
  const sign = page.getByRole('button', { name: 'our ruling (W-12): why?' });
  const reason = page.locator('#why-W-12');
  await expect(sign).toHaveAttribute('aria-expanded', 'false');
  await expect(reason).toBeHidden();
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(reason).toBeVisible();
  await expect(reason).toContainText('beach');
  expect(await barriers(page)).toEqual([]);
  await sign.tap();
  await expect(reason).toBeHidden();
});

test('whoever comes to a rule of ours from a table finds its reason open', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const page = await context.newPage();
  await page.goto('/rules/land-unter#L-24');
  await expect(page.locator('#why-L-24')).toBeVisible();
  await expect(page.locator('#why-L-25')).toBeHidden();
});

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

test('the cards of a game can be looked at from its table, and one comes back', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const { page } = await running(context, { game: 'land-unter', seats: 3 });
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="cards"]').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('LAND UNTER');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-table]')).toBeVisible();
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

test('with letters twice as large on a small phone, nothing sticks out', async ({ browser }) => {
  const context = await visitor(browser, { size: SMALL });
  const page = await context.newPage();
  await page.goto('/rules/vague-et-attaque');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(SMALL.width);
});
