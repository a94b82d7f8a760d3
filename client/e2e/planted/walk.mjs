/** People meet faults of the client and say so: node client/e2e/planted/walk.mjs URL FOLDER, with
 *  [{ "fault": NAME or null, "game", "seats", "options", "bots" }] to read. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM'] ?? CHROMIUMS.find(existsSync) ?? 'chromium';

const [, , url, folder] = process.argv;
const visits = JSON.parse(readFileSync(0, 'utf8'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let commands = 0;
try {
  for (const [number, visit] of visits.entries()) await met(visit, number);
} finally {
  await browser.close();
}

async function met({ fault, game, seats, options, bots }, number) {
  const phone = number % 2 === 0;
  const language = phone ? 'fr' : 'en';
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: phone,
    isMobile: phone,
    locale: language,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(
    (told) => {
      globalThis.houleFault = told.fault;
      const settings = { speed: 0, reading: 0, hints: false, volume: 0 };
      localStorage.setItem('houle.settings', JSON.stringify(settings));
      localStorage.setItem('houle.language', told.language);
    },
    { fault, language },
  );
  const headers = { 'sec-fetch-site': 'same-origin' };
  await context.request.post('/api/guests', { data: { name: 'Moana' }, headers });
  const does = async (path, data) => {
    const body = { command: `walk-${++commands}`, ...data };
    const answer = await context.request.post(path, { data: body });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { table } = await does('/api/tables', { game, seats, seat: 0, options, bots, bot_time: 0 });
  await does(`/api/tables/${table}/start`, {});
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  // It is for whoever sits here to move, and nothing moves by itself.
  await page.locator('[data-table]').waitFor();
  await page.waitForFunction(() => {
    const screen = document.querySelector('[data-table]');
    const { latest, rested } = screen.dataset;
    return latest === rested && !document.querySelector('.chip[data-turn]');
  });
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="fault"]').click();
  await page.locator('[data-about="picture"]').check();
  await page.locator('[data-fault-words]').fill(`visit ${number}`);
  if (number < 2) await page.screenshot({ path: `${folder}/sheet-${language}.png` });
  await page.locator('[data-send]').click();
  await page.locator('[data-fault] [role="status"]').waitFor();
  await page.locator('[data-send]').waitFor({ state: 'detached' });
  if (number < 2) await page.screenshot({ path: `${folder}/thanks-${language}.png` });
  await context.close();
}
