/** Who else is at a table. */
import type { Chair } from '../wire/types';

export interface Somebody {
  readonly seat: number;
  readonly name: string;
}

/** People who have not been forgotten have a name with something to read in it. */
const NAMED = /[\p{L}\p{N}\p{So}]/u;

/** The people in the chairs, by seat, without me and without bots. */
export function company(chairs: readonly Chair[], me: number | null): readonly Somebody[] {
  return chairs.flatMap(({ name, bot }, seat) =>
    name !== null && bot === null && seat !== me && NAMED.test(name) ? [{ seat, name }] : [],
  );
}
