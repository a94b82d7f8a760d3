/** Friends by a link: given, looked at, taken, found at a table, and let go. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('P-65: a link makes two people friends, and one finds the other at a table', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true, theme: 'dark' });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');

  const phone = await hers.newPage();
  await phone.goto('/friends');
  await phone.locator('[data-friend-link]').click();
  const link = phone.getByRole('textbox');
  await expect(link).toHaveValue(/\/friends#[a-z2-7]{26}$/);
  const address = new URL(await link.inputValue());

  const desk = await his.newPage();
  await desk.goto(`/friends${address.hash}`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Become friends with Moana?');
  await desk.locator('[data-befriend]').click();
  await expect(desk.locator('[data-friends]')).toContainText('Moana');

  const table = await open(hers, { ...ONE_CARD, people: 2, listed: true });
  await desk.reload();
  await desk.locator('[data-join]').click();
  await expect(desk).toHaveURL(new RegExp(`/t/${table}$`));
  await expect(desk.locator('[data-seat="0"]')).toContainText('Moana');

  await phone.reload();
  await expect(phone.locator('[data-friends]')).toContainText('Teva');
  // Another link in the same tab is asked about as well; this one is spent.
  await phone.evaluate((hash) => (location.hash = hash), address.hash);
  await expect(phone.getByRole('alert')).toContainText('Ce lien');
  await expect(phone).toHaveURL(/\/friends$/);

  // Who was quicker is heard of, and not as if it were about a link.
  await phone.reload();
  await expect(phone.locator('[data-friends]')).toContainText('Teva');
  const gone = await desk.context().request.get('/api/me/friends');
  const { friends } = (await gone.json()) as { friends: { id: string }[] };
  await does(his, `/api/me/friends/${friends[0]?.id ?? ''}/remove`);
  await phone.locator('[data-remove-friend]').click();
  await expect(phone.locator('[data-friends]')).toHaveCount(0);
  await expect(phone.getByRole('alert')).not.toContainText('Ce lien');
});
