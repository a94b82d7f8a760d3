/** Hours in which nobody wants to hear anything, by the clock on the wall here. */
import type { QuietBody } from '../wire/generated';

export type Quiet = QuietBody;

const KEY = 'houle.quiet';
const HOUR = 60;
/** Unless somebody wants it otherwise. */
export const NIGHT: Quiet = { begins: 22 * HOUR, ends: 8 * HOUR };
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour * HOUR);

/** Over midnight if they end before they begin; none at all if they end when they begin. */
export function isQuiet(quiet: Quiet | null, now: Date): boolean {
  if (!quiet) return false;
  const { begins, ends } = quiet;
  const minute = now.getHours() * HOUR + now.getMinutes();
  return begins <= ends ? begins <= minute && minute < ends : begins <= minute || minute < ends;
}

/** What this device remembers; null where they were switched off. */
export function keptQuiet(): Quiet | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? JSON.stringify(NIGHT)) as Quiet | null;
  } catch {
    return NIGHT;
  }
}

export function keepQuiet(quiet: Quiet | null): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(quiet));
  } catch {
    // The server remembers it for as long as it tells this browser.
  }
}

/** An hour of the day as people here write it. */
export function hourOf(minute: number, language: string): string {
  const at = new Date(2000, 0, 1, 0, minute);
  return at.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
}
