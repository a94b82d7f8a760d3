/** Another game with the people of one that is over: invited, taken, declined. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, offered, open, visitor } from './table';
import { IN_TURN, ONE_CARD } from './trials';

const ANOTHER = REGISTERED.find((game) => game !== IN_TURN.game) ?? IN_TURN.game;

test.afterEach(goHome);

interface Pair {
  readonly hers: BrowserContext;
  readonly his: BrowserContext;
  readonly phone: Page;
  readonly desk: Page;
  readonly table: string;
}

/** Two people who have just played a game to its end; she looks at the result, he is elsewhere. */
async function afterAGame(browser: Browser): Promise<Pair> {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true, theme: 'dark' });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  const table = await open(hers, { ...ONE_CARD, people: 2 });
  await does(his, `/api/tables/${table}/sit`, { seat: 1, name: 'Teva' });
  await does(hers, `/api/tables/${table}/start`);
  for (const one of [hers, his]) await does(one, `/api/tables/${table}/concede`);
  const [phone, desk] = [await hers.newPage(), await his.newPage()];
  await phone.goto(`/t/${table}`);
  await desk.goto('/');
  return { hers, his, phone, desk, table };
}

/** She chooses another game, in which he is invited; the table she sits at then. */
async function invites(phone: Page): Promise<string> {
  await phone.locator('[data-again-with]').click();
  await expect(phone.locator('main')).toContainText('Teva');
  await phone.locator(`[data-game="${IN_TURN.game}"]`).click();
  await expect(phone.locator('[data-others]')).toContainText('Teva');
  await phone.locator('button[type="submit"]').click();
  await expect(phone.locator('[data-next="fill"]')).toBeVisible();
  return /\/t\/([a-z2-7]+)$/.exec(phone.url())?.[1] ?? '';
}

test('P-69: one tap takes an invitation, and both sit at the new table', async ({ browser }) => {
  const { phone, desk, table } = await afterAGame(browser);
  const next = await invites(phone);
  expect(next).not.toBe(table);
  await desk.reload();
  await expect(desk.locator('[data-invitations]')).toContainText('Moana asks you to play again');
  await desk.locator('[data-take-invitation]').click();
  await expect(desk).toHaveURL(new RegExp(`/t/${next}$`));
  await expect(desk.locator('[data-seat="1"]')).toContainText('Teva');
  await expect(phone.locator('[data-seat="1"]')).toContainText('Teva');
  await phone.locator('[data-start]').click();
  for (const page of [phone, desk])
    await expect(page.locator(`[data-table="${next}"]`)).toBeVisible();
});

test('P-69: whoever declines sees no more of it, and can still be asked again', async ({
  browser,
}) => {
  const { phone, desk, table } = await afterAGame(browser);
  await invites(phone);
  await desk.reload();
  await desk.locator('[data-decline-invitation]').click();
  await expect(desk.locator('[data-invitations]')).toHaveCount(0);
  await expect(phone.locator('[data-next="fill"]')).toBeVisible();

  await phone.goto('/mine');
  await phone.locator(`[href="/again/${table}"]`).click();
  await phone.locator(`[data-game="${ANOTHER}"]`).click();
  await phone.locator('button[type="submit"]').click();
  await expect(phone.locator('[data-lobby]')).toBeVisible();
  await desk.reload();
  const { title } = await offered(desk.context(), ANOTHER);
  await expect(desk.locator('[data-invitations]')).toContainText(title);
});
