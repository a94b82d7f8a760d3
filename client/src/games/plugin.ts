/** What a game brings to the table screen. Everything but the name may be left out. */
import type { Component } from 'svelte';
import type { IconName } from '../kit/icons';
import type { Witness } from '../play/witness';
import type { Args } from '../texts/bundle';
import type { At, Face, Frame, Move, Seat, Step, View } from '../wire/types';

/** A text of this client's catalogues, and what it is given. */
export interface Said {
  readonly id: string;
  readonly args?: Args;
}

/** A line that helps a newcomer, shown once on this device. */
export interface HintAt<Table> extends Said {
  readonly when: (table: Table) => boolean;
}

/** A part of a hand: its name, and a picture of what sets it apart. */
export interface Part extends Said {
  readonly icon: IconName;
}

/** What one side got at the end of a round or of the game. */
export interface AccountRow {
  /** Who that is; a number beyond the seats is somebody of the game. */
  readonly players: readonly number[];
  readonly name: string;
  /** What it got now, and where it stands with that. */
  readonly got: string;
  readonly stands: string;
  readonly best: boolean;
  /** Sentences that say where this comes from. */
  readonly why: readonly string[];
}

/** Who got what, and why. */
export interface Account {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly AccountRow[];
}

export type FiguresOf<Table> = (table: Table) => readonly Said[];

/** What a game brings to a table, whatever a table is: it knows what the game brings. */
export interface Plugin<Table> {
  readonly name: string;
  /** What is printed on a card. */
  readonly Face: Component<{ face: Face; title?: string | undefined }>;
  /** Cards carry their names, which `Face` gets as `title`. */
  readonly titled?: boolean;
  /** The colour of its backs. */
  readonly back?: { readonly tone: string; readonly foam: string };
  /** The middle of the table; without it, all zones in rows. */
  readonly Board?: Component<{ table: Table }>;
  /** What is shown on somebody's chip beside name and cards, such as points. */
  readonly ChipNote?: Component<{ table: Table; seat: Seat }>;
  /** What is shown at the right end of the prompt, such as my lifebelts. */
  readonly Mine?: Component<{ table: Table }>;
  /** How one of several moves is chosen; without it, by a button for each. */
  readonly Choices?: Component<{ table: Table; moves: readonly Move[] }>;
  /** What is shown below the result in words, such as a table of points. */
  readonly Result?: Component<{ table: Table }>;
  /** The zones that make up my hand, in the order they are held; zone names, mine. */
  readonly hand?: readonly string[];
  /** Zones of mine that are shown in the hand, but not to be sorted by me. */
  readonly unsorted?: readonly string[];
  /** What the parts of my hand are called, by zone; they are then held apart. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** What lies on a card, such as a finger that points at it. */
  readonly Badge?: Component<{ table: Table; zone: number; place: number }>;
  /** The same in words. */
  readonly remark?: (table: Table, zone: number, place: number) => string | null;
  /** The card a move is about; a place of -1 stands for a whole zone, such as a pile. */
  readonly at?: (view: View, me: Seat, move: Move) => At | null;
  /** What the button for a move says, where the sentence of the game is too long for it. */
  readonly label?: (table: Table, move: Move) => Said | null;
  /** Whether a move is too easily made by mistake to be made by a single click. */
  readonly careful?: (table: Table, move: Move) => boolean;
  /** Whether a move can be taken back once it is made: then a touch is enough. */
  readonly undoable?: (table: Table, move: Move) => boolean;
  /** Whether something better can be done instead: then its button is not the one that shines. */
  readonly worse?: (table: Table, move: Move) => boolean;
  /** Whether the board has a place to touch for a move of the chosen card, instead of a button. */
  readonly onBoard?: (table: Table, move: Move) => boolean;
  /** Where the chosen card can go, in one sentence of at most 60 characters. */
  readonly choosing?: (table: Table) => Said | null;
  /** What I can do now, in one sentence of at most 60 characters. */
  readonly prompt?: (table: Table) => Said | null;
  /** What we wait for while I have nothing to decide, where a name alone does not say it. */
  readonly waiting?: (table: Table) => Said | null;
  /** Where in the game we are: the round, the trick. */
  readonly stage?: (table: Table) => Said | null;
  /** Zones whose cards are looked at for a moment before they leave together. */
  readonly holds?: readonly string[];
  /** What is to be read once a step is seen: it stays until it could be, before the next comes. */
  readonly reads?: (table: Table, step: Step) => string;
  /** What it stands on, where that comes after the board: nobody begins to read before. */
  readonly readsOn?: () => Promise<unknown>;
  /** Whether a step tells how a round came out: after the last such step everybody looks at it. */
  readonly endsRound?: (step: Step) => boolean;
  /** How a round, or the game, came out; loaded when it is needed. */
  readonly account?: () => Promise<(table: Table, frame: Frame) => Account>;
  /** Remembers what was seen, where the table does not. */
  readonly remembers?: (table: Table) => Witness;
  /** What is worth telling of what happened since my turn, by the names of steps, what matters most
   *  first; without it, everything. */
  readonly news?: readonly string[];
  /** Leaves out of what is told, by its steps, what was told before. */
  readonly toldOnce?: <T extends { readonly step?: Step | undefined }>(
    all: readonly T[],
  ) => readonly T[];
  /** How cards of my hand are sorted, if I want them so. */
  readonly order?: (face: Face) => readonly number[];
  /** How many cards somebody holds, where it is not the zone called `hand`. */
  readonly held?: readonly string[];
  /** What lies open besides cards, a sentence each, for those who read the table as text; loaded
   *  when they do. */
  readonly figures?: () => Promise<FiguresOf<Table>>;
  readonly hints?: readonly HintAt<Table>[];
}
