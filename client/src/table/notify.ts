/** Tells somebody who looks elsewhere that it is their turn. */
import { settings } from '../settings/settings.svelte';

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !settings.notify || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  void show(title, { body, tag, data: { path: location.pathname } });
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  // Phones show notifications only through the service worker.
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
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
