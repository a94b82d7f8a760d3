/** A short visit in browsers of other engines: from the first page to cards that are played. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PYTHON } from '../places';
import { DESK, PHONE } from '../sizes';
import { ONE_CARD } from '../trials';
import { type Browser, ESCAPE } from './browser';
import { Child, freePort } from './child';
import { Firefox } from './firefox';
import { flights, watchFlights } from './flights';
import { provoke, troubles } from './troubles';
import { Visitor } from './visitor';
import { WebKit } from './webkit';

const ROOT = join(import.meta.dirname, '../../..');
const PICTURES = join(ROOT, 'build/elsewhere');
const { game: GAME } = ONE_CARD;
/** The outermost cards are tilted. */
const EDGE = 12;
const PATIENT = { timeout: 30_000 };

let server: Child;
let home: string;

beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  const port = await freePort();
  const given = ['-m', 'tests.web.for_browsers', 'home', String(port)];
  server = new Child(join(ROOT, PYTHON), given, { cwd: ROOT });
  await server.saying(/^(ready)$/m);
  home = `http://127.0.0.1:${port}`;
});
afterAll(() => server.end());

const ENGINES = [
  { engine: 'Gecko', start: () => Firefox.start() },
  { engine: 'WebKit', start: () => WebKit.start() },
] as const;

describe.each(ENGINES)('$engine', ({ engine, start }) => {
  let browser: Browser;
  let visitor: Visitor;

  const picture = async (name: string): Promise<void> => {
    await writeFile(join(PICTURES, `${engine}-${name}.png`), await browser.screenshot());
  };

  beforeAll(async () => {
    browser = await start();
    visitor = new Visitor(browser);
    process.stdout.write(`${browser.name}\n`);
    await browser.resize(DESK);
  });
  afterAll(() => browser.close());
  // No error and no broken policy, at any step.
  afterEach(async () => expect(await troubles(browser)).toEqual([]));

  test('the first page offers the game', async () => {
    await browser.open(home);
    await visitor.see(`[data-game="${GAME}"] button.play`);
    await picture('home');
  });

  test('one click, and it is dealt', async () => {
    await visitor.click(`[data-game="${GAME}"] button.play`);
    await visitor.see('[data-table]');
    await browser.run(watchFlights);
    await visitor.see('button[data-legal]');
    await picture('dealt');
  });

  test('three cards are played by clicking, and the journal tells of them', async () => {
    const told = await visitor.count('aside li');
    for (let cards = 0; cards < 3; cards++) await playACard(visitor);
    await picture('played');
    expect(await visitor.count('aside li')).toBeGreaterThanOrEqual(told + 3);
  });

  test('the cards flew, and all have landed', async () => {
    await visitor.see('[data-my-turn]');
    await expect.poll(async () => (await browser.run(flights)).hidden, PATIENT).toEqual([]);
    const { seen, blank } = await browser.run(flights);
    expect(seen).toBeGreaterThanOrEqual(3);
    expect(blank).toBe(0);
  });

  test('the rules open over the table, and Escape leads back', async () => {
    await visitor.click('[data-menu]');
    await visitor.click('dialog [data-item="rules"]');
    await visitor.see('dialog .reader article');
    await picture('rules-at-the-table');
    await browser.type(ESCAPE);
    await visitor.missNow('dialog');
  });

  test('it fits on a phone, where it goes on', async () => {
    await browser.resize(PHONE);
    await visitor.see('[data-my-turn]');
    // A hand that is still laid out for the desk would move under the pointer.
    await expect.poll(() => browser.run(handBeyond), PATIENT).toBeLessThan(EDGE);
    await playACard(visitor);
    await visitor.see('[data-my-turn]');
    await picture('phone');
    const beyond = (): Promise<object> =>
      browser.run(() => ({
        across: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
      }));
    await expect.poll(beyond, PATIENT).toEqual({ across: 0, down: 0 });
  });

  test('the first page and the rules are links away', async () => {
    await visitor.click('[data-menu]');
    await visitor.click('dialog [data-item="home"]');
    await visitor.see(`[data-game="${GAME}"]`);
    await picture('home-on-a-phone');
    await visitor.click(`a[href="/rules/${GAME}"]`);
    await visitor.see('main .reader article');
    await picture('rules-on-a-phone');
    await browser.resize(DESK);
    await picture('rules');
  });

  test('the letters are ours', async () => {
    const families = await browser.run(async () => {
      const { status } = await document.fonts.ready;
      const loaded = [...document.fonts].filter((font) => font.status === 'loaded');
      return { status, names: loaded.map(({ family }) => family.replaceAll('"', '')) };
    });
    expect(families.names).toContain('Fredoka Variable');
    expect(families.names).toContain('Atkinson Hyperlegible Next Variable');
  });

  test('whatever goes wrong is noticed', async () => {
    await browser.run(provoke);
    const noticed = await troubles(browser);
    for (const kind of ['console', 'refused', 'error', 'rejected', 'not loaded'])
      expect(noticed).toContainEqual(expect.stringContaining(`: ${kind}: `));
    await browser.run(() => sessionStorage.clear());
  });
});

/** Runs in the page: by how much the cards of the hand lie outside the window. */
function handBeyond(): number {
  const cards = [...document.querySelectorAll('.hand button')];
  const beyond = cards.map((card) => {
    const { left, right } = card.getBoundingClientRect();
    return Math.max(-left, right - innerWidth);
  });
  return Math.max(...beyond);
}

/** Makes whatever moves are to be made until a card has left the hand. */
async function playACard(visitor: Visitor): Promise<void> {
  const held = await visitor.count('.hand button');
  await visitor.see('[data-my-turn]');
  await visitor.click('button[data-move], button[data-legal]');
  await visitor.wait(
    async () => (await visitor.count('.hand button')) === held - 1,
    'for the card to be played',
  );
}
