/* eslint-disable -- made from the server by `make client-types`; not to be edited */

export type EntryKind =
  | 'bot-sat'
  | 'came-back'
  | 'carried-on'
  | 'closed'
  | 'conceded'
  | 'erased'
  | 'left'
  | 'opened'
  | 'played'
  | 'rematch'
  | 'rested'
  | 'sat'
  | 'started'
  | 'stood-in'
  | 'taken-back'
  | 'time-given'
  | 'worded';

/** Who may look on. */
export type Watch = 'anyone' | 'nobody';

/** Where a table is in its life. */
export type Phase = 'closed' | 'finished' | 'open' | 'playing';

/** There are more of them than seats at any table. */
export type Animal =
  | 'crab'
  | 'dolphin'
  | 'gull'
  | 'jellyfish'
  | 'octopus'
  | 'puffin'
  | 'ray'
  | 'seahorse'
  | 'seal'
  | 'starfish'
  | 'turtle'
  | 'whale';

export type Step = Moved | Shuffled | Rolled | Happened;

export type Fact = number | string | (Face | Who | At | Where | Term);

export type Viewer = number | Onlooker;

/** Viewers who have no seat. */
export type Onlooker = 'everyone' | 'watcher';

/** Why a game is over. */
export type LandUnterCause = 'last-round';

export type LandUnterMove = LandUnterChoose | LandUnterPlay;

/** Who plays with whom (S-60). */
export type SeaChangeTeams =
  '2v2' | '2v2v1' | '2v2v2' | '2v2v2v1' | '2v2v2v2' | '3v2' | '3v2v2' | '3v3' | '4v4' | 'none';

/** The five families, by their colours (S-01). */
export type SeaChangeColour = 0 | 1 | 2 | 3 | 4;

/** Why a game is over, by what decided it. */
export type SeaChangeCause = 'fewest-cards' | 'shared' | 'target' | 'trump-zero';

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

/** Why a game is over. */
export type VagueVerteCause = 'arrived' | 'ran-out' | 'stalled';

export type VagueVerteMove =
  | VagueVerteDrawFromPile
  | VagueVerteTakeFaceUp
  | VagueVerteDrive
  | VagueVerteHinder
  | VagueVerteSignal
  | VagueVerteDiscard;

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

/** A table as one viewer sees it right after an entry of its log. */
export type Frame = {
  readonly seq: number;
  readonly at: number;
  readonly happened: Happening;
  readonly you: You | null;
  readonly table: ShownTable;
  readonly waiting: readonly Waiting[];
  readonly steps: readonly Step[];
  readonly view: AnyView | null;
};

/** What everybody may know of an entry. */
export type Happening = {
  readonly kind: EntryKind;
  readonly seat?: number | null;
  readonly aside?: boolean;
  readonly by_bot?: boolean;
};

/** What concerns the viewer alone. */
export type You = {
  readonly seat: number;
  readonly host: boolean;
  readonly turn: number | null;
  readonly may_take_back: boolean;
};

/** A table as everybody sees it. */
export type ShownTable = {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly move_time: number | null;
  readonly bot_time: number;
  readonly watch: Watch;
  readonly listed: boolean;
  readonly phase: Phase;
  readonly commitment: string;
  readonly chairs: readonly Chair[];
  readonly host: number | null;
  readonly stopped: boolean;
  readonly resting: boolean;
  readonly rematch_of: string | null;
  readonly rematch: string | null;
  readonly options: {
    readonly [k: string]: unknown;
  };
};

/** A seat as everybody sees it. */
export type Chair = {
  readonly name: string | null;
  readonly animal: Animal | null;
  readonly bot: string | null;
  readonly stand_in: string | null;
  readonly away: boolean;
  readonly gone: boolean;
  readonly word: string | null;
  readonly conceded: boolean;
};

/** A seat the game waits for. */
export type Waiting = {
  readonly seat: number;
  readonly turn: number;
  readonly until: number | null;
};

/** A card went from one place to another; `None` stands for what the viewer could not tell. */
export type Moved = {
  readonly type: 'moved';
  readonly card: number | null;
  readonly origin: number;
  readonly origin_place: number | null;
  readonly target: number;
  readonly target_place: number | null;
};

/** The cards of a zone were shuffled. */
export type Shuffled = {
  readonly type: 'shuffled';
  readonly zone: number;
};

/** A die was rolled for all to see. */
export type Rolled = {
  readonly type: 'rolled';
  readonly sides: number;
  readonly value: number;
};

/** Something the game has a name for. Its facts are for everybody. */
export type Happened = {
  readonly type: 'happened';
  readonly name: string;
  readonly facts: Facts;
};

export type Facts = {
  readonly [k: string]: Fact;
};

/** What is printed on a card; enough to draw a plain one and to name it in a text. */
export type Face = {
  readonly type: 'face';
  readonly name: string;
  readonly number: number | null;
  readonly colour: string | null;
  readonly shape: string | null;
};

/** A place at the table named in a fact; a text shows it as the name of who sits there. */
export type Who = {
  readonly type: 'who';
  readonly seat: number;
};

/** A card named by where it lies; each viewer reads its face there, or none. */
export type At = {
  readonly type: 'at';
  readonly zone: number;
  readonly place: number;
};

/** A zone named in a fact; a text shows it by what it is called. */
export type Where = {
  readonly type: 'where';
  readonly zone: number;
};

/**
 * A member of an enumeration, with the name of that enumeration: its text is `<of>-<word>`.
 *
 * Games write the member itself; where the name of the fact does not tell which enumeration it
 * is of, it leaves the table as a term.
 */
export type Term = {
  readonly type: 'term';
  readonly of: string;
  readonly word: string;
};

/** Everything one viewer may know of a table now. */
export type AnyView = {
  readonly game: string;
  readonly rules_version: number;
  readonly seats: number;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly viewer: Viewer;
  readonly zones: readonly ZoneView[];
  readonly public: {
    readonly [k: string]: unknown;
  };
  readonly to_act: readonly number[];
  readonly moves: readonly AnyMove[];
  readonly asides: readonly AnyMove[];
  readonly outcome: Outcome | null;
};

/** A zone as one viewer sees it; `None` is a card lying face away. */
export type ZoneView = {
  readonly name: string;
  readonly owner: number | null;
  readonly cards: readonly (number | null)[];
};

/** A move of any game; its type says which kind. */
export type AnyMove = {
  readonly type: string;
  readonly [k: string]: string | number | boolean | null;
};

/**
 * The end of a game, with its cause.
 *
 * `points` has one number per seat, more being better, so that any two outcomes of a game can be
 * compared; it is empty where the game ends without a score. `facts` are the game's own figures.
 */
export type Outcome = {
  readonly cause: string;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly facts: Facts;
};

/** A table in a list. */
export type ListedTable = {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly seq: number;
  readonly opened_at: number;
  readonly changed_at: number;
  readonly summary: Summary;
};

/** What a list shows of a table. */
export type Summary = {
  readonly chairs: readonly (string | null)[];
  readonly bots: readonly boolean[];
  readonly animals: readonly (Animal | null)[];
  readonly move_time: number | null;
  readonly watch: Watch;
  readonly waited_for?: readonly number[];
  readonly resting?: boolean;
  readonly options: {
    readonly [k: string]: unknown;
  };
};

/** A game that is over, with all that is needed to check it. */
export type GameFile = {
  readonly format: string;
  readonly table: string;
  readonly game: string;
  readonly rules_version: number;
  readonly seats: number;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly commitment: string;
  readonly seed: string;
  readonly words: readonly (string | null)[];
  readonly names: readonly string[];
  readonly plays: readonly PlayedMove[];
  readonly outcome: Outcome | null;
};

/** One move by one seat, and when it was made. */
export type PlayedMove = {
  readonly seat: number;
  readonly move: AnyMove;
  readonly at: number;
};

/** A game that can be played here. */
export type GameInfo = {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly rules_version: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly bots: readonly string[];
};

/** Somebody with a name and an animal. */
export type Guest = {
  readonly name: string;
  readonly animal: Animal;
};

/** Somebody new, and the token of a program; a browser has it in a cookie. */
export type NewGuest = {
  readonly name: string;
  readonly animal: Animal;
  readonly token?: string | null;
};

/** The cards in front of you that none of your moves is about. */
export type WhyNots = {
  readonly seq: number;
  readonly cards: readonly WhyNot[];
};

/** Why a card in front of you cannot be played now. */
export type WhyNot = {
  readonly zone: number;
  readonly place: number;
  readonly rule: string;
  readonly reason: string;
  readonly detail: string;
};

/** A game's faces and words. */
export type Kit = {
  readonly name: string;
  readonly rules_version: number;
  readonly faces: {
    readonly [k: string]: Face;
  };
  readonly texts: string;
  readonly moves: {
    readonly [k: string]: {
      readonly [k: string]: Meaning;
    };
  };
  readonly record: {
    readonly [k: string]: Meaning;
  };
};

/** What a field stands for, so that people do not read a bare number or an English word. */
export type Meaning = {
  readonly kind: string;
  readonly of: string | null;
  readonly many: boolean;
};

/** A deed stands in the log. */
export type Done = {
  readonly table: string;
  readonly seq: number;
};

/** What went wrong. */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly type?: string;
  readonly detail?: string | null;
  readonly rule?: string | null;
  readonly reason?: string | null;
  readonly facts?: Facts | null;
  readonly retry_after?: number | null;
};

export type GuestBody = {
  readonly name: string;
  readonly animal?: Animal | null;
};

/** A deed that needs nothing but its command. */
export type JustDo = {
  readonly command: string;
};

export type OpenBody = {
  readonly command: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: {
    readonly [k: string]: unknown;
  };
  /** @maxItems 16 */
  readonly bots?: readonly (string | null)[];
  readonly move_time?: number | null;
  readonly bot_time?: number;
  readonly watch?: Watch;
  readonly listed?: boolean;
  readonly seat?: number | null;
  readonly name?: string | null;
};

export type SitBody = {
  readonly command: string;
  readonly seat: number;
  readonly name?: string | null;
};

export type SeatBotBody = {
  readonly command: string;
  readonly seat: number;
  readonly bot?: string | null;
};

export type RemoveBotBody = {
  readonly command: string;
  readonly seat: number;
};

export type WordBody = {
  readonly command: string;
  readonly word: string;
};

export type MoveBody = {
  readonly command: string;
  readonly turn: number;
  readonly move: AnyMove;
};

export type AsideBody = {
  readonly command: string;
  readonly move: AnyMove;
};

/** How far a table is. */
export type Beat = {
  readonly seq: number;
};

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

/** What a viewer sees of each game. */
export type Views = {
  readonly 'land-unter': LandUnterView;
  readonly 'sea-change': SeaChangeView;
  readonly 'vague-et-attaque': VagueEtAttaqueView;
  readonly 'vague-verte': VagueVerteView;
  readonly wave: WaveView;
};
