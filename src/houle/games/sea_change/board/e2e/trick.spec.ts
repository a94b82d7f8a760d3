/** A trick that lies there for everybody to see. */
import { expect, type Page, test } from '@playwright/test';
import { clickTheNext } from '@e2e/clicking';
import { flying, untilMyTurn, WAYS } from '@e2e/house/at-table';
import { DESK } from '@e2e/sizes';
import { goHome, running, type Setting, visitor } from '@e2e/table';

test.afterEach(goHome);

/** Against Neptune, whose cards come with mine: after a move it is my turn at once, and nothing
 *  else happens. */
const SOLO: Setting = { game: 'sea-change', seats: 1 };

/** From now on, how long the next full trick lies there before its cards go; it may be tapped. */
async function watchATrick(page: Page, tapped: boolean): Promise<() => Promise<number>> {
  await page.evaluate((tapped) => {
    const stayed = new Promise<number>((done) => {
      let full = 0;
      const isFull = (): boolean =>
        document.querySelectorAll('[data-player] [data-card]').length === 3 &&
        document.querySelector('.flying') === null;
      const look = (): void => {
        const now = performance.now();
        if (full && !isFull()) {
          watch.disconnect();
          done(now - full);
        } else if (!full && isFull())
          // A card that has only got its place is about to fly there.
          setTimeout(() => {
            if (full || !isFull()) return;
            full = now;
            if (tapped) document.querySelector('main')?.click();
          });
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { stayed });
  }, tapped);
  return () => page.evaluate(() => (window as unknown as { stayed: Promise<number> }).stayed);
}

for (const [way, look] of Object.entries(WAYS))
  test(`11. A full trick stays 1.1 s (${way}), a tap skips it, and the last trick can be looked at`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: DESK, ...look });
    const { page } = await running(context, SOLO);
    await untilMyTurn(page);
    const stayed = await watchATrick(page, false);
    await clickTheNext(page, false);
    expect(await stayed()).toBeGreaterThanOrEqual(1050);

    // The next trick has been led.
    await expect(page.locator('[data-player] [data-card]')).toHaveCount(1);
    await expect(flying(page)).toHaveCount(0);
    const tapped = await watchATrick(page, true);
    await clickTheNext(page, false);
    expect(await tapped()).toBeLessThan(1000);

    await page.locator('.last button').click();
    await expect(page.locator('dialog[open] svg').first()).toBeVisible();
  });
