/** Makes the pictures of the installed client from its drawings: `node scripts/icons.mjs`. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const ICONS = 'public/icons';
const PICTURES = [
  { from: `${ICONS}/icon.svg`, to: `${ICONS}/icon-192.png`, size: 192 },
  { from: `${ICONS}/icon.svg`, to: `${ICONS}/icon-512.png`, size: 512 },
  { from: 'scripts/maskable.svg', to: `${ICONS}/apple-touch-icon.png`, size: 180 },
  { from: 'scripts/maskable.svg', to: `${ICONS}/maskable-512.png`, size: 512 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { from, to, size } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = await readFile(from, 'utf-8');
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`,
  );
  await page.screenshot({ path: to, omitBackground: true });
  await page.close();
}
await browser.close();
