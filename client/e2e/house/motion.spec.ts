/** The rules of the house about motion. */
import { expect, test } from '@playwright/test';
import { playOn } from '../ahead';
import { clickTheNext, press } from '../clicking';
import { Line } from '../line';
import { HOME } from '../places';
import { DESK } from '../sizes';
import { goHome, running, visitor } from '../table';
import { IN_TURN, ONE_CARD } from '../trials';
import { flying, hand, legal, setPace, untilMyTurn } from './at-table';

test.afterEach(goHome);

test('7. Input never waits for animation', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, speed: 1 });
  const { page } = await running(context, ONE_CARD);
  await untilMyTurn(page);
  await setPace(page, 0);
  const before = await hand(page).count();
  for (const played of [1, 2, 3]) {
    await press(legal(page).first());
    await expect(hand(page)).toHaveCount(before - played);
    await expect(flying(page).first()).toBeAttached();
    await untilMyTurn(page);
  }
});

test('8. More than six steps behind, hidden or reconnected: the screen jumps to the present', async ({
  browser,
}) => {
  const line = await Line.to(HOME);
  const context = await visitor(browser, { size: DESK, speed: 0.5, baseURL: line.url });
  const { page, table } = await running(context, ONE_CARD);
  const elsewhere = await browser.newContext({
    baseURL: HOME,
    storageState: await context.storageState(),
  });
  await untilMyTurn(page);
  const before = await hand(page).count();
  await page.evaluate(() => {
    const flown: Node[] = [];
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.classList.contains('flying')) flown.push(node);
    }).observe(document.body, { childList: true });
  });
  line.cut();
  await expect(page.locator('[data-connection="lost"]')).toBeVisible();
  await playOn(elsewhere, table, 3);
  line.mend();
  await expect(hand(page)).toHaveCount(before - 3);
  await expect(page.locator('[data-connection]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { flown: Node[] }).flown.length)).toBe(0);
  line.end();
});

for (const way of ['still', 'instant'] as const)
  test(`10. With reduced motion or at once (${way}) nothing moves for longer than 1 ms`, async ({
    browser,
  }) => {
    const context = await visitor(browser, {
      size: DESK,
      speed: way === 'still' ? 1 : 0,
      still: way === 'still',
    });
    const { page } = await running(context, IN_TURN);
    await page.evaluate(() => {
      const long: string[] = [];
      Object.assign(window, { long });
      const check = (): void => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          if (typeof duration === 'number' && duration > 1) long.push(String(duration));
        }
        requestAnimationFrame(check);
      };
      check();
    });
    for (let i = 0; i < 6; i++) {
      await untilMyTurn(page);
      await clickTheNext(page, false);
    }
    expect(await page.evaluate(() => (window as unknown as { long: string[] }).long)).toEqual([]);
    expect(await page.locator('.flying').count()).toBe(0);
  });
