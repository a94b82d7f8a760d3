/** What makes it pleasant to be here, where it once was not. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { onTurn, playOn } from './ahead';
import { untilMyTurn, withDimCards } from './house/at-table';
import { overflowing, tooSmall } from './house/measures';
import { DESK, PHONE, SIDEWAYS, SMALL } from './sizes';
import { comeIn, goHome, open, running, visitor } from './table';
import { FULLEST, ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

test('the journal on a phone opens at what happened last', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const table = await onTurn(context, ONE_CARD);
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await playOn(context, table, 8);
  const sheet = page.locator('dialog[open]');
  await page.locator('header .journal').tap();
  await expect(sheet.locator('li').first()).not.toBeInViewport();
  await expect(sheet.locator('li').last()).toBeInViewport({ ratio: 1 });
});

for (const { game, short } of TRIALS.filter(({ refuses }) => refuses))
  test(`Tab comes to cards that can be played, arrows to all of them: ${game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: DESK });
    const { page } = await running(context, { game, ...short });
    await withDimCards(page);
    const dim = page.locator('.hand [aria-disabled="true"]').first();
    await dim.focus();
    const visited = await tabbedThrough(page);
    expect(visited).toContain('legal');
    expect(visited).not.toContain('dim');
    await page.locator('.hand [data-legal]').first().focus();
    await page.keyboard.press('Home');
    const keys: (string | null)[] = [];
    for (let left = await page.locator('.hand button').count(); left; left--) {
      keys.push(
        await page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null),
      );
      await page.keyboard.press('ArrowRight');
    }
    expect(keys).toContain(await dim.getAttribute('data-card'));
  });

/** Presses Tab all the way round, and tells what kind of hand cards had the focus. */
async function tabbedThrough(page: Page): Promise<readonly string[]> {
  const visited: string[] = [];
  for (let rounds = 0; rounds < 2;) {
    await page.keyboard.press('Tab');
    const kind = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'round';
      if (!at.closest('.hand')) return 'elsewhere';
      return at.hasAttribute('data-legal') ? 'legal' : 'dim';
    });
    if (kind === 'round') rounds++;
    else visited.push(kind);
  }
  return visited;
}

/** Somebody in a lobby, where the page has no clipboard because it came without https. */
async function withoutClipboard(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  await page.goto(`/t/${await open(context, { ...ONE_CARD, people: 3 })}`);
  await expect(page.locator('[data-copy]')).toBeVisible();
  return page;
}

test('a link is copied without https too', async ({ browser }) => {
  const page = await withoutClipboard(await visitor(browser, { size: DESK }));
  await page.locator('[data-copy]').click();
  await expect(page.locator('[data-copied="copied"]')).toHaveText('Copié');
});

test('a link that cannot be copied is selected, and that is said', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'execCommand', { value: () => false });
  });
  const page = await withoutClipboard(context);
  await page.locator('[data-copy]').tap();
  await expect(page.locator('[data-copied="selected"]')).toBeVisible();
  await expect(page.locator('[data-copied="selected"]')).toContainText('Le lien est sélectionné');
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
  expect(selected).toBe(page.url());
});

for (const size of [SMALL, SIDEWAYS])
  for (const setting of FULLEST)
    test(`a hint covers nothing of the board: ${setting.game}, ${size.name}`, async ({
      browser,
    }) => {
      const context = await visitor(browser, { size });
      await context.addInitScript(() => {
        localStorage.setItem('houle.settings', JSON.stringify({ speed: 0, volume: 0 }));
      });
      await comeIn(context, 'Moana');
      const page = await context.newPage();
      const hint = page.locator('[data-notice="hint"]');
      // Not every decision has a hint of its own.
      do {
        await page.goto(`/t/${await onTurn(context, setting)}`);
        await untilMyTurn(page);
      } while (!(await hint.count()));
      for (const part of ['main', '[data-menu]', '[data-prompt]', '.hand'])
        await expect.poll(() => covers(page, part), part).toBe(false);
      await expect.poll(() => overflowing(page, size)).toEqual([]);
      await expect.poll(() => tooSmall(page)).toEqual([]);
    });

/** Whether the hint on a page lies over some part of it. */
function covers(page: Page, part: string): Promise<boolean> {
  return page.evaluate((below) => {
    const [hint, other] = ['[data-notice="hint"]', below].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (!hint || !other) throw new Error(`there is no ${below}`);
    const across = Math.min(hint.right, other.right) - Math.max(hint.left, other.left);
    const down = Math.min(hint.bottom, other.bottom) - Math.max(hint.top, other.top);
    return across > 0 && down > 0;
  }, part);
}
