/** People who got a link write to each other, once all of them allow it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, seen, visitor } from './table';
import { TRIALS } from './trials';

test.afterEach(goHome);

const allows = (page: Page): Locator =>
  page.getByRole('switch', { name: /^(S’écrire|Write to each other)$/ });

async function talking(page: Page): Promise<void> {
  if (!(await page.locator('dialog').count())) await page.locator('[data-talk]').click();
  await expect(allows(page)).toBeVisible();
}

async function write(page: Page, words: string): Promise<void> {
  await talking(page);
  await page.locator('[data-writing] input[maxlength]').fill(words);
  await expect(page.locator('[data-writing] button[type="submit"]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-written]')).toContainText(words);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

test('T-56 to T-58: two who allow it write, one ends it, and both begin anew', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const his = await visitor(browser, { size: PHONE, direct: true });
  const third = await visitor(browser, { size: PHONE, language: 'en', direct: true });
  for (const [context, name] of [
    [hers, 'Moana'],
    [his, 'Teva'],
    [third, 'Ines'],
  ] as const)
    await comeIn(context, name);
  for (const { game, short } of TRIALS) {
    const trial = await open(hers, { game, ...short });
    await does(hers, `/api/tables/${trial}/start`);
    if ((await seen(hers, trial)).table.silence) continue;
    const table = await open(hers, { game, ...short, people: 2, listed: false });
    await does(his, `/api/tables/${table}/sit`, { seat: 1 });
    const [host, guest] = [await hers.newPage(), await his.newPage()];
    const watcher = await third.newPage();
    await host.goto(`/t/${table}`);
    await guest.goto(`/t/${table}`);
    await watcher.goto(`/t/${table}`);
    await expect(guest.locator('[data-lobby]')).toBeVisible();

    // One alone is not enough, and the other is asked.
    await talking(host);
    await expect(allows(host)).not.toBeChecked();
    await allows(host).check();
    await expect(host.locator('[data-missing]')).toContainText('Teva has to allow it too');
    await expect(host.locator('[data-writing] input[maxlength]')).toHaveCount(0);
    await expect(guest.locator('[data-bubble="0"]')).toContainText('On s’écrit');
    await talking(guest);
    await allows(guest).check();
    await write(guest, 'Salut Moana, https://example.org <b>🌊</b>');
    await expect(host.locator('[data-written]')).toContainText('Teva: Salut Moana');
    await expect(host.locator('[data-writing] a')).toHaveCount(0);
    await write(host, 'Hello Teva');
    await expect(guest.locator('[data-bubble="0"]')).toHaveText('Hello Teva');
    await expect(guest.locator('[data-heard]')).toContainText('Moana : Hello Teva');

    // While the game runs, and after a reload, what was written is still there.
    await does(hers, `/api/tables/${table}/start`);
    for (const page of [host, guest])
      await expect(page.locator('[data-table] [data-talk]')).toBeVisible();
    await guest.reload();
    await write(guest, 'À toi de jouer, je crois, et je t’écris assez long pour voir la bulle');
    await expect(host.locator('[data-bubble="1"]')).toContainText('À toi de jouer');
    await talking(guest);
    await expect(guest.locator('[data-written] li')).toHaveCount(4);
    await expect(watcher.locator('[data-table]')).toBeVisible();
    expect(await watcher.content()).not.toContain('Salut Moana');

    // Whoever ends it ends it for both, and has nothing of it on the screen.
    await allows(guest).uncheck();
    await expect(guest.locator('[data-written]')).toHaveCount(0);
    await talking(host);
    await expect(host.locator('[data-missing]')).toContainText('Teva');
    await expect(host.locator('[data-written]')).toContainText('Salut Moana');
    await expect(host.locator('[data-writing] input[maxlength]')).toHaveCount(0);

    // And anew, from here on.
    await allows(guest).check();
    await write(host, 'Once more?');
    await expect(guest.locator('[data-written] li').first()).toHaveText('Moana : Once more?');
    await expect(guest.locator('[data-written]')).not.toContainText('Salut');
    return;
  }
  throw new Error('there is no game at which people may write');
});
