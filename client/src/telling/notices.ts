/** Notices that a page shows by itself. Each table has one, whether it comes from here or from a push
 *  service: the table is its tag. */
import { settings } from '../settings/settings.svelte';
import { t, words } from '../texts/ui.svelte';
import { forgetTitle, leaveTitle } from './left';
import { isAllowed } from './able';
import { isQuiet, keptQuiet } from './quiet';

/** Tell somebody who looks elsewhere that it is their turn. */
export async function notify(table: string, title: string): Promise<void> {
  if (!document.hidden || !settings.notify || !isAllowed()) return;
  if (isQuiet(keptQuiet(), new Date())) return;
  await words.need('settings');
  const options = { body: t('tell-turn'), tag: table };
  // Phones show notices only through the service worker.
  const worker = await registration();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Whoever looks at a table has seen its notice. */
export async function seen(table: string): Promise<void> {
  if (document.hidden || !settings.notify) return;
  const shown = await (await registration())?.getNotifications({ tag: table });
  for (const notice of shown ?? []) notice.close();
}

/** The worker knows only the name of a table: here it learns what is played there. */
export async function rememberTitle(table: string, title: string | null): Promise<void> {
  if (!settings.notify || !('caches' in globalThis)) return;
  await (title === null ? forgetTitle(table) : leaveTitle(table, title));
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
