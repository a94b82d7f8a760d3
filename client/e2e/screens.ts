/** Every screen of the client, and how to get there. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import { atRest, onTurn, playOn, wellOn } from './ahead';
import { clickTheNext, isOver } from './clicking';
import { answered, FILLED } from './filled';
import { askForTheLink, linkElsewhere } from './second-device';
import { comeIn, does, open, type Setting } from './table';
import { FULLEST, ONE_CARD, TRIALS } from './trials';

export interface Screen {
  readonly name: string;
  readonly go: (context: BrowserContext, touch: boolean) => Promise<Page>;
  /** What shows that its page is there. */
  readonly sign: string;
  /** What a page forgets when it is loaded again. */
  readonly show?: (page: Page) => Promise<void>;
}

/** A screen as it is after its page was loaded once more. */
export async function loadAgain(page: Page, { sign, show }: Screen): Promise<void> {
  await page.reload();
  await isThere(page, sign);
  await show?.(page);
}

async function isThere(page: Page, sign: string): Promise<void> {
  await expect(page.locator(sign).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function at(context: BrowserContext, path: string, sign: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await isThere(page, sign);
  return page;
}

const page = (name: string, path: string, sign = 'h1'): Screen => ({
  name,
  sign,
  go: (context) => at(context, path, sign),
});

const LOBBY = '[data-start], [data-sit], [data-lobby]';
const DECIDING = '[data-my-turn], [data-result]';

/** A table some moves into its game, when it is for me to decide: all but the last of them are made
 *  without a page, as those by clicking are tried elsewhere. Some deals are over before that: then
 *  another one is played. */
function playing(name: string, setting: Setting, moves: number): Screen {
  return {
    name,
    sign: DECIDING,
    go: async (context, touch) => {
      for (let left = 4; ; left--) {
        const table = await wellOn(context, setting, moves - 1);
        const page = await at(context, `/t/${table}`, '[data-table]');
        // A finger chooses a card before it plays it.
        for (let clicks = touch ? 2 : 1; clicks && (await clickTheNext(page, touch));) clicks--;
        await atRest(context, table);
        await page.locator(DECIDING).first().waitFor({ timeout: 15_000 });
        await page.keyboard.press('Escape');
        if (!(await isOver(page)) || !left) return page;
        await page.close();
      }
    },
  };
}

/** A game that runs, for a page to watch its end or to look back at it. */
const begun = (context: BrowserContext): Promise<string> => onTurn(context, ONE_CARD);

/** Pictures have the usual bots; whatever else looks at a table need not wait until they have thought. */
const BOTS: Pick<Setting, 'level'> =
  process.env['PICTURES'] === undefined ? { level: 'beginner' } : {};

/** What is special about the tables of each game. */
export const TABLES: readonly Screen[] = TRIALS.flatMap(({ game, tables }) =>
  tables.map(({ name, moves, ...mode }) =>
    playing(name ? `${game} ${name}` : game, { game, ...mode, ...BOTS }, moves),
  ),
);

export const SCREENS: readonly Screen[] = [
  page('home', '/'),
  page('cards', '/cards'),
  page('mine', '/mine'),
  page('me', '/me', '[data-sessions]'),
  page('sign in', '/sign-in', '[data-code]'),
  page('friends', '/friends'),
  ...FILLED.map(({ name, path, answers, sign }): Screen => ({
    name,
    sign,
    go: async (context) => {
      await answered(context, answers);
      return at(context, path, sign);
    },
  })),
  page('mail', '/mail/end/anything', '[data-mail-press]'),
  page('nowhere', '/nowhere'),
  ...REGISTERED.map((game) => page(`open ${game}`, `/open/${game}`)),
  ...REGISTERED.map((game) => page(`rules ${game}`, `/rules/${game}`)),
  ...REGISTERED.map((game) => page(`lesson ${game}`, `/learn/${game}`, '[data-table]')),
  {
    name: 'lobby',
    sign: LOBBY,
    go: async (context) => {
      const [setting = ONE_CARD] = FULLEST;
      const table = await open(context, { ...setting, people: 3 });
      return at(context, `/t/${table}`, LOBBY);
    },
  },
  ...TABLES,
  {
    name: 'result',
    sign: '[data-result]',
    go: async (context) => {
      const table = await begun(context);
      const page = await at(context, `/t/${table}`, '[data-table]');
      await playOn(context, table);
      await expect(page.locator('[data-result]')).toBeVisible();
      return page;
    },
  },
  {
    name: 'replay',
    sign: '[data-replay]',
    go: async (context) => {
      const table = await begun(context);
      await playOn(context, table);
      return at(context, `/t/${table}/12`, '[data-replay]');
    },
  },
  {
    name: 'codes',
    sign: '[data-sessions]',
    show: askForCodes,
    go: async (context) => {
      const page = await at(context, '/me', '[data-sessions]');
      await askForCodes(page);
      return page;
    },
  },
  {
    name: 'carry on',
    sign: 'h1',
    go: async (context) => at(context, await linkElsewhere(context), '[data-carry-on]'),
  },
  {
    name: 'elsewhere',
    sign: '[data-me]',
    show: askForTheLink,
    go: async (context) => {
      const page = await at(context, '/', '[data-me]');
      await askForTheLink(page);
      return page;
    },
  },
  ...(['menu', 'text', 'settings', 'keys'] as const).map((sheet): Screen => ({
    name: sheet,
    sign: '[data-table]',
    show: (page) => openSheet(page, sheet),
    go: async (context) => {
      const table = await open(context, ONE_CARD);
      await does(context, `/api/tables/${table}/start`);
      const page = await at(context, `/t/${table}`, '[data-table]');
      await openSheet(page, sheet);
      return page;
    },
  })),
];

/** Codes to write down; whoever has some shows first who it is. */
async function askForCodes(page: Page): Promise<void> {
  await page.locator('[data-make-codes]').click();
  await expect(page.locator('[data-new-codes], dialog[open]')).toBeVisible();
}

async function openSheet(page: Page, sheet: 'menu' | 'text' | 'settings' | 'keys'): Promise<void> {
  if (sheet === 'text') await page.keyboard.press('t');
  else if (sheet === 'keys') await page.keyboard.press('?');
  else {
    await page.locator('[data-menu]').click();
    if (sheet === 'settings') await page.locator('[data-item="settings"]').click();
  }
  await expect(page.locator('dialog[open]')).toBeVisible();
}

export async function someone(context: BrowserContext): Promise<void> {
  await comeIn(context, 'Moana');
}
