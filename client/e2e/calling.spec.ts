/** Where no clock runs: a bot for somebody who has not moved for ten minutes (T-37). Nobody waits
 *  that long here: the page is told what it would be told then. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, seen, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

const HERS = 1;

/** A page that sees its table with something else about whom all wait for. */
async function told(
  context: BrowserContext,
  table: string,
): Promise<{ page: Page; tell: (waiting: object) => Promise<void>; asked: string[] }> {
  const page = await context.newPage();
  const frame = await seen(context, table);
  const asked: string[] = [];
  let shown: object = frame;
  await page.route(`**/api/tables/${table}/live`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: resync\nid: ${frame.seq}\ndata: ${JSON.stringify(shown)}\n\n`,
    }),
  );
  await page.route(`**/api/tables/${table}/*-bot`, (route) => {
    asked.push(route.request().url().split('/').at(-1) ?? '');
    return route.fulfill({ json: { table, seq: frame.seq } });
  });
  const tell = async (waiting: object): Promise<void> => {
    const one = { seat: HERS, turn: 1, until: null, call_from: null, called_by: [], ...waiting };
    shown = { ...frame, waiting: [one], you: { ...frame.you, turn: null } };
    await page.goto(`/t/${table}`);
  };
  return { page, tell, asked };
}

test('T-37: a bot is called for, agreed to and declined; whoever it is for hears of it', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const hers = await visitor(browser, { size: DESK });
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Heiata');
  const table = await open(mine, { ...ONE_CARD, people: 2 });
  await does(hers, `/api/tables/${table}/sit`, { seat: HERS });
  await does(mine, `/api/tables/${table}/start`);
  const { page, tell, asked } = await told(mine, table);
  const notice = page.locator('[data-notice^="call-"]');

  await tell({ call_from: Date.now() + 60_000 });
  await expect(page.locator('[data-table]')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await tell({ call_from: Date.now() - 1000 });
  await expect(notice).toContainText('Heiata has not moved for ten minutes');
  await notice.getByRole('button', { name: 'Let a bot play' }).click();
  await expect.poll(() => asked).toEqual(['call-bot']);
  await tell({ called_by: [0] });
  await expect(notice).toContainText('A bot plays for Heiata soon');
  await notice.getByRole('button', { name: 'Wait' }).click();
  await expect.poll(() => asked).toEqual(['call-bot', 'decline-bot']);
  await tell({ called_by: [2] });
  await expect(notice.getByRole('button')).toHaveText(['Let a bot play', 'Wait']);
  await tell({ seat: 0, called_by: [HERS] });
  await expect(notice).toContainText('Tap anywhere if you are here');
});

test('T-38: another pace is suggested from the menu, and holds once the other agrees', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK, language: 'en' });
  const hers = await visitor(browser, { size: PHONE });
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Heiata');
  const table = await open(mine, { ...ONE_CARD, people: 2 });
  await does(hers, `/api/tables/${table}/sit`, { seat: HERS });
  await does(mine, `/api/tables/${table}/start`);
  const [page, other] = [await mine.newPage(), await hers.newPage()];
  for (const each of [page, other]) {
    await each.goto(`/t/${table}`);
    await expect(each.locator('[data-table]')).toBeVisible();
  }
  await page.keyboard.press('m');
  await page
    .getByRole('combobox', { name: 'Time for a move' })
    .selectOption({ label: '3 days a move' });
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect(other.locator('[data-notice="pace"]')).toContainText('3 jours par coup');
  await other.getByRole('button', { name: 'D’accord' }).tap();
  await expect(other.locator('[data-notice="pace"]')).toHaveCount(0);
  await expect(page.locator('[data-clock="until"]')).toBeVisible();
});
