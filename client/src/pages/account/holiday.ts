/** Days off, as a calendar has them and as the server counts. */
import type { Holiday } from '../../wire/generated';

const A_DAY = 24 * 60 * 60 * 1000;

/** A day as fields for dates write it, where this browser is. */
export function dayOf(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** So many days after a moment. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
}

/** When a day begins here; null if none is written. */
export function beginningOf(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date).getTime();
}

/** From one day until I am back on another; null if that is not a holiday. A day may be an hour
 *  longer or shorter where clocks are changed. */
export function between(first: string, back: string): Holiday | null {
  const [begins, ends] = [beginningOf(first), beginningOf(back)];
  return begins === null || ends === null || ends - begins < A_DAY / 2 ? null : { begins, ends };
}
