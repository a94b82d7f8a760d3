/** Somebody wants to be told by mail: names an address, confirms it where mail is read, and ends
 *  it, here or by the link in a mail. */
import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { MAILS } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, visitor } from './table';

test.afterEach(goHome);

/** What the servers of these tests sign with. */
const SECRET = 'a secret that nobody knows but all nodes of these tests';

/** The link in the mail that came to an address. */
function linkTo(address: string): URL {
  const mails = readdirSync(`${MAILS}/new`).map((name) => readFileSync(`${MAILS}/new/${name}`));
  const mail = mails.map(String).find((text) => text.includes(`To: ${address}`)) ?? '';
  const [link = ''] = /http:\/\/localhost\S+/.exec(mail.replaceAll(/=\r?\n/g, '')) ?? [];
  return new URL(link);
}

/** The link that every later mail to this address has. */
function linkToEnd(mailbox: string): string {
  const key = createHash('sha256').update(`houle.mail.endsigner${SECRET}`).digest();
  return `/mail/end/${mailbox}.${createHmac('sha256', key).update(mailbox).digest('base64url')}`;
}

async function name(page: Page, address: string): Promise<URL> {
  await page.locator('[data-mail="off"]').waitFor();
  await page.locator('input[type="email"]').fill(address);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-mail="waiting"]')).toContainText(address);
  return linkTo(address);
}

async function press(page: Page, where: string): Promise<void> {
  await page.goto(where);
  await page.locator('[data-mail-press]').click();
  await expect(page.locator('[data-mail-done]')).toBeVisible();
}

test('an address is named, confirmed where mail is read, and ended by a link', async ({
  browser,
}) => {
  const address = `moana${Date.now()}@example.org`;
  const phone = await visitor(browser, { size: PHONE, language: 'fr' });
  await comeIn(phone, 'Moana');
  const me = await phone.newPage();
  await me.goto('/me');
  const link = await name(me, address);

  const desk = await visitor(browser, { size: DESK, language: 'en' });
  const reader = await desk.newPage();
  await reader.goto(link.pathname + link.hash);
  await expect(reader.locator('[data-mail-press]')).toBeVisible();
  await me.reload();
  await expect(me.locator('[data-mail="waiting"]')).toBeVisible();
  await press(reader, link.pathname + link.hash);
  await me.reload();
  await expect(me.locator('[data-mail="on"]')).toContainText(address);
  const company = me.getByRole('switch', { name: 'Les invitations et les soirées aussi' });
  await expect(company).toBeChecked();
  const kept = me.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/mail') && answer.request().method() === 'POST',
  );
  await company.tap();
  await kept;
  await expect(company).not.toBeChecked();
  await me.reload();
  await expect(me.locator('[data-mail="on"]')).toContainText(address);
  await expect(company).not.toBeChecked();

  const [mailbox = ''] = link.hash.slice(1).split('.');
  await press(reader, linkToEnd(mailbox));
  await me.reload();
  const again = await name(me, address);
  await press(reader, again.pathname + again.hash);
  await me.reload();
  await me.locator('[data-mail-end]').click();
  await expect(me.locator('[data-mail="off"]')).toBeVisible();

  const lost = await desk.newPage();
  await lost.goto('/mail/confirm#nothing');
  await lost.locator('[data-mail-press]').click();
  await expect(lost.getByRole('alert')).toBeVisible();
});
