/* eslint-disable -- made from the server by `make client-types`; not to be edited */

import type { At, Outcome, Viewer, ZoneView } from '@houle/wire/generated';

/** The parts of a turn, and the ship's turn. */
export type VagueEtAttaquePhase = 'encounter' | 'end' | 'exploration' | 'mooring' | 'ship';

export type VagueEtAttaquePending =
  VagueEtAttaqueTask | VagueEtAttaqueBoarding | VagueEtAttaqueKeepOne;

export type VagueEtAttaqueEffect =
  | VagueEtAttaqueDraw
  | VagueEtAttaqueDiscard
  | VagueEtAttaqueSteal
  | VagueEtAttaqueGive
  | VagueEtAttaquePassOn
  | VagueEtAttaqueExchange
  | VagueEtAttaqueLook
  | VagueEtAttaqueRecover
  | VagueEtAttaqueTakeBack
  | VagueEtAttaqueLayMore
  | VagueEtAttaqueProtect
  | VagueEtAttaqueMoveShip
  | VagueEtAttaqueUnload
  | VagueEtAttaqueLoad
  | VagueEtAttaqueSkipPhase
  | VagueEtAttaqueAgain
  | VagueEtAttaqueDuelNow
  | VagueEtAttaqueEdge
  | VagueEtAttaqueTwoDice
  | VagueEtAttaqueCallOff
  | VagueEtAttaqueGamble
  | VagueEtAttaqueEither
  | VagueEtAttaqueCalm;

/** Whom an effect concerns. */
export type VagueEtAttaqueWhom = 'all' | 'chosen' | 'left' | 'me' | 'others' | 'right';

/** The decks one draws from into the hand. */
export type VagueEtAttaqueStock = 'place' | 'souvenir';

/** What a hand card must be. */
export type VagueEtAttaqueHeld = 'any' | 'place' | 'souvenir';

/** What can be taken from another player. */
export type VagueEtAttaqueLoot = 'hand' | 'place' | 'souvenir';

/** Why a game is over. */
export type VagueEtAttaqueCause = 'late' | 'loaded' | 'validated';

export type VagueEtAttaqueMove =
  | VagueEtAttaqueDrawSouvenir
  | VagueEtAttaqueSeekPlace
  | VagueEtAttaqueAdventure
  | VagueEtAttaqueChallenge
  | VagueEtAttaqueThrow
  | VagueEtAttaqueLayPlace
  | VagueEtAttaqueLaySouvenir
  | VagueEtAttaqueJettison
  | VagueEtAttaqueDone
  | VagueEtAttaqueUseGold
  | VagueEtAttaqueUseArtefact
  | VagueEtAttaquePickPlayer
  | VagueEtAttaquePickCard
  | VagueEtAttaquePickStock
  | VagueEtAttaquePickWay
  | VagueEtAttaqueLetAboard
  | VagueEtAttaqueKeepOff;

/** Everything one viewer may know of a table now. */
export type VagueEtAttaqueView = {
  readonly game: 'vague-et-attaque';
  readonly rules_version: number;
  readonly seats: number;
  readonly options: VagueEtAttaqueOptions;
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: VagueEtAttaquePublic;
  readonly to_act: readonly number[];
  readonly moves: readonly VagueEtAttaqueMove[];
  readonly asides: readonly VagueEtAttaqueMove[];
  readonly outcome: Outcome | null;
};

/** The choices of whoever opens the table. */
export type VagueEtAttaqueOptions = {
  readonly teams: boolean;
  readonly first: number | null;
  readonly last_gets_more: boolean;
};

/** Everything at the table that is not a card. */
export type VagueEtAttaquePublic = {
  readonly turn: number;
  readonly first: number;
  readonly phase: VagueEtAttaquePhase;
  readonly acted: boolean;
  readonly round: number;
  readonly places_left: number;
  readonly souvenirs_left: number;
  readonly laid: boolean;
  readonly lay_more: number;
  readonly lay_more_places: number;
  readonly used: boolean;
  readonly pending: readonly VagueEtAttaquePending[];
  readonly chosen: number | null;
  readonly duel: VagueEtAttaqueDuel | null;
  readonly protected: readonly boolean[];
  readonly skips: readonly (readonly VagueEtAttaquePhase[])[];
  readonly ship_lost: number;
  readonly kept_off: boolean;
  readonly validated: readonly number[];
  readonly ended: VagueEtAttaqueCause | null;
};

/** An effect that somebody still has to resolve. */
export type VagueEtAttaqueTask = {
  readonly type: 'task';
  readonly seat: number;
  readonly effect: VagueEtAttaqueEffect;
  readonly by: number;
};

/** Take cards from the top of a deck; of either, as one likes, if none is named. */
export type VagueEtAttaqueDraw = {
  readonly do: 'draw';
  readonly who: VagueEtAttaqueWhom;
  readonly what: VagueEtAttaqueStock | null;
  readonly count: number;
};

/** Lay hand cards of one's own choice onto the discard pile. */
export type VagueEtAttaqueDiscard = {
  readonly do: 'discard';
  readonly who: VagueEtAttaqueWhom;
  readonly what: VagueEtAttaqueHeld;
  readonly count: number;
};

/** Take something from the chosen player: souvenirs into the hand, a place into the zone. */
export type VagueEtAttaqueSteal = {
  readonly do: 'steal';
  readonly what: VagueEtAttaqueLoot;
};

/** Hand a souvenir of one's own choice to somebody. */
export type VagueEtAttaqueGive = {
  readonly do: 'give';
  readonly to: VagueEtAttaqueWhom;
};

/** Everybody hands a souvenir of the own choice to the neighbour on one side. */
export type VagueEtAttaquePassOn = {
  readonly do: 'pass-on';
  readonly to: VagueEtAttaqueWhom;
};

/** Give the chosen player a souvenir, and get one in return that the other chooses. */
export type VagueEtAttaqueExchange = {
  readonly do: 'exchange';
};

/** Look at the top cards of a deck in secret, keep some, discard the rest. */
export type VagueEtAttaqueLook = {
  readonly do: 'look';
  readonly what: VagueEtAttaqueStock;
  readonly count: number;
  readonly keep: number;
};

/** Take a card of one's choice from a discard pile into the hand. */
export type VagueEtAttaqueRecover = {
  readonly do: 'recover';
  readonly what: VagueEtAttaqueStock;
};

/** Take a souvenir of one's own zone, from a place not validated, back into the hand. */
export type VagueEtAttaqueTakeBack = {
  readonly do: 'take-back';
  readonly who: VagueEtAttaqueWhom;
};

/** Lay more cards in the mooring of this turn. */
export type VagueEtAttaqueLayMore = {
  readonly do: 'lay-more';
  readonly what: VagueEtAttaqueStock;
  readonly count: number;
};

/** Until one's next turn nobody can duel one or take anything from one. */
export type VagueEtAttaqueProtect = {
  readonly do: 'protect';
  readonly who: VagueEtAttaqueWhom;
};

/** The pirate ship goes, with the souvenirs on it, to somebody's zone. */
export type VagueEtAttaqueMoveShip = {
  readonly do: 'move-ship';
  readonly to: VagueEtAttaqueWhom;
};

/** Discard a souvenir of one's choice from the pirate ship. */
export type VagueEtAttaqueUnload = {
  readonly do: 'unload';
};

/** Turn up souvenirs for the ship; aboard go all of them, or those that bear its symbol. */
export type VagueEtAttaqueLoad = {
  readonly do: 'load';
  readonly count: number;
  readonly marked_only: boolean;
};

/** Somebody's next phase of this name is passed. */
export type VagueEtAttaqueSkipPhase = {
  readonly do: 'skip-phase';
  readonly phase: VagueEtAttaquePhase;
  readonly who: VagueEtAttaqueWhom;
};

/** Draw another encounter and resolve it. */
export type VagueEtAttaqueAgain = {
  readonly do: 'again';
};

/** Duel at once, if one likes, besides the encounter of this turn. */
export type VagueEtAttaqueDuelNow = {
  readonly do: 'duel-now';
};

/** In a duel: pips more on one's own die. */
export type VagueEtAttaqueEdge = {
  readonly do: 'edge';
  readonly plus: number;
};

/** In a duel: throw two dice, the better one counts. */
export type VagueEtAttaqueTwoDice = {
  readonly do: 'two-dice';
};

/** In a duel in which one is challenged: it ends at once, and nothing happens. */
export type VagueEtAttaqueCallOff = {
  readonly do: 'call-off';
};

/** Roll the die; what happens depends on whether it shows enough. */
export type VagueEtAttaqueGamble = {
  readonly do: 'gamble';
  readonly least: number;
  readonly win: readonly VagueEtAttaqueEffect[];
  readonly lose: readonly VagueEtAttaqueEffect[];
};

/** One of two things, as one likes. */
export type VagueEtAttaqueEither = {
  readonly do: 'either';
  readonly one: readonly VagueEtAttaqueEffect[];
  readonly other: readonly VagueEtAttaqueEffect[];
};

/** Nothing happens. */
export type VagueEtAttaqueCalm = {
  readonly do: 'calm';
};

/** Solo: the souvenir shown is about to go onto the ship. */
export type VagueEtAttaqueBoarding = {
  readonly type: 'boarding';
  readonly seat: number;
};

/** Solo: choose the one card that stays in hand. */
export type VagueEtAttaqueKeepOne = {
  readonly type: 'keep-one';
  readonly seat: number;
};

/** A duel in progress; pairs are for the attacker and the defender. */
export type VagueEtAttaqueDuel = {
  /** @minItems 2 */
  readonly fighters: readonly [number, number];
  readonly stake: At;
  readonly needed: number;
  /** @minItems 2 */
  readonly wins: readonly [number, number];
  readonly throws: number;
  readonly first_die: number | null;
  /** @minItems 2 */
  readonly edges: readonly [number, number];
  /** @minItems 2 */
  readonly two_dice: readonly [boolean, boolean];
};

/** Exploration: draw a souvenir. */
export type VagueEtAttaqueDrawSouvenir = {
  readonly type: 'draw-souvenir';
};

/** Exploration: discard the souvenir held at `place` and draw a place. */
export type VagueEtAttaqueSeekPlace = {
  readonly type: 'seek-place';
  readonly place: number;
};

/** Encounter: draw an encounter and resolve it. */
export type VagueEtAttaqueAdventure = {
  readonly type: 'adventure';
};

/** Encounter, or by an effect: duel for the card that lies there. */
export type VagueEtAttaqueChallenge = {
  readonly type: 'challenge';
  readonly zone: number;
  readonly place: number;
};

/** Throw one's die in a duel. */
export type VagueEtAttaqueThrow = {
  readonly type: 'throw';
};

/** Mooring: lay the place held at `place` into one's zone. */
export type VagueEtAttaqueLayPlace = {
  readonly type: 'lay-place';
  readonly place: number;
};

/** Mooring: lay the souvenir held at `place` on a place; `onto` is that place's zone. */
export type VagueEtAttaqueLaySouvenir = {
  readonly type: 'lay-souvenir';
  readonly place: number;
  readonly onto: number;
};

/** Mooring, having laid nothing: discard a souvenir; its anchor acts, the turn ends. */
export type VagueEtAttaqueJettison = {
  readonly type: 'jettison';
  readonly place: number;
};

/** Pass the rest of the mooring, or an offered duel. */
export type VagueEtAttaqueDone = {
  readonly type: 'done';
};

/** Use the gold encounter held at `place`, for oneself or for the partner. */
export type VagueEtAttaqueUseGold = {
  readonly type: 'use-gold';
  readonly place: number;
};

/** Use the power of one's artefact. */
export type VagueEtAttaqueUseArtefact = {
  readonly type: 'use-artefact';
};

/** Inside an effect: choose a player. */
export type VagueEtAttaquePickPlayer = {
  readonly type: 'pick-player';
  readonly owner: number;
};

/** Inside an effect, or at the end of a turn: choose a card by where it lies. */
export type VagueEtAttaquePickCard = {
  readonly type: 'pick-card';
  readonly zone: number;
  readonly place: number;
};

/** Inside an effect, or at the end of a turn: choose the deck to draw from. */
export type VagueEtAttaquePickStock = {
  readonly type: 'pick-stock';
  readonly stock: VagueEtAttaqueStock;
};

/** Inside an effect: the first (0) or the other (1) of two things. */
export type VagueEtAttaquePickWay = {
  readonly type: 'pick-way';
  readonly way: number;
};

/** Solo: the souvenir that was drawn goes onto the ship. */
export type VagueEtAttaqueLetAboard = {
  readonly type: 'let-aboard';
};

/** Solo, once a game: keep it off, for all hand cards but one. */
export type VagueEtAttaqueKeepOff = {
  readonly type: 'keep-off';
};
