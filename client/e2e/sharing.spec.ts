/** The result, told and shown to others. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { does, goHome, running, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('a result is copied as a text, and whoever pastes its link sees the game', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await page.locator('[data-hand-on="text"]').click();
  await expect(page.locator('[data-handed="text-copied"]')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Moana');
  expect(text).toContain('Everybody wanted to leave it at that.');
  const link = text.split('\n').at(-1) ?? '';
  expect(link).toContain(`/t/${table}/1`);
  const other = await (await visitor(browser, { size: DESK, language: 'en' })).newPage();
  await other.goto(new URL(link).pathname);
  await expect(other.getByText('Moana').first()).toBeVisible();
});

test('a phone sends it with what it sends everything with', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (sent: ShareData) => {
        document.documentElement.dataset['sent'] = JSON.stringify(sent);
        return Promise.resolve();
      },
    });
  });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await page.locator('[data-hand-on="text"]').tap();
  await expect(page.locator('html')).toHaveAttribute('data-sent', new RegExp(`/t/${table}/1`));
  const sent = (await page.locator('html').getAttribute('data-sent')) ?? '';
  expect(sent).toContain('Tout le monde a préféré en rester là.');
  // Nothing was copied, and the result is still there to go on from.
  await expect(page.locator('[data-handed]')).toHaveCount(0);
  await expect(page.locator('[data-do="rematch"]')).toBeVisible();
});

const SIGNATURE = '89504e470d0a1a0a';

/** How large a picture says it is. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a result is saved as a picture, with the keyboard too', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  const button = page.getByRole('button', { name: 'As a picture' });
  await button.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^houle-.*-${table}\\.png$`));
  const png = await readFile(await file.path());
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  expect(sizeOf(png)).toEqual([1200, 630]);
  await expect(page.locator('[data-handed="picture-saved"]')).toContainText('The picture is saved');
  await expect(page.locator('[data-do="rematch"]')).toBeVisible();
});

test('a phone sends the picture as a file', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        const bytes = new Uint8Array((await files?.[0]?.arrayBuffer()) ?? new ArrayBuffer());
        const view = new DataView(bytes.buffer);
        const size = `${String(view.getUint32(16))}x${String(view.getUint32(20))}`;
        document.documentElement.dataset['sent'] = `${files?.[0]?.type ?? ''} ${size}`;
      },
    });
  });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await page.getByRole('button', { name: 'En image' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'image/png 1200x630');
  // Nothing is said of what the device has shown itself.
  await expect(page.locator('[data-handed="picture-sent"]')).toBeEmpty();
  await expect(page.locator('[data-do="rematch"]')).toBeVisible();
});

test('where the server has no time for a picture, the result says so', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, language: 'en' });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await page.route('**/picture.png?*', (route) =>
    route.fulfill({ status: 307, headers: { location: '/icons/icon-512.png' } }),
  );
  await page.locator('[data-hand-on="picture"]').tap();
  await expect(page.locator('[data-handed="picture-none"]')).toContainText('no picture just now');
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await page.locator('[data-hand-on="picture"]').tap();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
});
