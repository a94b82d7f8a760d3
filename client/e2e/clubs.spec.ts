/** Clubs by a link: founded, joined, a table of their own, handed on, left and dissolved. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { playOn } from './ahead';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, visitor } from './table';
import { IN_TURN } from './trials';

test.afterEach(goHome);

interface Two {
  readonly hers: BrowserContext;
  readonly his: BrowserContext;
  readonly phone: Page;
  readonly desk: Page;
}

async function two(browser: Browser): Promise<Two> {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true, theme: 'dark' });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  return { hers, his, phone: await hers.newPage(), desk: await his.newPage() };
}

/** She founds a club; the address of the link to it, as it stands on her page. */
async function founds(phone: Page): Promise<string> {
  await phone.goto('/clubs');
  await phone.getByRole('textbox').fill('Loups de mer');
  await phone.locator('[data-found-club]').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Loups de mer');
  await expect(phone).toHaveURL(/\/clubs\/[a-z2-7]+$/);
  const link = phone.locator('input[readonly]');
  await expect(link).toHaveValue(/\/clubs#[a-z2-7]{26}$/);
  return new URL(await link.inputValue()).hash;
}

async function joins(desk: Page, code: string): Promise<void> {
  await desk.goto(`/clubs${code}`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Join Loups de mer?');
  await expect(desk).toHaveURL(/\/clubs$/);
  await desk.locator('[data-join-club]').click();
  await expect(desk.locator('[data-members]')).toContainText('Moana');
}

test('P-71: a link leads into a club, whose table only members sit down at', async ({
  browser,
}) => {
  const { phone, desk } = await two(browser);
  await joins(desk, await founds(phone));

  await phone.locator(`[data-game="${IN_TURN.game}"]`).click();
  await expect(phone.locator('[data-for-club]')).toContainText('Loups de mer');
  await phone.locator('button[type="submit"]').click();
  await expect(phone.locator('[data-club]')).toBeVisible();
  const table = /\/t\/([a-z2-7]+)$/.exec(phone.url())?.[1] ?? '';

  const stranger = await visitor(browser, { size: PHONE, language: 'en', direct: true });
  await comeIn(stranger, 'Heiata');
  const outside = await stranger.newPage();
  await outside.goto(`/t/${table}`);
  await outside.locator('[data-seat="1"] button').first().click();
  await expect(outside.getByRole('alert')).toContainText('belongs to a club');
  // It stands in no list, though it would stand in that of open tables if it were no club's.
  const listed = async (context: BrowserContext, path: string): Promise<readonly unknown[]> =>
    ((await (await context.request.get(path)).json()) as { table: string }[]).map(
      (one) => one.table,
    );
  const club = /\/clubs\/(\w+)/.exec(desk.url())?.[1] ?? '';
  expect(await listed(desk.context(), `/api/clubs/${club}/tables`)).toContain(table);
  expect(await listed(stranger, '/api/tables?phase=open')).not.toContain(table);

  await desk.locator(`[data-club-tables] [data-listed="${table}"]`).click();
  await desk.locator('[data-seat="1"] button').first().click();
  await expect(phone.locator('[data-seat="1"]')).toContainText('Teva');
});

test('P-72, P-73: the club is handed on, its former keeper removed, and the club dissolved', async ({
  browser,
}) => {
  const { phone, desk } = await two(browser);
  const code = await founds(phone);
  await joins(desk, code);
  await phone.reload();
  await phone.locator('[data-hand-on]').click();
  await phone.locator('[data-sure]').click();
  await expect(phone.locator('[data-hand-on]')).toHaveCount(0);
  await expect(phone.locator('[data-dissolve-club]')).toHaveCount(0);

  await desk.reload();
  await desk.locator('[data-remove-member]').click();
  await desk.locator('[data-sure]').click();
  await expect(desk.locator('[data-members]')).not.toContainText('Moana');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ce club n’existe pas');
  await phone.goto(`/clubs${code}`);
  await expect(phone.getByRole('alert')).toContainText('ne mène plus nulle part');

  await desk.locator('[data-club-link]').click();
  await expect(desk.locator('input[readonly]')).toHaveValue(/\/clubs#[a-z2-7]{26}$/);
  await desk.locator('[data-dissolve-club]').click();
  await desk.locator('[data-sure]').click();
  await expect(desk).toHaveURL(/\/clubs$/);
  await expect(desk.locator('[data-clubs]')).toHaveCount(0);
});

test('P-73: whoever leaves a club finds it in no list of theirs', async ({ browser }) => {
  const { phone, desk } = await two(browser);
  await joins(desk, await founds(phone));
  await desk.goto('/me');
  await desk.locator('[data-to-clubs]').click();
  await desk.locator('[data-clubs] a').click();
  await desk.locator('[data-leave-club]').click();
  await desk.locator('[data-sure]').click();
  await expect(desk).toHaveURL(/\/clubs$/);
  await expect(desk.locator('[data-found-club]')).toBeVisible();
  await expect(desk.locator('[data-clubs]')).toHaveCount(0);
  await phone.reload();
  await expect(phone.locator('[data-members]')).not.toContainText('Teva');
});

test('P-75: a game played at a table of the club stands in its standings', async ({ browser }) => {
  const { hers, his, phone, desk } = await two(browser);
  await joins(desk, await founds(phone));
  const club = /\/clubs\/([a-z2-7]+)$/.exec(phone.url())?.[1];
  await expect(phone.locator('[data-standings]')).toHaveCount(0);
  const body = { game: IN_TURN.game, seats: 2, seat: 0, club, options: IN_TURN.options ?? {} };
  const { table } = await does(hers, '/api/tables', body);
  await does(his, `/api/tables/${table}/sit`, { seat: 1 });
  await does(hers, `/api/tables/${table}/start`);
  await Promise.all([playOn(hers, table), playOn(his, table)]);
  // It is written down within seconds.
  const path = `/api/clubs/${club ?? ''}/standings`;
  const written = async (): Promise<unknown> => (await hers.request.get(path)).json();
  await expect.poll(written).toHaveLength(1);
  await phone.reload();
  const rows = phone.locator(`[data-standings="${IN_TURN.game}"] tbody tr`);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Moana' })).toContainText('1');
});

test('P-76, P-77: an evening is planned, said yes to, and its table found by all', async ({
  browser,
}) => {
  const { phone, desk } = await two(browser);
  await joins(desk, await founds(phone));
  // In five minutes, by the clock of the browser: so the table may be opened.
  const soon = await phone.evaluate(() => {
    const at = new Date(Date.now() + 5 * 60_000 - new Date().getTimezoneOffset() * 60_000);
    return at.toISOString().slice(0, 16);
  });
  await phone.locator('select').last().selectOption(IN_TURN.game);
  await phone.locator('input[type="datetime-local"]').fill(soon);
  await phone.locator('[data-plan]').click();
  await expect(phone.locator('[data-evenings]')).toContainText('Moana');

  await desk.reload();
  await desk.locator('[data-coming="false"]').click();
  await expect(desk.locator('[data-evenings]')).toContainText('Moana and Teva');
  await expect(desk.locator('[data-call-off]')).toHaveCount(0);

  await phone.locator('[data-evening-open]').click();
  await expect(phone.locator('[data-for-club]')).toBeVisible();
  await phone.locator('button[type="submit"]').click();
  await expect(phone.locator('[data-club]')).toBeVisible();
  const table = /\/t\/([a-z2-7]+)$/.exec(phone.url())?.[1] ?? '';
  await desk.reload();
  await desk.locator('[data-evening-table]').click();
  await expect(desk).toHaveURL(new RegExp(`/t/${table}$`));
  await desk.locator('[data-seat="1"] button').first().click();
  await expect(phone.locator('[data-seat="1"]')).toContainText('Teva');

  await phone.goto('/clubs');
  await phone.locator('[data-clubs] a').click();
  await phone.locator('[data-call-off]').click();
  await expect(phone.locator('[data-evenings]')).toHaveCount(0);
});
