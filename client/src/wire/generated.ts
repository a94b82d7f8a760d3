/* eslint-disable -- made from the server by `make client-types`; not to be edited */

export type EntryKind =
  | 'bot-declined'
  | 'bot-sat'
  | 'bot-wanted'
  | 'came-back'
  | 'carried-on'
  | 'closed'
  | 'conceded'
  | 'erased'
  | 'host-passed'
  | 'left'
  | 'on-holiday'
  | 'opened'
  | 'pace-wanted'
  | 'played'
  | 'rematch'
  | 'removed'
  | 'rested'
  | 'said'
  | 'sat'
  | 'started'
  | 'stood-in'
  | 'taken-back'
  | 'time-given'
  | 'will-sit'
  | 'wont-sit'
  | 'worded'
  | 'writing-allowed'
  | 'writing-ended'
  | 'wrote';

/** All that can be said. Logs name them: none is ever taken away. */
export type Remark =
  | 'bravo'
  | 'good-luck'
  | 'goodbye'
  | 'heart'
  | 'hello'
  | 'laugh'
  | 'nice-move'
  | 'no-problem'
  | 'one-moment'
  | 'one-more'
  | 'sad'
  | 'smile'
  | 'sorry'
  | 'take-your-time'
  | 'thank-you'
  | 'that-was-close'
  | 'well-played'
  | 'wow';

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

/** How a move stands beside others. */
export type Comparison = 'better' | 'even' | 'only' | 'worse';

/** What somebody looks through. */
export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'other' | 'program' | 'safari';

/** What it runs on. */
export type System = 'android' | 'ios' | 'linux' | 'mac' | 'other' | 'windows';

/** What it is about. Nobody writes anything: a report cannot be an insult itself. */
export type Complaint = 'name' | 'other' | 'spoiling' | 'words';

/** What comes of a report. */
export type Verdict = 'name' | 'nothing' | 'shut-out' | 'silence';

/** What somebody says is wrong. */
export type About = 'could-not' | 'picture' | 'points' | 'should-not';

/** A table as one viewer sees it right after an entry of its log. */
export type Frame = {
  readonly seq: number;
  readonly at: number;
  readonly happened: Happening;
  readonly you: You | null;
  readonly promised?: number | null;
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
  readonly of?: number | null;
  readonly remark?: Remark | null;
  readonly taken_over?: readonly TakenOver[];
};

/** A seat in which somebody sits from now on, and the bot that kept it for them. */
export type TakenOver = {
  readonly seat: number;
  readonly bot: string;
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
  readonly starts_at?: number;
  readonly silence?: string;
  readonly club?: string;
  readonly to_be_had?: readonly number[];
  readonly day?: string;
  readonly challenge?: string;
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
  readonly wish: Wish | null;
  readonly holiday: number | null;
  readonly allows?: boolean;
  readonly coming?: string;
  readonly pressed?: boolean;
};

/** The time for a move that somebody would rather have (T-38). */
export type Wish = {
  readonly move_time: number | null;
};

/** A seat the game waits for. */
export type Waiting = {
  readonly seat: number;
  readonly turn: number;
  readonly until: number | null;
  readonly call_from: number | null;
  readonly called_by: readonly number[];
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
  readonly starts_after?: number | null;
  readonly to_be_had?: readonly number[];
  readonly pressed?: readonly number[];
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
  readonly line: string;
  readonly kind: string;
  readonly fewest: number;
  readonly most: number;
  readonly seats: number;
  readonly age: number | null;
  readonly minutes: readonly [number, number] | null;
  readonly blurb: string;
  readonly rules_version: number;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly bots: readonly string[];
  readonly together: boolean;
  readonly rounds: boolean;
};

/** A game as the first page offers it. */
export type OfferedGame = {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly kind: string;
  readonly fewest: number;
  readonly most: number;
  readonly seats: number;
  readonly age: number | null;
  readonly minutes: readonly [number, number] | null;
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

/** A code, which is shown once, and until when it holds. */
export type Offered = {
  readonly code: string;
  readonly until: number;
};

/** Why a move: what it came to in deals that agree with all that its seat knew. */
export type Why = {
  readonly seq: number;
  readonly seat: number;
  readonly comparison: Comparison;
  readonly text: string;
  readonly move: {
    readonly [k: string]: unknown;
  };
  readonly of: number;
  readonly fate: string;
  readonly moves: readonly MoveCounted[];
  readonly others: readonly MoveThere[];
};

/** A move that was tried, and in how many deals it came to what is told. */
export type MoveCounted = {
  readonly text: string;
  readonly count: number;
};

/** A move that the seat had. */
export type MoveThere = {
  readonly place: number;
  readonly text: string;
};

/** What became of a code to carry on elsewhere with. */
export type ShownTransfer = {
  readonly until: number;
  readonly used: boolean;
};

/** What is kept of you besides your name and your games. */
export type Account = {
  readonly origin: string | null;
  readonly proved: boolean;
  readonly passkeys: readonly Passkey[];
  readonly codes: number | null;
  readonly sessions: readonly ShownSession[];
  readonly moderates: boolean;
};

/** A passkey as its owner sees it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly made_at: number;
  readonly used_at: number | null;
};

/** A place where you are signed in. */
export type ShownSession = {
  readonly id: string;
  readonly browser: Browser;
  readonly system: System;
  readonly began_at: number;
  readonly seen_at: number;
  readonly here: boolean;
};

/** What a browser is to be asked about passkeys. */
export type PasskeyOptions = {
  readonly publicKey: {
    readonly [k: string]: unknown;
  };
};

/** Codes of recovery, shown this once. */
export type RecoveryCodes = {
  readonly codes: readonly string[];
};

/** Your tables that are over, a page of them. */
export type ShownFinished = {
  readonly tables: readonly ListedTable[];
  readonly next: string | null;
};

/** Where the next move is yours. */
export type ShownWaiting = {
  readonly tables: readonly string[];
};

/** By which push services know this house; no key where none is allowed. */
export type ShownPush = {
  readonly key: string | null;
};

/** Whether mail is sent from here, and where you are told of your turn by it. */
export type ShownMail = {
  readonly here: boolean;
  readonly address: string | null;
  readonly waiting: string | null;
  readonly company: boolean;
};

/** What somebody has of holidays. */
export type ShownHoliday = {
  readonly holiday: Holiday | null;
  readonly days_left: number;
};

/** From when to when somebody does not play. */
export type Holiday = {
  readonly begins: number;
  readonly ends: number;
};

/** Whom you do not want to meet. */
export type ShownBlocks = {
  readonly blocked: readonly Blocked[];
};

/** Somebody whom one blocks, as they were called and shown then. */
export type Blocked = {
  readonly id: string;
  readonly name: string;
  readonly animal: Animal | null;
  readonly since: number;
};

/** Where those sit whom you do not hear. */
export type ShownMuted = {
  readonly seats: readonly number[];
};

/** What people wrote at a table, the oldest first. */
export type ShownWritten = {
  readonly lines: readonly WrittenLine[];
};

/** What somebody wrote, as those at the table read it. */
export type WrittenLine = {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | null;
  readonly words: string;
};

/** Whom you are friends with. */
export type ShownFriends = {
  readonly friends: readonly Friend[];
};

/** A friend as they are called and shown now, and the open tables in the list they sit at. */
export type Friend = {
  readonly id: string;
  readonly name: string;
  readonly animal: Animal;
  readonly since: number;
  readonly tables: readonly string[];
};

/** What somebody made of all they played. */
export type OwnRecord = {
  readonly games: readonly GameRecord[];
  readonly latest: readonly LatestGame[];
  readonly in_time: number | null;
};

/** What somebody made of one game. */
export type GameRecord = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly best_streak: number;
  readonly best_points: number | null;
  readonly best_table: string | null;
  readonly teams: readonly TeamRecord[];
  readonly rating: Rating | null;
};

/** What somebody made of a game in which all win or lose as one, with so many at the table. */
export type TeamRecord = {
  readonly seats: number;
  readonly played: number;
  readonly won: number;
};

/** How strong somebody is held to be. */
export type Rating = {
  readonly shown: number;
  readonly likely: number;
  readonly sigma: number;
  readonly games: number;
  readonly provisional: boolean;
};

/** One of the games somebody played, as it is shown. */
export type LatestGame = {
  readonly table: string;
  readonly game: string;
  readonly finished_at: number;
  readonly seats: number;
  readonly together: boolean;
  readonly stopped: boolean;
  readonly place: number | null;
  readonly points: number | null;
  readonly won: boolean;
};

/** Somebody asks you to play again. */
export type ShownInvitation = {
  readonly name: string;
  readonly animal: Animal;
  readonly listed: ListedTable;
};

/** What of somebody others see. */
export type Visible = {
  readonly in_standings: boolean;
  readonly handle: string | null;
  readonly open_games: boolean;
};

/** The strongest in a game. */
export type Standings = {
  readonly game: string;
  readonly rows: readonly Placed[];
  readonly mine: OwnPlace | null;
};

/** Somebody who wants to be named. */
export type Placed = {
  readonly rank: number;
  readonly name: string;
  readonly animal: Animal;
  readonly handle: string | null;
  readonly rating: Rating;
  readonly you: boolean;
};

/** Where whoever asks stands, or would. */
export type OwnPlace = {
  readonly rank: number | null;
  readonly rating: Rating;
  readonly in_standings: boolean;
};

/** Somebody who wants others to see what they played. */
export type ShownPerson = {
  readonly name: string;
  readonly animal: Animal;
  readonly record: OwnRecord;
};

/** Those at a table of whom enough is known. */
export type ShownPeople = {
  readonly people: readonly SeatReliability[];
};

/** Somebody at a table of whom enough is known. */
export type SeatReliability = {
  readonly seat: number;
  readonly in_time: number;
};

/** What waits to be decided, the oldest first. */
export type ShownReports = {
  readonly reports: readonly ShownReport[];
};

/** A report that waits, and by how many people the same was reported there. */
export type ShownReport = {
  readonly id: string;
  readonly moment: Moment;
  readonly name: string | null;
  readonly about: Complaint;
  readonly made_at: number;
  readonly people: number;
  readonly verdict: Verdict | null;
};

/** A seat at a place of a table's log. */
export type Moment = {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
};

/** A report with its moment. */
export type ShownCase = {
  readonly report: ShownReport;
  readonly seen: Witnessed | null;
  readonly others: readonly OtherReport[];
};

/** What is told of a table around a moment. */
export type Witnessed = {
  readonly game: string;
  readonly anyone_may_watch: boolean;
  readonly lines: readonly Line[];
};

/** Something that somebody said, or how they came or went. */
export type Line = {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string | null;
  readonly kind: string;
  readonly remark: Remark | null;
  readonly words: string | null;
};

/** What else there was about the same person. */
export type OtherReport = {
  readonly about: Complaint;
  readonly made_at: number;
  readonly verdict: Verdict | null;
};

/** The clubs you belong to. */
export type ShownClubs = {
  readonly clubs: readonly OwnClub[];
};

/** A club that somebody belongs to. */
export type OwnClub = {
  readonly id: string;
  readonly name: string;
  readonly members: number;
};

/** A new club, and the code of the link to it, told this once. */
export type FoundedClub = {
  readonly id: string;
  readonly code: string;
};

/** The code of a link to a club, told this once. */
export type ClubLink = {
  readonly code: string;
};

/** A club as its members see it. */
export type Club = {
  readonly id: string;
  readonly name: string;
  readonly keeper: boolean;
  readonly members: readonly Member[];
};

/** Somebody who belongs to a club, as they are called and shown now. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly animal: Animal;
  readonly since: number;
  readonly keeper: boolean;
  readonly you: boolean;
};

/** How those who played a game stand. */
export type GameStandings = {
  readonly game: string;
  readonly standings: readonly Standing[];
};

/** A member among the others. */
export type Standing = {
  readonly place: number;
  readonly member: string;
  readonly name: string;
  readonly animal: Animal;
  readonly played: number;
  readonly won: number;
};

/** An evening as a member sees it. */
export type Evening = {
  readonly id: string;
  readonly game: string;
  readonly begins: number;
  readonly table: string | null;
  readonly guests: readonly string[];
  readonly coming: boolean;
  readonly yours: boolean;
};

/** The deals of today. It tells nothing of what anybody else does. */
export type Today = {
  readonly day: string;
  readonly ends_at: number;
  readonly streak: number;
  readonly elsewhere: boolean;
  readonly games: readonly DayGame[];
  /** @minItems 2 */
  readonly promised: readonly [PromisedDay, PromisedDay];
};

/** A game's deal of the day, and how far you are with it. */
export type DayGame = {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly state: 'begun' | 'new' | 'played';
  readonly table: string | null;
};

/** A day, and what fixes its deals. */
export type PromisedDay = {
  readonly day: string;
  readonly commitment: string;
  readonly secret: string | null;
};

/** How everybody did with a deal, for who has played it. */
export type DayBoard = {
  readonly day: string;
  readonly game: string;
  readonly over: boolean;
  readonly own: OwnScore | null;
  readonly standing: DayStanding | null;
  readonly scores: readonly DayScore[];
  readonly parted: readonly PartedWays[];
  readonly streak: number;
};

/** What came of your own game. */
export type OwnScore = {
  readonly table: string;
  readonly counts: boolean;
  readonly won: boolean;
  readonly points: number | null;
};

/** Where somebody stands among all whose game of a deal counts. */
export type DayStanding = {
  readonly of: number;
  readonly better: number;
  readonly level: number;
};

/** A result, and how many have it. */
export type DayScore = {
  readonly won: boolean;
  readonly points: number | null;
  readonly count: number;
};

/** A move of yours before which others had the very same game, and then made another. */
export type PartedWays = {
  readonly seq: number;
  readonly move: string;
  readonly together: number;
  readonly others: readonly OtherWay[];
};

/** What others did instead, and how many. */
export type OtherWay = {
  readonly move: string;
  readonly count: number;
};

/** What others are asked by. */
export type Asked = {
  readonly challenge: string;
};

/** What is kept of a challenge that somebody made or took up. */
export type OwnChallenge = {
  readonly challenge: string;
  readonly game: string;
  readonly table: string;
  readonly at: number;
  readonly made: boolean;
  readonly played: number | null;
};

/** What you are asked to play, and once you have, what came of it for everybody. */
export type ShownChallenge = {
  readonly challenge: string;
  readonly game: string;
  readonly options: unknown;
  readonly asked_by: string;
  readonly bots: readonly (string | null)[];
  readonly state: 'asked' | 'begun' | 'new' | 'played' | 'there';
  readonly table: string | null;
  readonly games: readonly ComparedGame[];
};

/** What came of a challenge for one of those who played it. */
export type ComparedGame = {
  readonly table: string;
  readonly name: string;
  readonly asked: boolean;
  readonly own: boolean;
  readonly to_the_end: boolean;
  readonly won: boolean;
  readonly points: number | null;
  readonly together: number;
};

/** Two games of the same deal, move by move. */
export type SideBySide = {
  readonly own: string;
  readonly own_moves: readonly ToldMove[];
  readonly other: string;
  readonly other_name: string;
  readonly other_moves: readonly ToldMove[];
  readonly together: number;
};

/** A move, and where it stands in the log. */
export type ToldMove = {
  readonly seq: number;
  readonly move: string;
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

export type TransferBody = {
  readonly code: string;
};

export type ClubBody = {
  readonly name: string;
};

export type PasskeyBody = {
  readonly credential: {
    readonly [k: string]: unknown;
  };
};

export type NewPasskeyBody = {
  readonly credential: {
    readonly [k: string]: unknown;
  };
  readonly name: string;
};

export type PasskeyNameBody = {
  readonly name: string;
};

export type RecoveryBody = {
  readonly code: string;
};

/** How a browser is reached, as its `PushSubscription` says, and when it is not to be. */
export type PushBody = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly key: string;
  readonly zone: string;
  readonly quiet?: QuietBody | null;
  readonly company?: boolean;
};

/** Hours without a word, in minutes after midnight. */
export type QuietBody = {
  readonly begins: number;
  readonly ends: number;
};

export type PushOffBody = {
  readonly endpoint: string;
};

/** Where somebody reads mail, and when none is to come. */
export type MailBody = {
  readonly address: string;
  readonly zone: string;
  readonly quiet?: QuietBody | null;
  readonly company?: boolean;
};

export type MailTokenBody = {
  readonly token: string;
};

/** Somebody, by where one sees them, and under which name. */
export type SeenBody = {
  readonly seat: number;
  readonly name: string;
};

/** The same, and whether they are not to be heard. */
export type MuteBody = {
  readonly seat: number;
  readonly name: string;
  readonly muted: boolean;
};

/** Somebody whom one saw there, at a place in the table's log, and what it is about. */
export type ReportBody = {
  readonly seat: number;
  readonly name: string;
  readonly seq: number;
  readonly about: Complaint;
};

/** A moment as a screen shows it, what is wrong with it, and with whose eyes it is seen. */
export type FaultBody = {
  readonly told: Told;
  readonly viewer?: string | null;
};

/** What somebody says of a moment. */
export type Told = {
  readonly about: About;
  readonly words: string;
  readonly drawn: Drawn;
  readonly wanted: Touched | null;
};

/** What a client shows, read from its screen and from its model of the table. */
export type Drawn = {
  readonly seq: number;
  readonly latest: number;
  readonly rested: boolean;
  readonly act: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly still: boolean;
  readonly settings: {
    readonly [k: string]: boolean | number | string | null;
  };
  /** @maxItems 8 */
  readonly hand: readonly string[];
  /** @maxItems 8 */
  readonly held: readonly string[];
  /** @maxItems 64 */
  readonly zones: readonly (readonly (number | null)[])[];
  /** @maxItems 250 */
  readonly cards: readonly DrawnCard[];
  /** @maxItems 64 */
  readonly heaps: readonly DrawnHeap[];
  /** @maxItems 16 */
  readonly seats: readonly DrawnSeat[];
};

/** A card on the screen. */
export type DrawnCard = {
  readonly zone: number;
  readonly place: number;
  readonly name: string;
  readonly face: string;
  readonly up: boolean;
  readonly legal: boolean;
};

/** A number that stands at a heap of cards. */
export type DrawnHeap = {
  readonly zone: number;
  readonly count: string;
};

/** Somebody else, as their place on the screen tells. */
export type DrawnSeat = {
  readonly seat: number;
  readonly cards: string;
  readonly turn: boolean;
};

/** A card that was touched. */
export type Touched = {
  readonly type: 'at';
  readonly zone: number;
  readonly place: number;
};

export type VisibleBody = {
  readonly in_standings: boolean;
  readonly page: boolean;
  readonly open_games?: boolean;
};

/** What a moderator decides. */
export type VerdictBody = {
  readonly verdict: Verdict;
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
  readonly again_with?: string | null;
  readonly club?: string | null;
  readonly evening?: string | null;
  readonly joinable?: boolean;
};

export type MeetBody = {
  readonly command: string;
  readonly game: string;
  readonly name?: string | null;
};

export type SitBody = {
  readonly command: string;
  readonly seat: number;
  readonly name?: string | null;
};

export type TakeOverBody = {
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

export type RemoveBody = {
  readonly command: string;
  readonly seat: number;
  readonly name: string;
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

/** A bot instead of somebody: whom, and the decision that is waited for. */
export type InsteadBody = {
  readonly command: string;
  readonly seat: number;
  readonly turn: number;
};

export type PaceBody = {
  readonly command: string;
  readonly move_time: number | null;
};

export type WriteBody = {
  readonly command: string;
  readonly words: string;
};

export type AsideBody = {
  readonly command: string;
  readonly move: AnyMove;
};

/** How far a table is. */
export type Beat = {
  readonly seq: number;
};
