/** How long somebody may still think, in as few words as it takes. */
import type { Waiting } from '../wire/types';

/** In the last seconds the clock warns. */
export const SHORT = 10_000;
/** Longer than this, a time of day says more than a countdown. */
const COUNTED = 60 * 60_000;
const DAY = 24 * 60 * 60_000;

export type Left =
  /** Minutes and seconds are counted down. */
  | { readonly kind: 'counted'; readonly text: string; readonly short: boolean }
  /** There is time until then, today or on another day. */
  | { readonly kind: 'until'; readonly text: string; readonly short: false };

/** What the clock shows, `until` and `now` being milliseconds since 1970. */
export function timeLeft(until: number, now: number, language: string): Left {
  const left = Math.max(0, until - now);
  if (left > COUNTED) return { kind: 'until', text: moment(until, now, language), short: false };
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { kind: 'counted', text, short: left <= SHORT };
}

function moment(until: number, now: number, language: string): string {
  const far = until - now > DAY - COUNTED || new Date(until).getDay() !== new Date(now).getDay();
  // A week from now the day of the week says nothing.
  if (until - now > 6 * DAY)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(until);
  return new Intl.DateTimeFormat(language, {
    ...(far ? { weekday: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
  }).format(until);
}

/** Whose time is shown: mine if I am to decide, else whose runs out first. */
export function pressing(waiting: readonly Waiting[], me: number | null): Waiting | null {
  const timed = waiting.filter(({ until }) => until !== null);
  const mine = timed.find(({ seat }) => seat === me);
  return mine ?? timed.toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0))[0] ?? null;
}
