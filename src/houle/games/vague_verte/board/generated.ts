/* eslint-disable -- made from the server by `make client-types`; not to be edited */

import type { Outcome, Viewer, ZoneView } from '@houle/wire/generated';

/** Why a game is over. */
export type VagueVerteCause = 'arrived' | 'ran-out' | 'stalled';

export type VagueVerteMove =
  | VagueVerteDrawFromPile
  | VagueVerteTakeFaceUp
  | VagueVerteDrive
  | VagueVerteHinder
  | VagueVerteSignal
  | VagueVerteDiscard;

/** Everything one viewer may know of a table now. */
export type VagueVerteView = {
  readonly game: 'vague-verte';
  readonly rules_version: number;
  readonly seats: number;
  readonly options: VagueVerteOptions;
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: VagueVertePublic;
  readonly to_act: readonly number[];
  readonly moves: readonly VagueVerteMove[];
  readonly asides: readonly VagueVerteMove[];
  readonly outcome: Outcome | null;
};

/** The choices of whoever opens the table. */
export type VagueVerteOptions = {
  readonly length: 5 | 6 | 7 | 8 | 9 | 10;
  readonly original: boolean;
  readonly first: number | null;
};

/** Everything at the table that is not a card. */
export type VagueVertePublic = {
  readonly turn: number;
  readonly drawn: boolean;
  readonly signals: readonly VagueVerteRedSignal[];
  readonly misses: readonly boolean[];
  readonly renewed: boolean;
  readonly idle: number;
  readonly ended: VagueVerteCause | null;
};

/** A red signal beside a row; `passed_by` came to that row by ambulance (V-26). */
export type VagueVerteRedSignal = {
  readonly row: number;
  readonly passed_by: number | null;
};

/** Take the top card of the draw pile (V-10). */
export type VagueVerteDrawFromPile = {
  readonly type: 'draw-from-pile';
};

/** Take the face-up card beside the pile (V-10). */
export type VagueVerteTakeFaceUp = {
  readonly type: 'take-face-up';
};

/** Lay a car, a tow truck or an ambulance on one's own street (V-20, V-23, V-26). */
export type VagueVerteDrive = {
  readonly type: 'drive';
  readonly place: number;
};

/** Lay a breakdown or ducks on the street of an opponent (V-22, V-27). */
export type VagueVerteHinder = {
  readonly type: 'hinder';
  readonly place: number;
  readonly owner: number;
};

/** Lay a red signal beside a row, or a green one on the red one there (V-24, V-25). */
export type VagueVerteSignal = {
  readonly type: 'signal';
  readonly place: number;
  readonly row: number;
};

/** Lay a card beside the pile (V-10, V-12). */
export type VagueVerteDiscard = {
  readonly type: 'discard';
  readonly place: number;
};
