/** Tables at which others play the same cards as well. */
import type { ShownTable } from '../wire/types';

/** A deal of the day or of a challenge: nothing but what is played counts there, and that once
 *  (T-91, T-97). */
export function othersPlayIt({ day, challenge }: Pick<ShownTable, 'day' | 'challenge'>): boolean {
  return day !== undefined || challenge !== undefined;
}
