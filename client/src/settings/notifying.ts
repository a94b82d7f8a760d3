/** Whether this browser may tell of my turn while I look elsewhere; asked only in the settings. */

export type Notifying = 'possible' | 'denied' | 'unknown';

export function notifyingIs(): Notifying {
  if (!('Notification' in globalThis)) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

export async function askToNotify(): Promise<boolean> {
  if (notifyingIs() !== 'possible') return false;
  return (await Notification.requestPermission()) === 'granted';
}
