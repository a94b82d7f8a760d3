/* eslint-disable -- made from the server by `make client-types`; not to be edited */

import type { Outcome, Viewer, ZoneView } from '@houle/wire/generated';

/** Who plays with whom (S-60). */
export type SeaChangeTeams =
  '2v2' | '2v2v1' | '2v2v2' | '2v2v2v1' | '2v2v2v2' | '3v2' | '3v2v2' | '3v3' | '4v4' | 'none';

/** The five families, by their colours (S-01). */
export type SeaChangeColour = 0 | 1 | 2 | 3 | 4;

/** Why a game is over, by what decided it. */
export type SeaChangeCause = 'fewest-cards' | 'shared' | 'target' | 'trump-zero';

/** Everything one viewer may know of a table now. */
export type SeaChangeView = {
  readonly game: 'sea-change';
  readonly rules_version: number;
  readonly seats: number;
  readonly options: SeaChangeOptions;
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: SeaChangePublic;
  readonly to_act: readonly number[];
  readonly moves: readonly SeaChangeMove[];
  readonly asides: readonly SeaChangeMove[];
  readonly outcome: Outcome | null;
};

/** The choices of whoever opens the table. */
export type SeaChangeOptions = {
  readonly target: number | null;
  readonly teams: SeaChangeTeams;
};

/**
 * Everything at the table that is not a card.
 *
 * A *side* is a team, or somebody who plays alone; in a solo game side 1 is the AI's.
 */
export type SeaChangePublic = {
  readonly turn: number;
  readonly dealer: number;
  readonly leader: number;
  readonly victories: readonly number[];
  readonly round: number;
  readonly trump: SeaChangeColour | null;
  readonly last_leader: number | null;
  readonly last_winner: number | null;
  readonly score: SeaChangeScore | null;
  readonly ended: SeaChangeCause | null;
  readonly winners: readonly number[];
};

/** How a round came out; sides in the order of their first seats. */
export type SeaChangeScore = {
  readonly trump: SeaChangeColour;
  readonly points: readonly number[];
  readonly cards: readonly number[];
  readonly victors: readonly number[];
  readonly without_eight?: boolean;
};

/** Play a card of one's hand to the trick (S-10, S-12, S-13). */
export type SeaChangeMove = {
  readonly type: 'play';
  readonly place: number;
};
