/** Who may ask what a bot would play. */
import type { Chair } from '../wire/types';

/** Whether one person plays with bots, and nobody is coming to take a seat from one (T-79). */
export function mayAskHint(chairs: readonly Chair[]): boolean {
  const people = chairs.filter(({ name }) => name !== null);
  return people.length === 1 && chairs.every(({ coming }) => coming === undefined);
}
