/** What people say at a table is seen by the others, in their own language. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, seen, visitor } from './table';
import { type Tried, TRIALS } from './trials';

test.afterEach(goHome);

async function say(page: Page, remark: string): Promise<void> {
  await page.locator('[data-talk]').click();
  await page.locator(`[data-remark="${remark}"]`).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Where those sit whom somebody does not hear, as the house has it. */
async function mutes(context: BrowserContext, table: string): Promise<readonly number[]> {
  const answer = await context.request.get(`/api/tables/${table}/muted`);
  return ((await answer.json()) as { seats: number[] }).seats;
}

test('T-53, T-54, P-89: words in the lobby and at the table, and silence where a game wants it', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const his = await visitor(browser, { size: PHONE, direct: true });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  const silent: string[] = [];
  let talks: Tried | undefined;
  for (const trial of TRIALS) {
    // Where bots alone may lose it for all, some deals are over before it is her turn.
    const table = await onTurn(hers, { game: trial.game, ...trial.short });
    if ((await seen(hers, table)).table.silence) silent.push(table);
    else talks ??= trial;
  }
  if (!talks) throw new Error('there is no game at which people may talk');
  {
    const table = await open(hers, { game: talks.game, ...talks.short, people: 2 });
    await does(his, `/api/tables/${table}/sit`, { seat: 1 });
    const [host, guest] = [await hers.newPage(), await his.newPage()];
    await host.goto(`/t/${table}`);
    await guest.goto(`/t/${table}`);
    await expect(host.locator('[data-lobby]')).toBeVisible();
    await say(guest, 'hello');
    await expect(host.locator('[data-bubble="1"]')).toHaveText('Hello!');
    await expect(host.locator('[data-heard]')).toContainText('Teva: Hello!');
    await does(hers, `/api/tables/${table}/start`);
    // What is said before there is anything to say it with is not shown.
    for (const page of [host, guest])
      await expect(page.locator('[data-table] [data-talk]')).toBeVisible();
    await say(host, 'well-played');
    await expect(guest.locator('[data-bubble="0"]')).toHaveText(/^Bien joué/);
    await host.locator('[data-talk]').click();
    const mute = host.getByRole('switch', { name: 'Mute Teva' });
    await mute.check();
    await expect.poll(() => mutes(hers, table)).toEqual([1]);
    await host.keyboard.press('Escape');
    await does(his, `/api/tables/${table}/say`, { remark: 'sorry' });
    await say(host, 'smile');
    await expect(host.locator('[data-heard]')).toContainText('a smile');
    await expect(host.locator('[data-heard]')).not.toContainText('Sorry');
    // It is kept for me and not for this page: one that knows nothing yet learns it.
    await host.reload();
    await host.locator('[data-talk]').click();
    await expect(mute).toBeChecked();
    await mute.uncheck();
    await expect.poll(() => mutes(hers, table)).toEqual([]);
    await host.keyboard.press('Escape');
    await guest.locator('body').press('s');
    await guest.locator('[data-remark="heart"]').click();
    await expect(host.locator('[data-heard]')).toContainText('Teva: a heart');
  }
  for (const table of silent.slice(0, 1)) {
    const page = await hers.newPage();
    await page.goto(`/t/${table}`);
    await page.locator('[data-talk]').click();
    await expect(page.locator('[data-silence]')).toContainText('only what its own rules allow');
    await expect(page.locator('[data-remark]')).toHaveCount(0);
  }
});
