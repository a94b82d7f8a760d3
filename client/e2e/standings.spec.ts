/** Who is strongest, of those who want to be named, and what others see of them. */
import { type BrowserContext, expect, test } from '@playwright/test';
import { playTogether } from './ahead';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

const ENOUGH = 10;
/** Games are rated some twenty seconds after their end. */
const RATED = { timeout: 90_000, intervals: [1000] };

let people = 0;
const newName = (): string => `Moana ${process.pid} ${++people}`;

async function rated(hers: BrowserContext, his: BrowserContext): Promise<void> {
  const play = async (): Promise<void> => {
    const table = await open(hers, { ...ONE_CARD, people: 2, listed: true });
    await does(his, `/api/tables/${table}/sit`, { seat: 1 });
    await does(hers, `/api/tables/${table}/start`);
    await playTogether([hers, his], table, Infinity);
  };
  await Promise.all(Array.from({ length: ENOUGH }, play));
  const rank = async (): Promise<unknown> => {
    const answer = await hers.request.get(`/api/games/${ONE_CARD.game}/standings`);
    return ((await answer.json()) as { mine: { rank: number | null } | null }).mine?.rank ?? null;
  };
  await expect.poll(rank, RATED).not.toBe(null);
}

test('P-57, P-59: nobody is named before they say so, and a page is there while it is wanted', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true, theme: 'dark' });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const name = newName();
  await comeIn(hers, name);
  await comeIn(his, 'Teva');
  await rated(hers, his);

  const phone = await hers.newPage();
  await phone.goto(`/standings/${ONE_CARD.game}`);
  await expect(phone.locator('[data-place]')).toContainText('Tu serais au rang');
  const desk = await his.newPage();
  await desk.goto(`/standings/${ONE_CARD.game}`);
  await expect(desk.locator('[data-place]')).toContainText('You would be at rank');
  await expect(desk.getByText(name)).toHaveCount(0);

  await phone.getByRole('link', { name: 'Y figurer sous mon nom' }).click();
  await phone.getByRole('switch', { name: 'Mon nom au classement' }).tap();
  await expect(phone.locator('[data-in-standings="true"]')).toBeVisible();
  await desk.reload();
  await expect(desk.locator('[data-ranks]')).toContainText(name);
  await expect(desk.getByRole('link', { name })).toHaveCount(0);

  await phone.getByRole('switch', { name: 'Une page pour les autres' }).tap();
  await expect(phone.locator('[data-to-page]')).toBeVisible();
  await desk.reload();
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name);
  const record = desk.locator(`[data-record="${ONE_CARD.game}"]`);
  await expect(record.locator('[data-played]')).toHaveText(String(ENOUGH));
  await expect(record.locator('[data-rating]')).toBeVisible();
  await expect(desk.locator('[data-latest]')).toHaveCount(ENOUGH);

  await phone.getByRole('switch', { name: 'Une page pour les autres' }).tap();
  await expect(phone.locator('[data-to-page]')).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Nobody is here');

  await phone.locator('[data-to-standings]').click();
  await phone.locator(`a[href="/standings/${ONE_CARD.game}"]`).click();
  await expect(phone.locator('[data-place]')).toContainText('Tu es au rang');
});
