/** From the first page to a table: who I am, opening, inviting, coming back. */
import { expect, test } from '@playwright/test';
import { clickAMove, clickTheNext } from './clicking';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, offered, open, seen, visitor } from './table';
import { onTurn } from './ahead';
import { IN_TURN, ONE_CARD, sample } from './trials';

const { game: GAME, variant } = sample(({ variant }) => variant);
const VARIANT = variant?.label ?? '';
/** What experts are called, from the second seat on. */
const BOTS = ['Ariki', 'Mahina', 'Tavita'];

test.afterEach(goHome);

test('a table is opened with a variant, and a stranger comes by its link', async ({ browser }) => {
  const host = await (await visitor(browser, { size: PHONE })).newPage();
  await host.goto(`/open/${GAME}`);
  await host.getByText('3', { exact: true }).first().tap();
  await host.getByRole('switch', { name: VARIANT, exact: true }).tap();
  await host.getByText('En direct').tap();
  await host.getByRole('button', { name: 'Ouvrir la table' }).tap();
  await expect(host.locator('[data-next="fill"]')).toBeVisible();
  await expect(host.getByText(VARIANT, { exact: true })).toBeVisible();
  await expect(host.getByText(/2\s?min par coup/)).toBeVisible();

  const stranger = await (await visitor(browser, { size: DESK, language: 'en' })).newPage();
  await stranger.goto(host.url());
  await expect(stranger.locator('[data-next="sit"]')).toBeVisible();
  await stranger.locator('[data-sit="1"]').click();
  await expect(stranger.locator('[data-next="gather"]')).toBeVisible();
  await expect(stranger.locator('[data-start]')).toHaveCount(0);

  await host.locator('[data-seat="2"] button').tap();
  await expect(stranger.locator('[data-next="wait"]')).toBeVisible();
  await host.locator('[data-start]').tap();
  await expect(host.locator('[data-table]')).toBeVisible();
  await expect(stranger.locator('[data-table]')).toBeVisible();
});

test('a table at a slow pace has so many days for a move as were chosen', async ({ browser }) => {
  const page = await (await visitor(browser, { size: DESK, language: 'en' })).newPage();
  await page.goto(`/open/${GAME}`);
  await page.getByText('Relaxed').click();
  await expect(page.getByText('4 h', { exact: true })).toBeVisible();
  await page.getByText('A move a day').click();
  await page
    .getByRole('group', { name: 'Days for each move' })
    .getByText('3', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('3 days a move')).toBeVisible();
});

test('a bot can be sent away again, and a table closed', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  await page.goto(`/t/${await open(context, ONE_CARD)}`);
  await expect(page.locator('[data-next="start"]')).toBeVisible();
  await page.locator('[data-seat="2"] button').tap();
  await expect(page.locator('[data-next="fill"]')).toBeVisible();
  await expect(page.locator('[data-start]')).toBeDisabled();
  await page.getByRole('button', { name: 'Fermer la table' }).tap();
  await expect(page.locator('[data-next="closed"]')).toBeVisible();
});

test('the host removes somebody, who is told where else to go', async ({ browser }) => {
  const hosting = await visitor(browser, { size: PHONE });
  await comeIn(hosting, 'Moana');
  const host = await hosting.newPage();
  await host.goto(`/t/${await open(hosting, { ...ONE_CARD, people: 2 })}`);
  const guest = await visitor(browser, { size: DESK, language: 'en' });
  await comeIn(guest, 'Kimo');
  const page = await guest.newPage();
  await page.goto(host.url());
  await page.locator('[data-sit="1"]').click();
  await expect(page.locator('[data-next="wait"]')).toBeVisible();

  await host.getByRole('button', { name: 'Retirer Kimo' }).tap();
  await host.getByRole('button', { name: 'Annuler' }).tap();
  await expect(host.locator('[data-remove]')).toHaveCount(0);
  await host.getByRole('button', { name: 'Retirer Kimo' }).tap();
  await host.locator('[data-remove="1"]').tap();
  await expect(host.locator('[data-next="fill"]')).toBeVisible();
  await expect(page.locator('[data-next="removed"]')).toBeVisible();
  // Whoever comes again hears it when trying to sit down.
  await page.reload();
  await page.locator('[data-sit="1"]').click();
  await expect(page.locator('[data-next="removed"]')).toContainText('taken you from this table');
  await expect(page.getByRole('link', { name: 'Open another table' })).toBeVisible();
  await page.getByRole('link', { name: 'See the other tables' }).click();
  await expect(page.locator('h1')).toHaveText('What shall we play?');
});

test('name and animal are kept, before the first game and after', async ({ browser }) => {
  const page = await (await visitor(browser, { size: PHONE })).newPage();
  await page.goto('/');
  for (const [name, animal] of [
    ['Ada', 'poulpe'],
    ['Grace', 'raie'],
  ] as const) {
    await page.locator('[data-me]').tap();
    await page.getByRole('textbox', { name: 'Nom' }).fill(name);
    await page.getByText(animal, { exact: true }).tap();
    await page.getByRole('button', { name: 'C’est moi' }).tap();
    await expect(page.locator('[data-me]')).toHaveAccessibleName(new RegExp(name));
    await page.reload();
    await expect(page.locator('[data-me]')).toHaveAccessibleName(new RegExp(name));
  }
});

test('language and size of text are kept', async ({ browser }) => {
  const page = await (await visitor(browser, { size: DESK })).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByText('Très grande').click();
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('What shall we play?');
  const size = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(size).toBeCloseTo(16 * 1.3, 1);
});

test('what waits for me stands first, on the first page too, and is gone on with', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK });
  await comeIn(context, 'Moana');
  const mine = await onTurn(context, ONE_CARD);
  const gathering = await open(context, { ...IN_TURN, people: 2 });
  const page = await context.newPage();
  await page.goto('/');
  const rows = page.locator('[data-listed]');
  await expect(rows.first()).toHaveAttribute('data-listed', mine);
  await expect(rows.first()).toContainText('À toi');
  await expect(rows.first()).toContainText('avec Kai, Lani');
  await expect(rows.nth(1)).toHaveAttribute('data-listed', gathering);
  await rows.first().click();
  await expect(page.locator('[data-table]')).toBeVisible();
  const { seq } = await seen(context, mine);
  await clickTheNext(page, false);
  await expect.poll(async () => (await seen(context, mine)).seq).toBeGreaterThan(seq);
});

test('whose turn it is stands in the list, and changes there as people play', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK, language: 'en' });
  const hers = await visitor(browser, { size: DESK });
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Inès');
  const table = await open(mine, { ...IN_TURN, people: 2 });
  await does(hers, `/api/tables/${table}/sit`, { seat: 1 });
  await does(mine, `/api/tables/${table}/start`);
  const turns = [
    { context: mine, page: await mine.newPage(), own: 'Your turn', other: 'Inès to play' },
    { context: hers, page: await hers.newPage(), own: 'À toi', other: 'À Moana de jouer' },
  ];
  for (let move = 0; move < 2; move++)
    for (const { context, page, own, other } of turns) {
      const isOwn = (await seen(context, table)).you.turn !== null;
      await page.goto('/');
      const row = page.locator(`[data-listed="${table}"]`);
      await expect(row).toContainText(isOwn ? own : other);
      if (!isOwn) continue;
      await row.click();
      await expect(page.locator('[data-table]')).toBeVisible();
      const { seq } = await seen(context, table);
      await expect(async () => {
        await clickAMove(page, false);
        expect((await seen(context, table)).seq).toBeGreaterThan(seq);
      }).toPass();
    }
});

for (const size of [PHONE, DESK])
  test(`how well bots play is chosen at once and shown at the table, on a ${size.name}`, async ({
    browser,
  }) => {
    const page = await (await visitor(browser, { size })).newPage();
    await page.goto('/');
    const level = page.getByLabel('Niveau des robots');
    await expect(level).toHaveValue('player');
    await expect(level.locator('option')).toHaveText(['Débutant', 'Joueur', 'Fort', 'Expert']);
    await level.selectOption('expert');
    await expect(page.getByText('Ariki prend le temps de réfléchir')).toBeVisible();
    const { seats } = await offered(page.context(), GAME);
    await page.locator(`[data-play-now="${GAME}"]`).click();
    const marks = page.locator('.chip [data-level="expert"]');
    await expect(marks).toHaveCount(seats - 1);
    await expect(marks.first().locator('[data-face="expert"]')).toBeVisible();
    await expect(marks.first().locator('.drops')).toBeVisible();
    await expect(page.locator('.chip .sr', { hasText: 'robot, expert' })).toHaveCount(seats - 1);
    await page.keyboard.press('m');
    await expect(page.locator('[data-bots] li')).toHaveText(
      BOTS.slice(0, seats - 1).map((name) => `${name} : robot, expert`),
    );
    await page.goto('/');
    await expect(level).toHaveValue('expert');
  });

test('each bot in the lobby has a level of its own', async ({ browser }) => {
  const page = await (await visitor(browser, { size: PHONE })).newPage();
  await page.goto(`/open/${GAME}`);
  const bots = page.getByRole('group', { name: 'Dont robots' });
  await bots.getByText('2', { exact: true }).tap();
  await page.getByRole('group', { name: 'Niveau des robots' }).getByText('Fort').tap();
  await expect(page.getByText('Koa compte les cartes et voit venir.')).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir la table' }).tap();
  const [second, third] = [page.locator('[data-seat="2"]'), page.locator('[data-seat="3"]')];
  const level = second.getByLabel(/^Niveau (de |d’)/);
  await expect(level).toHaveValue('strong');
  await level.focus();
  await level.selectOption('beginner');
  await expect(level).toHaveValue('beginner');
  await expect(level).toBeFocused();
  await expect(second.locator('[data-face="beginner"]')).toBeVisible();
  await expect(second).toContainText('Momi débute');
  await expect(third.getByLabel(/^Niveau (de |d’)/)).toHaveValue('strong');
  await expect(page.locator('[data-start]')).toBeDisabled();

  const stranger = await (await visitor(browser, { size: DESK, language: 'en' })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator('[data-seat="2"]')).toContainText('bot, beginner');
});

for (const size of [PHONE, DESK])
  test(`how a game is played is chosen once and remembered, on a ${size.name}`, async ({
    browser,
  }) => {
    const page = await (await visitor(browser, { size })).newPage();
    await page.goto('/');
    const { title, fewest, seats } = await offered(page.context(), GAME);
    const how = page.locator(`[data-how-to="${GAME}"]`);
    await expect(how).toHaveAccessibleName(new RegExp(`${title} à ${seats}, avec des robots`));
    await how.click();
    await page
      .getByRole('group', { name: 'À combien' })
      .getByText(String(fewest), { exact: true })
      .click();
    await page.getByRole('switch', { name: VARIANT, exact: true }).click();
    await page.locator(`[data-play-so="${GAME}"]`).click();
    await expect(page.locator('[data-table]')).toBeVisible();
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { view } = await seen(page.context(), table);
    expect(view).toMatchObject({ seats: fewest, options: { [variant?.option ?? '']: true } });

    await page.goto('/');
    await expect(how).toHaveAccessibleName(new RegExp(`${title} à ${fewest}, avec des robots`));
    await how.click();
    await expect(page.getByRole('switch', { name: VARIANT, exact: true })).toBeChecked();
    await page.getByRole('group', { name: 'Avec qui' }).getByText('Du monde').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-play-so]')).toHaveCount(0);
    await page.locator(`[data-play-now="${GAME}"]`).click();
    await expect(page.locator('[data-next="fill"]')).toBeVisible();
    await expect(page.locator('[data-seat]')).toHaveCount(fewest);
    await expect(page.getByText(VARIANT, { exact: true })).toBeVisible();
  });

test('a table that looks for people stands above the games, with who sits there', async ({
  browser,
}) => {
  const host = await visitor(browser, { size: DESK });
  await comeIn(host, 'Inès');
  const table = await open(host, { ...ONE_CARD, people: 2, listed: true });
  const page = await (await visitor(browser, { size: PHONE })).newPage();
  // The tables of other tests are not for this page.
  await page.route('**/api/tables', async (route) => {
    const response = await route.fetch();
    const listed = (await response.json()) as { table: string }[];
    await route.fulfill({ response, json: listed.filter((one) => one.table === table) });
  });
  await page.goto('/');
  const row = page.locator(`[data-listed="${table}"]`);
  await expect(row).toContainText('avec Inès, Lani');
  const [tableAt, gamesAt] = [
    await row.boundingBox(),
    await page.locator('article').first().boundingBox(),
  ];
  expect(tableAt?.y).toBeLessThan(gamesAt?.y ?? 0);
  await row.tap();
  await expect(page.locator('[data-next="sit"]')).toBeVisible();
});

test('whoever is known and touches their name at once finds their own name there', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, direct: true });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('[data-me]').tap();
  await expect(page.locator('dialog[open]')).toBeVisible();
  answer.resolve(undefined);
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Moana');
});
