/** Whether this browser may tell of my turn while I look elsewhere, and if not, why. */

export type Able = 'able' | 'denied' | 'insecure' | 'unable';

export function ableTo(): Able {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Whether it may already, without being asked again. */
export function isAllowed(): boolean {
  return ableTo() === 'able' && Notification.permission === 'granted';
}

/** Ask whoever is there; only after a touch, or browsers refuse. */
export async function askLeave(): Promise<boolean> {
  return ableTo() === 'able' && (await Notification.requestPermission()) === 'granted';
}

/** Whether it could be told anything once all its pages are closed. */
export function canBeReached(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}
