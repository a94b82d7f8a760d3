/** The rules of the house about touching cards, each by its number. */
import { expect, test } from '@playwright/test';
import { press } from '../clicking';
import { DESK, PHONE, SIZES } from '../sizes';
import { comeIn, does, goHome, open, running, seen, visitor } from '../table';
import { FULLEST, ONE_BY_ONE, ONE_CARD, TRIALS } from '../trials';
import { hand, legal, untilMyTurn, withDimCards } from './at-table';
import { narrowest, overflowing, tooSmall } from './measures';

test.afterEach(goHome);

for (const { game, short } of TRIALS.filter(({ refuses }) => refuses))
  test(`1. Only legal moves are buttons that play; another card says why not, with its rule, within 100 ms: ${game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: DESK });
    const reasons: number[] = [];
    context.on('requestfinished', (request) => {
      if (!request.url().endsWith('/why-not')) return;
      const answered = request
        .response()
        .then((answer) => answer?.json() as Promise<{ seq: number }>);
      // Some are still on their way when the test is over.
      void answered.then(({ seq }) => reasons.push(seq)).catch(() => undefined);
    });
    const { page, table } = await running(context, { game, ...short });
    await withDimCards(page);
    const { seq, view } = await seen(context, table);
    await expect(legal(page)).toHaveCount(view.moves.length);
    // The reasons are fetched as soon as it is my turn, before anybody asks.
    await expect.poll(() => reasons).toContain(seq);
    // Where it is said comes after the first picture, as a file of its own.
    await expect(page.locator('[data-explanation]')).toBeAttached();
    const said = await page.evaluate(async () => {
      const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
      await frame();
      document.querySelector<HTMLElement>('.hand [aria-disabled="true"]')?.click();
      // However slow the machine, the next picture it draws has the answer.
      await frame();
      return document.querySelector('[data-explanation]')?.textContent.trim();
    });
    expect(said).toMatch(/\p{L}/u);
    await expect(page.locator('[data-explanation]')).toContainText(/[A-Z]-\d+/);
    await expect(page.locator('[data-explanation] button').first()).toBeVisible();
  });

test('2. Two taps on touch, one click with a mouse; a setting changes it, a tap elsewhere cancels', async ({
  browser,
}) => {
  const phone = await visitor(browser, { size: PHONE });
  const { page } = await running(phone, ONE_CARD);
  await untilMyTurn(page);
  const before = await hand(page).count();
  await press(legal(page).first(), true);
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(1);
  await page.locator('main').tap({ position: { x: 8, y: 8 } });
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(0);
  await expect(hand(page)).toHaveCount(before);
  await press(legal(page).first(), true);
  await press(legal(page).first(), true);
  await expect(hand(page)).toHaveCount(before - 1);

  const desk = await visitor(browser, { size: DESK });
  const other = await running(desk, ONE_CARD, 'Kai');
  await untilMyTurn(other.page);
  const held = await hand(other.page).count();
  await press(legal(other.page).first());
  await expect(hand(other.page)).toHaveCount(held - 1);

  await other.page.evaluate(() => {
    localStorage.setItem('houle.settings', JSON.stringify({ speed: 0, confirm: 'always' }));
  });
  await other.page.reload();
  await untilMyTurn(other.page);
  const now = await hand(other.page).count();
  await press(legal(other.page).first());
  await expect(other.page.locator('.hand [aria-pressed="true"]')).toHaveCount(1);
  await expect(hand(other.page)).toHaveCount(now);
});

for (const size of SIZES)
  test(`3 and 4. Controls have 44 px, hand cards show 30 px, and nothing scrolls: ${size.name}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size });
    await comeIn(context, 'Moana');
    for (const setting of FULLEST) {
      const table = await open(context, setting);
      await does(context, `/api/tables/${table}/start`);
      const page = await context.newPage();
      await page.goto(`/t/${table}`);
      await expect(hand(page).first()).toBeVisible();
      await expect.poll(() => tooSmall(page), `${setting.game}: controls`).toEqual([]);
      await expect
        .poll(() => narrowest(page), `${setting.game}: strips`)
        .toBeGreaterThanOrEqual(30);
      await expect.poll(() => overflowing(page, size), `${setting.game}: scroll`).toEqual([]);
      await page.close();
    }
  });

for (const { game, short } of ONE_BY_ONE)
  test(`14. The whole game by keyboard; after a card the neighbour has the focus: ${game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: DESK });
    const { page } = await running(context, { game, ...short });
    await untilMyTurn(page);
    const before = await hand(page).count();
    await expect(legal(page).first()).toBeVisible();
    await legal(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(hand(page)).toHaveCount(before - 1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.hand') !== null))
      .toBe(true);
    for (let left = before - 1; left > 0; left--) {
      await untilMyTurn(page);
      for (let i = 0; i < before; i++) {
        const ready = await page.evaluate(() => document.activeElement?.hasAttribute('data-legal'));
        if (ready) break;
        await page.keyboard.press(i === 0 ? 'Home' : 'ArrowRight');
      }
      await page.keyboard.press('Enter');
      if (left > 1) await expect(hand(page)).toHaveCount(left - 1);
    }
  });

test('16. No information by hover only: a long press and the focus show a card large', async ({
  browser,
}) => {
  const phone = await visitor(browser, { size: PHONE });
  const { page } = await running(phone, ONE_CARD);
  await untilMyTurn(page);
  const before = await hand(page).count();
  const box = await hand(page).first().boundingBox();
  const client = await phone.newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 30 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.locator('.zoom')).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.zoom')).toHaveCount(0);
  await expect(hand(page)).toHaveCount(before);

  const desk = await visitor(browser, { size: DESK });
  const other = await running(desk, ONE_CARD, 'Kai');
  await untilMyTurn(other.page);
  await expect(hand(other.page).first()).toBeVisible();
  await other.page.keyboard.press('Tab');
  await hand(other.page).first().focus();
  await other.page.keyboard.press('ArrowRight');
  await expect(other.page.locator('.zoom')).toBeVisible();
});
