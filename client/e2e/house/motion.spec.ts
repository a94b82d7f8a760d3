/** The rules of the house about motion. */
import { expect, type Page, test } from '@playwright/test';
import { clickTheNext, press } from '../clicking';
import { Line } from '../line';
import { HOME } from '../places';
import { DESK } from '../sizes';
import { goHome, type Look, makeAMove, running, visitor } from '../table';
import { flying, hand, legal, SEA, setPace, SOLO, untilMyTurn, withHer } from './at-table';

test.afterEach(goHome);

test('7. Input never waits for animation', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, speed: 1 });
  const { page } = await running(context, SOLO);
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
  const { page, table } = await running(context, SOLO);
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
  for (let moves = 0; moves < 3; moves++) expect(await makeAMove(elsewhere, table)).toBe(true);
  line.mend();
  await expect(hand(page)).toHaveCount(before - 3);
  await expect(page.locator('[data-connection]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { flown: Node[] }).flown.length)).toBe(0);
  line.end();
});

test('9. Numbers change when the card lands', async ({ browser }) => {
  const mine = await visitor(browser, { size: DESK, speed: 1 });
  const hers = await visitor(browser, { size: DESK });
  const { page } = await withHer({ mine, hers }, { game: 'vague-verte', seats: 2 });
  const count = page.locator('[data-count="pile"]');
  const pile = page.locator('.pile', { has: count });
  const before = Number(await count.textContent());
  await setPace(page, 0);
  await pile.locator('button[data-legal]').last().click();
  await expect(flying(page).first()).toBeAttached();
  await expect(count).toHaveText(String(before));
  await setPace(page, 1);
  await expect(count).toHaveText(String(before - 1));
  await expect(flying(page)).toHaveCount(0);
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
    const { page } = await running(context, SEA);
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

/** As designed, with reduced motion, and at once: what lies there is looked at for as long. */
const WAYS: Record<string, Pick<Look, 'speed' | 'still' | 'reading'>> = {
  moving: { speed: 1 },
  still: { speed: 1, still: true },
  'at once': { speed: 0, reading: 1 },
};

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

for (const way of ['still', 'at once'] as const)
  test(`11. What everybody chose in LAND UNTER is seen before the water goes (${way})`, async ({
    browser,
  }) => {
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
