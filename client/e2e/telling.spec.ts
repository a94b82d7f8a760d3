/** Whoever wants to is told of their turn, by a push service, when no page is open. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { notices, PushService, toldAt, withPush } from './push';
import {
  iMoveUntilHerTurn,
  sheMovesUntilMyTurn,
  type Two,
  untilMyTurn,
  withHer,
} from './house/at-table';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, visitor } from './table';
import { IN_TURN, ONE_CARD } from './trials';

test.afterEach(goHome);

const theSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Tell me when it is my turn' });

async function switchedOn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/me');
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await expect.poll(() => toldAt(context)).toHaveLength(1);
  return page;
}

test('the switch tells the server where and when, and takes it back', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  const endpoint = await withPush(context);
  await comeIn(context, 'Moana');
  const page = await switchedOn(context);
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const night = { endpoint, zone, quiet_begins: 22 * 60, quiet_ends: 8 * 60, company: true };
  expect(await toldAt(context)).toEqual([night]);

  await page.locator('[data-quiet="ends"]').selectOption('420');
  await expect.poll(() => toldAt(context)).toEqual([{ ...night, quiet_ends: 7 * 60 }]);
  await page.getByRole('switch', { name: 'Quiet at night' }).click();
  await expect(page.locator('[data-quiet]')).toHaveCount(0);
  const always = { ...night, quiet_begins: null, quiet_ends: null };
  await expect.poll(() => toldAt(context)).toEqual([always]);

  await page.evaluate(() => {
    localStorage.setItem('test.push', 'AAAA');
  });
  const renewed = page.waitForResponse('**/api/me/push');
  await page.goto('/');
  await renewed;
  const key = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('test.push'));
  expect(await key(), 'the house has another key').not.toBe('AAAA');
  const left = (): Promise<string | undefined> =>
    page.evaluate(async () => {
      const found = await (await caches.open('houle-turn')).match('/turn');
      return ((await found?.json()) as { asked: { key?: string } } | undefined)?.asked.key;
    });
  await expect.poll(left, 'the worker could go on with it').toBe(await key());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(theSwitch(page)).toBeChecked();
  const requests: string[] = [];
  // The first page looks for tables now and then, whatever is switched.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/me/push')) requests.push(pathname);
  });
  await theSwitch(page).click();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => toldAt(context)).toEqual([]);
  expect(requests).toEqual(['/api/me/push/off']);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await key()).toBeNull();
});

test('a table has one notice, which leads there, and none while it is looked at', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  await withPush(context);
  await comeIn(context, 'Moana');
  const table = await onTurn(context, ONE_CARD);
  const page = await switchedOn(context);
  const service = await PushService.of(page);
  await service.bring('turn', 'abc234');
  const waits = { title: '▶ Your turn', body: 'The others are waiting for you.', tag: 'abc234' };
  await expect.poll(() => notices(page)).toEqual([waits]);
  await expect.poll(() => service.badge()).toBe(1);
  await service.bring('reminder', 'abc234');
  const hurries = 'Your time is running out: after that a bot makes this move.';
  await expect.poll(() => notices(page)).toEqual([{ ...waits, body: hurries }]);
  await service.bring('turn', table);
  await expect.poll(async () => (await notices(page)).length).toBe(2);
  expect(await service.press('abc234'), 'it leads there').toBe('/t/abc234');
  await expect.poll(async () => (await notices(page)).map(({ tag }) => tag)).toEqual([table]);

  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-table]')).toBeVisible();
  await expect.poll(() => notices(page)).toEqual([]);
  const title = await page.title();
  await page.goto('/');
  await service.bring('turn', table);
  await expect
    .poll(() => notices(page), 'it says what is played')
    .toEqual([{ ...waits, title, tag: table }]);

  await service.press(table, 'stop');
  await expect.poll(() => notices(page)).toEqual([]);
  await expect.poll(() => toldAt(context)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(theSwitch(page)).not.toBeChecked();

  await theSwitch(page).click();
  await expect.poll(() => toldAt(context)).toHaveLength(1);
  await service.bring('turn', 'abc234');
  await expect.poll(() => notices(page)).toHaveLength(1);
  await page.goto('about:blank');
  await service.press('abc234', 'stop');
  await page.goto('/me');
  await expect(theSwitch(page), 'what was ended without a page is ended').not.toBeChecked();
  await expect.poll(() => toldAt(context)).toEqual([]);
});

const MINUTE = 60_000;
const SLOW = { ...IN_TURN, moveTime: 24 * 60 * MINUTE };
const offer = (page: Page): Locator => page.locator('[data-notice="tell-offer"]');

test('after a move in a slow game it is offered, and a no holds', async ({ browser }) => {
  const mine = await visitor(browser, { size: DESK, language: 'en' });
  const hers = await visitor(browser, { size: DESK });
  await withPush(mine);
  const two: Two = { mine, hers };
  const live = await withHer(two, { ...IN_TURN, moveTime: 5 * MINUTE });
  await iMoveUntilHerTurn(live.page, two, live.table);
  await sheMovesUntilMyTurn(two, live.table);
  await untilMyTurn(live.page);
  await expect(offer(live.page)).toHaveCount(0);

  const { page, table } = await withHer(two, SLOW);
  await expect(offer(page)).toHaveCount(0);
  await iMoveUntilHerTurn(page, two, table);
  await expect(offer(page)).toContainText('Tell you when it is your turn?');
  await page.locator('[data-tell-no]').click();
  await expect(offer(page)).toHaveCount(0);
  await sheMovesUntilMyTurn(two, table);
  await page.reload();
  await untilMyTurn(page);
  await iMoveUntilHerTurn(page, two, table);
  await sheMovesUntilMyTurn(two, table);
  await untilMyTurn(page);
  await expect(offer(page)).toHaveCount(0);
  expect(await toldAt(mine)).toEqual([]);
});

test('it is offered, too, to whoever moved before all of the page was there', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: PHONE, language: 'en', direct: true });
  const hers = await visitor(browser, { size: DESK });
  await withPush(mine);
  const moved = Promise.withResolvers<undefined>();
  await mine.route('**/assets/Notices-*.js', async (route) => {
    await moved.promise;
    await route.continue();
  });
  const { page, table } = await withHer({ mine, hers }, SLOW);
  await iMoveUntilHerTurn(page, { mine, hers }, table);
  await expect(offer(page)).toHaveCount(0);
  moved.resolve(undefined);
  await expect(offer(page)).toContainText('Tell you when it is your turn?');
});

test('a yes to the offer is all it takes', async ({ browser }) => {
  const mine = await visitor(browser, { size: DESK, language: 'en' });
  const hers = await visitor(browser, { size: DESK });
  await withPush(mine);
  const { page, table } = await withHer({ mine, hers }, { ...IN_TURN });
  await iMoveUntilHerTurn(page, { mine, hers }, table);
  await page.locator('[data-tell-yes]').click();
  await expect(page.locator('[data-notice="tell-answer"]')).toContainText('You will be told');
  await expect.poll(() => toldAt(mine)).toHaveLength(1);
  await page.goto('/me');
  await expect(theSwitch(page)).toBeChecked();
});
