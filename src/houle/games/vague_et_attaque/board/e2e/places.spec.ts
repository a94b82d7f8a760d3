/** Places to be laid in a harbour. */
import { expect, test } from '@playwright/test';
import { clickTheNext, press } from '@e2e/clicking';
import { PHONE } from '@e2e/sizes';
import { comeIn, does, goHome, moves as makes, open, seen, visitor } from '@e2e/table';

test.afterEach(goHome);

test('where a place can be laid, laying it is the offer and ending the turn is not', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const table = await open(context, { game: 'vague-et-attaque', seats: 2 });
  await does(context, `/api/tables/${table}/start`);
  await expect(async () => {
    const now = await seen(context, table);
    const kinds = now.view.moves.map(({ type }) => type);
    const isReady = kinds.includes('lay-place') && kinds.includes('done');
    if (!isReady && now.you.turn !== null) await makes(context, table, now, now.view.moves.at(-1));
    expect(isReady).toBe(true);
  }).toPass({ intervals: [50] });
  const { seq } = await seen(context, table);

  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  const done = page.locator('button[data-move="done"]');
  await expect(done).toBeVisible();
  await expect(done).not.toHaveClass(/\bmain\b/);
  const moorings = page.locator('[data-harbour="0"] [data-mooring]');
  const laid = await moorings.count();
  const lay = page.locator('button.main[data-move="lay-place"]');
  for (const card of await page.locator('.hand button[data-legal]').all()) {
    await press(card, true);
    if (await lay.count()) break;
  }
  // The card itself is a button too, but only one of the two shines.
  await expect(page.locator('button.main[data-move]')).toHaveCount(1);
  await press(lay, true);
  await expect(moorings).toHaveCount(laid + 1);
  // And so on: the next move may take a card and a place.
  await expect
    .poll(async () => {
      await clickTheNext(page, true);
      return (await seen(context, table)).seq;
    })
    .toBeGreaterThan(seq + 1);
});
