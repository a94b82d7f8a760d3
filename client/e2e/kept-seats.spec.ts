/** Seats that bots keep: somebody who looks on takes one, and plays from the next round on. */
import { expect, type Page, test } from '@playwright/test';
import type { GameInfo } from '../src/wire/generated';
import { onTurn, playOn } from './ahead';
import { clickAMove } from './clicking';
import { listsOnly } from './lists';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, held, makeAMove, seen, visitor } from './table';
import { TRIALS } from './trials';

test.afterEach(goHome);

/** A game in which rounds are counted, and in each of them every card of a hand is played. */
const ROUND = TRIALS.flatMap(({ game, round, hasSuits }) =>
  round && hasSuits ? [{ game, ...round }] : [],
)[0];

const notice = (page: Page, kind: string): ReturnType<Page['locator']> =>
  page.locator(`[data-notice="${kind}"]`);

test('T-67: a host says in the form that bots keep their seats, and the list offers them', async ({
  browser,
}) => {
  if (!ROUND) throw new Error('no game is played in rounds');
  const hers = await visitor(browser, { size: PHONE });
  await comeIn(hers, 'Moana');
  const host = await hers.newPage();
  await host.goto(`/open/${ROUND.game}`);
  await host.getByRole('group', { name: 'Nombre de places' }).getByText('3').tap();
  await host.getByRole('group', { name: 'Dont robots' }).getByText('2').tap();
  const kept = host.getByRole('switch', { name: 'Les robots gardent leurs places' });
  await expect(kept).toHaveCount(0);
  await host.getByRole('switch', { name: 'Ouverte à tout le monde' }).tap();
  await kept.tap();
  await expect(kept).toBeChecked();
  await host.getByRole('button', { name: 'Ouvrir la table' }).tap();
  await host.locator('[data-start]').tap();
  await expect(host.locator('[data-table]')).toBeVisible();

  const his = await visitor(browser, { size: DESK, language: 'en' });
  await comeIn(his, 'Teva');
  const page = await his.newPage();
  const [, table = ''] = /\/t\/([^/]+)$/.exec(host.url()) ?? [];
  await listsOnly(his, table);
  await page.goto('/');
  const row = page.locator(`[data-listed="${table}"]`);
  await expect(row).toContainText('2 seats');
  await row.click();
  await notice(page, 'kept').getByRole('button').first().click();
  // If nobody has played yet the round has only begun, and it is theirs at once.
  const hand = page.locator('.hand button').first();
  await expect(notice(page, 'promised').or(hand).first()).toBeVisible();
});

test('for a game that is dealt once the form does not speak of it', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  const games = (await (await context.request.get('/api/games')).json()) as GameInfo[];
  const once = games.find(({ rounds }) => !rounds);
  if (!once) throw new Error('every game is played in rounds');
  const page = await context.newPage();
  await page.goto(`/open/${once.name}`);
  await page.getByRole('switch', { name: 'Open to everybody' }).click();
  await expect(page.getByRole('switch')).not.toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Bots keep their seats' })).toHaveCount(0);
});

test('T-67, T-68, T-69: whoever looks on joins in, and makes a move in the next round', async ({
  browser,
}) => {
  if (!ROUND) throw new Error('no game is played in rounds');
  const hers = await visitor(browser, { size: DESK, language: 'en' });
  const his = await visitor(browser, { size: PHONE });
  await comeIn(hers, 'Moana');
  const table = await onTurn(hers, { ...ROUND, joinable: true });
  await playOn(hers, table, 1);
  await comeIn(his, 'Teva');
  const page = await his.newPage();
  await listsOnly(his, table);
  await page.goto('/');
  await page.locator(`[data-listed="${table}"]`).click();
  await notice(page, 'kept').getByRole('button').first().click();
  await expect(notice(page, 'promised')).toBeVisible();
  const theirs = await hers.newPage();
  await theirs.goto(`/t/${table}`);
  await expect(notice(theirs, 'coming')).toContainText('Teva');
  await playOn(hers, table, (await held(hers, table)) - 1);
  await makeAMove(hers, table);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await expect(notice(page, 'promised')).toHaveCount(0);
  await theirs.locator('[data-go-on]').click();
  await expect(theirs.locator('aside')).toContainText('Teva takes over for ');
  const isHisTurn = async (): Promise<boolean> => {
    if ((await seen(his, table)).you.turn !== null) return true;
    await makeAMove(hers, table);
    return false;
  };
  await expect.poll(isHisTurn).toBe(true);
  const { you } = await seen(his, table);
  // A move that is on its way shows nothing to press, and nobody else makes one meanwhile.
  const hasMoved = async (): Promise<boolean> => {
    if ((await seen(his, table)).you.turn !== you.turn) return true;
    await clickAMove(page, true);
    return false;
  };
  await expect.poll(hasMoved).toBe(true);
  expect((await seen(his, table)).table.chairs.map(({ name }) => name)).toContain('Teva');
});

test('T-68: whoever gives the seat back looks on, and is not offered it again', async ({
  browser,
}) => {
  if (!ROUND) throw new Error('no game is played in rounds');
  const hers = await visitor(browser, { size: DESK, language: 'en' });
  const his = await visitor(browser, { size: PHONE });
  await comeIn(hers, 'Moana');
  const table = await onTurn(hers, { ...ROUND, joinable: true });
  await playOn(hers, table, 1);
  await comeIn(his, 'Teva');
  const page = await his.newPage();
  await page.goto(`/t/${table}`);
  await notice(page, 'kept').getByRole('button').first().click();
  await notice(page, 'promised').getByRole('button').click();
  await expect(notice(page, 'promised')).toHaveCount(0);
  await expect(notice(page, 'kept')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-table]')).toBeVisible();
  await makeAMove(hers, table);
  await expect(notice(page, 'coming')).toHaveCount(0);
  await expect(notice(page, 'kept')).toHaveCount(0);
});
