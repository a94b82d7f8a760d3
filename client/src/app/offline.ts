/** Starts the service worker, and leaves it a page to show while there is no connection. */
import { t, words } from '../texts/ui.svelte';

/** The worker knows these names too: `public/sw.js`. */
const OFFLINE = 'houle-offline';
const OFFLINE_PAGE = '/offline';
const WORKER = '/sw.js';

/** Once the page has all it needs itself. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker
    .register(trusted())
    .then(writePage)
    // Without one, everything works but the page that says that nothing does.
    .catch(() => undefined);
}

/** Where the policy of the page asks for it, a script is started from an address that was vouched
 *  for. Libraries of types do not know of that yet. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Vouching };
  if (!trustedTypes) return WORKER;
  return trustedTypes
    .createPolicy('houle-worker', { createScriptURL: () => WORKER })
    .createScriptURL('');
}

interface Vouching {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (asked: string) => string };
}

async function writePage(): Promise<void> {
  await words.need('offline');
  const page = new Response(pageOf(words.language, t('offline-title'), t('offline-again')), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  await (await caches.open(OFFLINE)).put(OFFLINE_PAGE, page);
}

/** Stands alone: whatever it would load is not to be had. */
export function pageOf(language: string, title: string, again: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; --g: #def3f0; --t: #0b2a3c }
@media (prefers-color-scheme: dark) { :root { --g: #0a4356; --t: #f1fafb } }
body { display: grid; place-content: center; justify-items: center; gap: 20px; min-height: 100dvh;
  margin: 0; padding: 24px; box-sizing: border-box; background: var(--g); color: var(--t);
  font: 600 1.25rem/1.4 system-ui, sans-serif; text-align: center }
h1 { margin: 0; font-size: 1.5rem; text-wrap: balance }
a { padding: 14px 32px; border-radius: 28px; background: #ffc93a; color: #0b2a3c; text-decoration: none }
</style>
<svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" stroke="#0b2a3c" stroke-width="5">
<circle cx="60" cy="60" r="56" fill="#fffdf6"/>
<path d="M15 75c14-2 22-14 28-26 8-16 30-24 50-10-14-2-22 6-20 17 1 10 12 18 30 19a50 50 0 0 1-88 0z"
  fill="#13768f" stroke-linejoin="round"/></svg>
<h1>${escaped(title)}</h1>
<a href="">${escaped(again)}</a>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
