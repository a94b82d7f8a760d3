/** Has the client of a server draw reported moments again, and says what it then would report.
 *
 *  node client/e2e/redraw.mjs URL   with [{ "report": FILE, "fault": NAME or null }] to read. The
 *  server tells of games and words; of the table, only what stands in the report is told. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM'] ?? CHROMIUMS.find(existsSync) ?? 'chromium';
const PATIENCE = 60_000;
const NOWHERE = 'aaaaaaaaaaaaaaaa';

const [, , url] = process.argv;
const wanted = JSON.parse(readFileSync(0, 'utf8'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const drawn = [];
  for (const { report, fault } of wanted)
    drawn.push(await redrawn(JSON.parse(readFileSync(report, 'utf8')), fault));
  process.stdout.write(JSON.stringify(drawn));
} finally {
  await browser.close();
}

async function redrawn(report, fault) {
  const { drawn } = report.told;
  const context = await browser.newContext({
    viewport: { width: drawn.width, height: drawn.height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: drawn.language,
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const settings = { ...drawn.settings, speed: 0, reading: 0, hints: false, volume: 0 };
    await context.addInitScript(
      (told) => {
        globalThis.houleFault = told.fault;
        localStorage.setItem('houle.settings', JSON.stringify(told.settings));
        localStorage.setItem('houle.language', told.language);
      },
      { fault, settings, language: drawn.language },
    );
    await context.request.post(`${url}/api/guests`, {
      data: { name: 'Redrawn' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return await onPage(await context.newPage(), report);
  } finally {
    await context.close();
  }
}

async function onPage(page, { frames, seq }) {
  const id = frames.at(-1).table.id ?? NOWHERE;
  const told = tellingOnly(page, id, frames);
  await page.goto(`${url}/t/${id}`);
  // Where a round is over, somebody has to go on.
  await page.addLocatorHandler(page.locator('[data-go-on]'), (button) => button.click());
  await page.locator(`[data-rested="${seq}"]`).waitFor();
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="fault"]').click();
  await page.locator('[data-about="picture"]').check();
  await page.locator('[data-send]').click();
  return told;
}

/** Answers all that is asked of the table from the frames; resolves with what is reported. */
async function tellingOnly(page, id, frames) {
  const json = (route, body, status = 200) => route.fulfill({ status, json: body });
  const event = (frame) => `id: ${frame.seq}\nevent: frame\ndata: ${JSON.stringify(frame)}\n\n`;
  let listening = false;
  return new Promise((resolve, reject) => {
    page.on('pageerror', reject);
    void page.route(`**/api/tables/${id}**`, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const asked = pathname.split(`/api/tables/${id}`)[1] ?? '';
      const [, moment] = /^\/moments\/(\d+)$/.exec(asked) ?? [];
      if (asked === '/fault') {
        resolve(route.request().postDataJSON().told.drawn);
        return json(route, {});
      }
      if (asked === '') return json(route, frames.at(-1));
      if (asked === '/live') {
        // All there is comes once; after that the stream is silent.
        if (listening) return undefined;
        listening = true;
        const headers = { 'content-type': 'text/event-stream' };
        return route.fulfill({ headers, body: frames.map(event).join('') });
      }
      if (asked === '/why-not') return json(route, { seq: frames.at(-1).seq, cards: [] });
      if (moment) return json(route, frames.find((one) => one.seq === Number(moment)) ?? frames[0]);
      if (asked === '/moments') {
        const first = Number(searchParams.get('first') ?? 1);
        return json(
          route,
          frames.filter(({ seq }) => seq >= first),
        );
      }
      return json(route, { status: 404, title: 'Not Found' }, 404);
    });
  });
}
