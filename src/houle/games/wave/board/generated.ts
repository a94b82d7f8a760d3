/* eslint-disable -- made from the server by `make client-types`; not to be edited */

import type { Outcome, Viewer, ZoneView } from '@houle/wire/generated';

/** What a pointing finger means: the first two for a hand card, the others for the bend card. */
export type WaveAdvice = 'keep' | 'leave' | 'play' | 'take';

/** All that may be said while a game runs: no colour, no number, no comparison (W-32). */
export type WavePhrase =
  | 'follow-the-finger'
  | 'i-am-ready'
  | 'i-am-worried'
  | 'oh-no'
  | 'one-you-do-not-see'
  | 'one-you-see'
  | 'thank-you'
  | 'trust-me'
  | 'wait'
  | 'well-played'
  | 'your-choice';

/** Why a game is over. */
export type WaveCause = 'bend-left' | 'blocked' | 'last-card' | 'talking' | 'wrong-card';

export type WaveMove =
  | WaveDiscard
  | WaveLayDown
  | WaveSwap
  | WavePropose
  | WavePoint
  | WavePointAtBend
  | WaveUnpoint
  | WaveUnpointBend
  | WaveSay
  | WaveDeclare
  | WaveConfirm
  | WaveWithdraw;

/** Which way round a card is held. */
export type WaveSide = 'inward' | 'outward';

/** Everything one viewer may know of a table now. */
export type WaveView = {
  readonly game: 'wave';
  readonly rules_version: number;
  readonly seats: number;
  readonly options: WaveOptions;
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: WavePublic;
  readonly to_act: readonly number[];
  readonly moves: readonly WaveMove[];
  readonly asides: readonly WaveMove[];
  readonly outcome: Outcome | null;
};

/** The choices of whoever opens the table. */
export type WaveOptions = {
  readonly strict: boolean;
  readonly virage: boolean;
  readonly colour_tide: boolean;
  readonly number_tide: boolean;
  readonly nazare: boolean;
  readonly voluntary: boolean;
  readonly open_mistakes: boolean;
  readonly first: number | null;
};

/** Everything at the table that is not a card. */
export type WavePublic = {
  readonly turn: number;
  readonly direction: number;
  readonly colours_inverted: boolean;
  readonly numbers_inverted: boolean;
  readonly taken: boolean;
  readonly face_down: readonly number[];
  readonly proposals: readonly (WavePropose | null)[];
  readonly pointing: readonly WavePointing[];
  readonly said: readonly (WavePhrase | null)[];
  readonly declared_by: number | null;
  readonly ended: WaveCause | null;
};

/** Two players: the card Vaimiti should play, and in Nazaré which way up (W-52, W-88). */
export type WavePropose = {
  readonly type: 'propose';
  readonly place: number;
  readonly face_down: boolean;
};

/** A finger on a card: in front of `owner`, or on the bend card if nobody owns it. */
export type WavePointing = {
  readonly pointer: number;
  readonly owner: number | null;
  readonly place: number;
  readonly advice: WaveAdvice;
};

/** Play a card of one's hand face up (W-20). */
export type WaveDiscard = {
  readonly type: 'discard';
  readonly side: WaveSide;
  readonly place: number;
};

/** Nazaré: lay a card of one's hand face down (W-83). */
export type WaveLayDown = {
  readonly type: 'lay-down';
  readonly side: WaveSide;
  readonly place: number;
};

/** Virage: take the bend card and lay this card of one's hand in its place (W-61). */
export type WaveSwap = {
  readonly type: 'swap';
  readonly side: WaveSide;
  readonly place: number;
};

/** Point at an outward card of another player, or at one of Vaimiti's face-up cards (W-30). */
export type WavePoint = {
  readonly type: 'point';
  readonly owner: number;
  readonly place: number;
  readonly advice: WaveAdvice;
};

/** Virage: point at the bend card (W-30b). */
export type WavePointAtBend = {
  readonly type: 'point-at-bend';
  readonly advice: WaveAdvice;
};

/** Take one's finger off a card. */
export type WaveUnpoint = {
  readonly type: 'unpoint';
  readonly owner: number;
  readonly place: number;
};

/** Take one's finger off the bend card. */
export type WaveUnpointBend = {
  readonly type: 'unpoint-bend';
};

/** Say one of the phrases (W-32). */
export type WaveSay = {
  readonly type: 'say';
  readonly phrase: WavePhrase;
};

/** Declare that somebody spoke of colours or numbers outside the program (W-33). */
export type WaveDeclare = {
  readonly type: 'declare';
};

/** Confirm such a declaration: the game is lost (W-33). */
export type WaveConfirm = {
  readonly type: 'confirm';
};

/** Take one's own declaration back (W-33). */
export type WaveWithdraw = {
  readonly type: 'withdraw';
};
