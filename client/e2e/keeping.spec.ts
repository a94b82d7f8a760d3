/** Somebody who keeps their games comes back to them: by a passkey, by a code, on any device. */
import { expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { Authenticator } from './authenticator';
import { clickTheNext } from './clicking';
import { HOME } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, seen, visitor } from './table';
import { ONE_CARD } from './trials';

/** Passkeys belong to a name, and there is none in figures. */
const BY_NAME = HOME.replace('127.0.0.1', 'localhost');

test.afterEach(goHome);

async function makeCodes(page: Page): Promise<string[]> {
  await page.locator('[data-make-codes]').click();
  const shown = page.locator('[data-new-codes] li');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await page.locator('[data-codes-kept]').click();
  await expect(page.locator('[data-codes="10"]')).toBeVisible();
  await expect(page.locator('[data-new-codes]')).toHaveCount(0);
  return codes;
}

async function signInBy(page: Page, code: string): Promise<void> {
  await page.goto('/sign-in');
  await page.locator('[data-code]').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/me$/);
}

test('a guest in the middle of a game makes a passkey, and plays on with it elsewhere', async ({
  browser,
}) => {
  const desk = await visitor(browser, { size: DESK, language: 'en', baseURL: BY_NAME });
  await comeIn(desk, 'Moana');
  const table = await onTurn(desk, ONE_CARD);
  const atDesk = await desk.newPage();
  const deskKeys = await Authenticator.of(atDesk);
  await atDesk.goto('/');
  await atDesk.locator('[data-me]').click();
  await atDesk.getByRole('link', { name: 'Keep your games' }).click();
  await atDesk.locator('[data-add-passkey]').click();
  await expect(atDesk.locator('[data-passkeys] li')).toHaveCount(1);
  await expect(atDesk.getByRole('heading', { name: 'How you come back' })).toBeVisible();

  const phone = await visitor(browser, { size: PHONE, language: 'en', baseURL: BY_NAME });
  const onPhone = await phone.newPage();
  const phoneKeys = await Authenticator.thatIsAsked(onPhone);
  await onPhone.goto('/sign-in');
  await expect(onPhone.locator('[data-sign-in]')).toBeVisible();
  await phoneKeys.take(await deskKeys.credentials());
  await onPhone.locator('[data-sign-in]').tap();
  await expect(onPhone.locator('[data-me]')).toHaveAccessibleName(/Moana/);
  const { seq } = await seen(phone, table);
  await onPhone.locator(`a[href="/t/${table}"]`).first().tap();
  await clickTheNext(onPhone, true);
  await clickTheNext(onPhone, true);
  await expect.poll(async () => (await seen(desk, table)).seq).toBeGreaterThan(seq);

  await phoneKeys.replace();
  await onPhone.goto('/me');
  await onPhone.locator('[data-add-passkey]').tap();
  const passkeys = onPhone.locator('[data-passkeys] li');
  await expect(passkeys).toHaveCount(2);
  await passkeys.last().locator('[data-rename]').tap();
  await onPhone.getByLabel('What this passkey is called').fill('My phone');
  await onPhone.keyboard.press('Enter');
  await expect(passkeys.filter({ hasText: 'My phone' })).toHaveCount(1);
  const [code = ''] = await makeCodes(onPhone);
  const former = passkeys.filter({ hasNotText: 'My phone' });
  await former.locator('[data-remove]').tap();
  await former.locator('[data-remove-surely]').tap();
  await expect(passkeys).toHaveText([/My phone/]);

  const lent = await visitor(browser, { size: PHONE, language: 'en', baseURL: BY_NAME });
  await comeIn(lent, 'Teva');
  const onLent = await lent.newPage();
  const lentKeys = await Authenticator.thatIsAsked(onLent);
  await onLent.goto('/sign-in');
  await expect(onLent.getByText('So far you are Teva here')).toBeVisible();
  await lentKeys.take(await deskKeys.credentials());
  await onLent.locator('[data-sign-in]').tap();
  await expect(onLent.getByRole('alert')).toContainText('Nobody is known by that');
  await signInBy(onLent, code);
  await expect(onLent.locator('h1')).toHaveText('Moana');
  await expect(onLent.locator('[data-codes="9"]')).toBeVisible();
  await expect(onLent.locator('[data-sessions] li')).toHaveCount(1);
  expect((await phone.request.get('/api/me')).status(), 'all others are signed out').toBe(401);
});

test('whoever has a passkey where codes are typed is let in without a press', async ({
  browser,
}) => {
  const desk = await visitor(browser, { size: DESK, language: 'en', baseURL: BY_NAME });
  await comeIn(desk, 'Moana');
  const atDesk = await desk.newPage();
  const deskKeys = await Authenticator.of(atDesk);
  await atDesk.goto('/me');
  await atDesk.locator('[data-add-passkey]').click();
  await expect(atDesk.locator('[data-passkeys] li')).toHaveCount(1);

  const phone = await visitor(browser, { size: PHONE, language: 'fr', baseURL: BY_NAME });
  const onPhone = await phone.newPage();
  const phoneKeys = await Authenticator.of(onPhone);
  await phoneKeys.take(await deskKeys.credentials());
  await onPhone.goto('/sign-in');
  await expect(onPhone.locator('[data-me]')).toHaveAccessibleName(/Moana/);
  await onPhone.goto('/me');
  await expect(onPhone.locator('h1')).toHaveText('Moana');
});

test('where there are no passkeys codes do; who has enough takes everything along and is erased', async ({
  browser,
}) => {
  const desk = await visitor(browser, { size: DESK, language: 'en' });
  await comeIn(desk, 'Moana');
  const page = await desk.newPage();
  await page.goto('/me');
  const [first = '', second = ''] = await makeCodes(page);
  await expect(page.locator('[data-add-passkey]')).toHaveCount(0);
  await page.locator('[data-make-codes]').click();
  await page.getByRole('dialog').locator('[data-code]').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-new-codes] li')).toHaveCount(10);
  const [anew = ''] = await page.locator('[data-new-codes] li').allInnerTexts();
  await page.locator('[data-codes-kept]').click();

  await page.locator('[data-sign-out-here]').click();
  await expect(page).toHaveURL('/');
  await page.locator('[data-me]').click();
  await page.locator('[data-to-sign-in]').click();
  await expect(page.locator('[data-sign-in]')).toHaveCount(0);
  await page.locator('[data-code]').fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nobody is known by that');
  await signInBy(page, anew);
  await expect(page.locator('h1')).toHaveText('Moana');

  const download = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  expect((await download).suggestedFilename()).toMatch(/^houle-.*\.json$/);
  await page.locator('[data-erase]').click();
  await expect(page.getByRole('alert')).toContainText('no way back');
  expect((await desk.request.get('/api/me')).status()).toBe(200);
  await page.locator('[data-erase-surely]').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-me]')).not.toHaveAccessibleName(/Moana/);
  expect((await desk.request.get('/api/me')).status()).toBe(401);
});
