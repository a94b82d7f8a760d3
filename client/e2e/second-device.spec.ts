/** One person on two devices: the same seat, the same games, and the way back. */
import { expect, test } from '@playwright/test';
import { onTurn } from './ahead';
import { clickTheNext } from './clicking';
import { askForTheLink, linkElsewhere, shownLink } from './second-device';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, seen, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('a game begun at the desk goes on on the phone, by the link that the desk shows', async ({
  browser,
}) => {
  const desk = await visitor(browser, { size: DESK, language: 'en' });
  await comeIn(desk, 'Moana');
  const table = await onTurn(desk, ONE_CARD);
  const atDesk = await desk.newPage();
  await atDesk.goto('/');
  await askForTheLink(atDesk);
  const link = await shownLink(atDesk).inputValue();

  const phone = await visitor(browser, { size: PHONE });
  const onPhone = await phone.newPage();
  await onPhone.goto(link);
  await expect(onPhone.locator('h1')).toContainText('Moana');
  expect(onPhone.url(), 'a link that is used once is not left to be read').not.toContain('#');
  await onPhone.locator('[data-carry-on]').tap();
  await expect(onPhone.locator('[data-me]')).toHaveAccessibleName(/Moana/);
  await expect(atDesk.locator('[data-told="taken"]')).toContainText('Moana');

  const { seq } = await seen(phone, table);
  await onPhone.locator(`a[href="/t/${table}"]`).first().tap();
  await clickTheNext(onPhone, true);
  await clickTheNext(onPhone, true);
  await expect.poll(async () => (await seen(desk, table)).seq).toBeGreaterThan(seq);

  await atDesk.locator('[data-sign-out]').click();
  await expect(atDesk.locator('[data-told="signed-out"]')).toContainText('Moana');
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  expect((await desk.request.get('/api/me')).status()).toBe(200);
});

test('a link that was used says so, and how to get another', async ({ browser }) => {
  const desk = await visitor(browser, { size: DESK });
  await comeIn(desk, 'Moana');
  const link = await linkElsewhere(desk);
  const phone = await visitor(browser, { size: PHONE, language: 'en' });
  await comeIn(phone, 'Teva');
  const page = await phone.newPage();
  await page.goto(link);
  await expect(page.getByText('So far you are Teva here')).toBeVisible();
  await phone.request.post('/api/transfers', { data: { code: link.split('#')[1] } });
  await page.locator('[data-carry-on]').tap();
  await expect(page.getByRole('alert')).toContainText('Carry on elsewhere');
  await page.getByRole('link', { name: 'To the games' }).tap();
  await expect(page.locator('[data-me]')).toHaveAccessibleName(/Teva/);
});

test('one device of several is signed out, and the last one only after a warning', async ({
  browser,
}) => {
  const desk = await visitor(browser, { size: DESK, language: 'en' });
  await comeIn(desk, 'Moana');
  const phone = await visitor(browser, { size: PHONE });
  const code = (await linkElsewhere(desk)).split('#')[1];
  await phone.request.post('/api/transfers', {
    data: { code },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const page = await desk.newPage();
  await page.goto('/');
  await page.locator('[data-me]').click();
  await page.locator('[data-to-me]').click();
  const sessions = page.locator('[data-sessions] li');
  await expect(sessions).toHaveCount(2);
  await page.locator('[data-end]').click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('this one');
  expect((await phone.request.get('/api/me')).status()).toBe(401);

  await page.locator('[data-sign-out-here]').click();
  await expect(page.getByRole('alert')).toContainText('Only this device knows Moana');
  expect((await desk.request.get('/api/me')).status()).toBe(200);
  await page.locator('[data-sign-out-here]').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-me]')).not.toHaveAccessibleName(/Moana/);
  expect((await desk.request.get('/api/me')).status()).toBe(401);
});
