/** The parts of a table before the first move: what lies where, and what it is called. */
import type { Seat, View } from '../wire/types';

/** A part of the table with a name of its own. Its texts stand in the catalogue `rules-<game>` under
 *  `rules-<game>-part-<id>`: the name as the value, what lies there as `.says`. */
export interface SetUpPart {
  readonly id: string;
  /** Where it is drawn, as a selector; null for what lies in the box. */
  readonly at: string | null;
  /** Where on it its number stands, if not at the middle of its upper edge. */
  readonly spot?: 'corner' | 'middle';
  /** How many of what: the numbers that its text says. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** The parts of a table, in the order in which they are told. */
export type SetUpParts = (view: View) => readonly SetUpPart[];

export const partText = (game: string, { id }: SetUpPart): string => `rules-${game}-part-${id}`;

/** How many cards lie in a zone; 0 if there is none of that name. */
export function lying(view: View, name: string, owner: Seat | null = null): number {
  const zone = view.zones.find((each) => each.name === name && each.owner === owner);
  return zone?.cards.length ?? 0;
}

/** Only what there is. */
export const present = (parts: readonly (SetUpPart | false)[]): readonly SetUpPart[] =>
  parts.filter((part) => part !== false);
