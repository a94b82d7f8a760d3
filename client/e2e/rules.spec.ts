/** The rules to read: what the rulebook does not say carries a sign, and says why. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { marks, pageOf } from '../src/learn/marks';
import { barriers } from './contrast';
import { DESK, PHONE, SMALL } from './sizes';
import { goHome, offered, running, visitor } from './table';
import { ONE_CARD, TRIALS } from './trials';

/** The rules that are marked as ours where they are written down. */
function ours(book: string): readonly string[] {
  const page = readFileSync(new URL(`../../${pageOf(book)}`, import.meta.url), 'utf8');
  return [...marks(page)].filter(([, kind]) => kind).map(([rule]) => rule);
}

/** What a sign shows and hides. */
async function reasonAt(sign: Locator): Promise<Locator> {
  const id = await sign.getAttribute('aria-controls');
  return sign.page().locator(`#${id}`);
}

test.afterEach(goHome);

for (const { game: book, unspoken = [] } of TRIALS)
  test(`every rule of ours carries the sign, and no other: ${book}`, async ({ browser }) => {
    const context = await visitor(browser, { size: DESK });
    const page = await context.newPage();
    await page.goto(`/rules/${book}`);
    const signs = page.locator('[data-ours]');
    await expect(signs.first()).toBeVisible();
    const signed = await signs.evaluateAll((all) =>
      all.flatMap((sign) => sign.getAttribute('data-ours')?.split(' ') ?? []),
    );
    const wanted = ours(book).filter((rule) => !unspoken.includes(rule));
    expect(signed.toSorted()).toEqual(wanted.toSorted());
    for (const said of await signs.allTextContents())
      expect(said).toMatch(/règle maison|reconstitué/);
  });

test('a sign says why when it is tapped, and is silent again when tapped anew', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const page = await context.newPage();
  await page.goto(`/rules/${ONE_CARD.game}`);
  const sign = page.locator('[data-ours]').first();
  await expect(sign).toHaveAccessibleName(/: why\?$/);
  await expect(sign).toHaveAttribute('aria-expanded', 'false');
  const reason = await reasonAt(sign);
  await expect(reason).toBeHidden();
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(reason).toBeVisible();
  await expect(reason).toHaveText(/\p{L}{3}/u);
  expect(await barriers(page)).toEqual([]);
  await sign.tap();
  await expect(reason).toBeHidden();
});

test('whoever comes to a rule of ours from a table finds its reason open', async ({ browser }) => {
  const [rule] = ours(ONE_CARD.game);
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const page = await context.newPage();
  await page.goto(`/rules/${ONE_CARD.game}#${rule}`);
  const signs = page.locator('[data-ours]');
  await expect(await reasonAt(page.locator(`[data-ours~="${rule}"]`))).toBeVisible();
  await expect(await reasonAt(signs.last())).toBeHidden();
});

test('the cards of a game can be looked at from its table, and one comes back', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const { page } = await running(context, ONE_CARD);
  const { title } = await offered(context, ONE_CARD.game);
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="cards"]').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-table]')).toBeVisible();
});

test('with letters twice as large on a small phone, nothing sticks out', async ({ browser }) => {
  const context = await visitor(browser, { size: SMALL });
  const page = await context.newPage();
  for (const { game } of TRIALS) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), game)
      .toBe(SMALL.width);
  }
});
