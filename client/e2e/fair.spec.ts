/** What the app says of a deal is so at the table where it says it. */
import { expect, type Page, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** What a page claims about the deal at its table. */
async function claim(page: Page): Promise<string | null> {
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="fair"]').click();
  return page.locator('[data-claim]').getAttribute('data-claim');
}

test('alone the browser has mixed in the only word, and checks the cards after the end', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`[data-play-now="${ONE_CARD.game}"]`).click();
  await expect(page.locator('[data-table]')).toBeVisible();
  expect(await claim(page)).toBe('alone');

  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await does(context, `/api/tables/${table}/concede`);
  await page.locator('[data-check]').click();
  await expect(page.locator('[data-holds="true"]')).toHaveCount(3);

  await page.evaluate(() => {
    const kept = localStorage.getItem('houle.deals') ?? '';
    const forged = kept.replace(/("commitment":")[0-9a-f]{64}/, `$1${'0'.repeat(64)}`);
    localStorage.setItem('houle.deals', forged);
  });
  await page.reload();
  await expect(page.locator('[data-table]')).toBeVisible();
  expect(await claim(page)).toBe('other-commitment');
  await page.locator('[data-check]').click();
  await expect(page.locator('[data-finding="seed"]')).toHaveAttribute('data-holds', 'false');
});

test('with others each browser mixes in a word, and one that did not says so', async ({
  browser,
}) => {
  const [mine, hers, his] = await Promise.all(
    [DESK, PHONE, DESK].map((size) => visitor(browser, { size })),
  );
  if (!mine || !hers || !his) throw new Error('three come');
  for (const [context, name] of [
    [mine, 'Moana'],
    [hers, 'Heiata'],
    [his, 'Teva'],
  ] as const)
    await comeIn(context, name);
  const table = await open(mine, { ...ONE_CARD, people: 3 });
  const [desk, phone] = [await mine.newPage(), await hers.newPage()];
  await desk.goto(`/t/${table}`);
  await phone.goto(`/t/${table}`);
  await phone.locator('[data-sit="1"]').click();
  await expect(phone.locator('[data-next="gather"]')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await mine.request.get(`/api/tables/${table}`);
      return (await answer.text()).match(/"word":"[0-9a-f]{32}"/g)?.length;
    })
    .toBe(2);
  await does(his, `/api/tables/${table}/sit`, { seat: 2, name: 'Teva' });
  await desk.locator('[data-start]').click();
  const late = await his.newPage();
  await late.goto(`/t/${table}`);
  for (const [page, claims] of [
    [desk, 'together'],
    [phone, 'together'],
    [late, 'without'],
  ] as const)
    expect(await claim(page)).toBe(claims);
});
