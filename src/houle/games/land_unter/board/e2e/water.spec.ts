/** What everybody chose, and the water it brings. */
import { expect, test } from '@playwright/test';
import { clickTheNext } from '@e2e/clicking';
import { untilMyTurn, WAYS } from '@e2e/house/at-table';
import { DESK } from '@e2e/sizes';
import { goHome, running, visitor } from '@e2e/table';

test.afterEach(goHome);

for (const way of ['still', 'at once'] as const)
  test(`11. What everybody chose is seen before the water goes (${way})`, async ({ browser }) => {
    const context = await visitor(browser, { size: DESK, ...WAYS[way] });
    const { page } = await running(context, { game: 'land-unter', seats: 3 });
    await untilMyTurn(page);
    await page.evaluate(() => {
      const since = new Promise<number>((done) => {
        let shown = 0;
        new MutationObserver(() => {
          // Two cards say which water they bring, as long as everybody's card is looked at.
          const there = document.querySelectorAll('.taking').length === 2;
          if (there) shown ||= performance.now();
          else if (shown) done(performance.now() - shown);
        }).observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { since });
    });
    await clickTheNext(page, false);
    const looked = await page.evaluate(
      () => (window as unknown as { since: Promise<number> }).since,
    );
    expect(looked).toBeGreaterThanOrEqual(1050);
  });
