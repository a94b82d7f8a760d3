/** Why a move: a hint before one's own (T-79), and after the end a reason for any (T-78). */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { atRest, onTurn } from './ahead';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, moves, open, type Seen, type Setting, visitor } from './table';
import { ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

const COUNTED = /better|even|worse/;

/** What was counted is said in sentences, and the counts stand beside the moves. */
async function reads(page: Page, language: 'fr' | 'en'): Promise<string> {
  const told = page.locator('[data-why]');
  await expect(told).toHaveAttribute('data-why', COUNTED);
  const text = await told.innerText();
  expect(text).toMatch(language === 'fr' ? /donnes possibles sur \d+/ : /of \d+ possible deals/);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(across).toBeLessThanOrEqual(0);
  return text;
}

/** A moment with a choice; some games are over before there is one, then another is dealt. */
async function choosing(
  context: BrowserContext,
  setting: Setting,
): Promise<{ table: string; now: Seen }> {
  for (;;) {
    const table = await onTurn(context, setting);
    let now = await atRest(context, table);
    while (now.view.moves.length === 1) {
      await moves(context, table, now, now.view.moves[0]);
      now = await atRest(context, table);
    }
    if (!now.view.outcome) return { table, now };
  }
}

for (const [nth, { game, short }] of TRIALS.entries())
  test(`${game}: what seems best, and after the end why it was done`, async ({ browser }) => {
    const [size, language] = nth % 2 ? ([DESK, 'en'] as const) : ([PHONE, 'fr'] as const);
    const context = await visitor(browser, { size, language });
    await comeIn(context, 'Moana');
    const { table, now } = await choosing(context, { game, ...short });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(hint|why)$/.test(request.url())) asked.push(request.url());
    });
    await page.goto(`/t/${table}`);
    await page.locator('[data-menu]').click();
    await page.locator('[data-item="hint"]').click();
    const hinted = await reads(page, language);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-why]')).toHaveCount(0);

    const move = now.view.moves.at(-1);
    const { seq } = await does(context, `/api/tables/${table}/moves`, { turn: now.you.turn, move });
    // The move, or one of a bot after it, may have ended the game already.
    const data = { command: `stop-${table}` };
    const stopped = await context.request.post(`/api/tables/${table}/concede`, { data });
    expect([200, 409]).toContain(stopped.status());
    await page.goto(`/t/${table}/${seq}`);
    if (size === PHONE) {
      await expect(page.locator('[data-replay="why"]')).toBeHidden();
      await page.locator('[data-replay="known"]').tap();
      await page.locator('[data-known-why]').tap();
    } else await page.locator('[data-replay="why"]').click();
    const told = await reads(page, language);
    const instead = page.locator('[data-instead]');
    await instead.selectOption({ index: 1 });
    const other = await instead.locator('option').nth(1).innerText();
    const beside = page.locator('[data-instead-told]');
    await expect(beside).toHaveAttribute('data-instead-told', COUNTED);
    await expect(beside).toContainText(other);
    await expect(instead).toBeEnabled();
    await instead.selectOption({ index: 0 });
    await expect(beside).toBeEmpty();
    expect(asked, `${hinted}\n${told}`).toHaveLength(2);
    await page.keyboard.press('Escape');
    await page.locator('[data-replay="first"]').click();
    await expect(page.locator('[data-replay="why"]')).toHaveCount(0);
    // Where nothing is to be played the key is nobody's: the next one opens what it is for.
    await page.keyboard.press('h');
    await page.keyboard.press('j');
    await expect(page.locator('dialog ol')).toBeVisible();
    await expect(page.locator('[data-why]')).toHaveCount(0);
  });

test('a key asks for a hint, and with reduced motion too', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en', still: true });
  await comeIn(context, 'Moana');
  const table = await onTurn(context, ONE_CARD);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-table]')).toBeVisible();
  await page.keyboard.press('h');
  await reads(page, 'en');
});

test('among people there is no hint, neither in the menu nor by the key', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  const other = await visitor(browser, { size: DESK });
  await Promise.all([comeIn(context, 'Moana'), comeIn(other, 'Teva')]);
  const table = await open(context, { ...ONE_CARD, people: 2 });
  await does(other, `/api/tables/${table}/sit`, { seat: 1 });
  await does(context, `/api/tables/${table}/start`);
  for (const asking of [context, other]) {
    const page = await asking.newPage();
    await page.goto(`/t/${table}`);
    await page.locator('[data-menu]').click();
    await expect(page.locator('[data-item="rules"]')).toBeVisible();
    await expect(page.locator('[data-item="hint"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-item="rules"]')).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(page.locator('[data-why="trouble"]')).toBeVisible();
    await expect(page.locator('[data-why] li')).toHaveCount(0);
  }
});
