/* eslint-disable -- made from the server by `make client-types`; not to be edited */

import type { Outcome, Viewer, ZoneView } from '@houle/wire/generated';

/** Why a game is over. */
export type LandUnterCause = 'last-round';

export type LandUnterMove = LandUnterChoose | LandUnterPlay;

/** Everything one viewer may know of a table now. */
export type LandUnterView = {
  readonly game: 'land-unter';
  readonly rules_version: number;
  readonly seats: number;
  readonly options: LandUnterOptions;
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: LandUnterPublic;
  readonly to_act: readonly number[];
  readonly moves: readonly LandUnterMove[];
  readonly asides: readonly LandUnterMove[];
  readonly outcome: Outcome | null;
};

/** The choices of whoever opens the table. */
export type LandUnterOptions = {
  readonly open_play: boolean;
  readonly memory_aid: boolean;
};

/** Everything at the table that is not a card. */
export type LandUnterPublic = {
  readonly allotted: readonly number[];
  readonly belts: readonly number[];
  readonly round: number;
  readonly trick: number;
  readonly out: readonly number[];
  readonly last_trick: readonly (number | null)[];
  readonly scores: readonly (readonly number[])[];
  readonly dealer: number | null;
  readonly starter: number | null;
  readonly turn: number | null;
  readonly seen: readonly (readonly number[])[];
  readonly ended: LandUnterCause | null;
};

/** Choose a weather card of one's hand in secret (L-11). */
export type LandUnterChoose = {
  readonly type: 'choose';
  readonly place: number;
};

/** Open play: play a weather card of one's hand face up (L-30). */
export type LandUnterPlay = {
  readonly type: 'play';
  readonly place: number;
};
