/** What a game brings to the table screen. Everything but the name may be left out. */
import type { Component } from 'svelte';
import type { IconName } from '../kit/icons';
import type { Table } from '../play/table.svelte';
import type { Args } from '../texts/bundle';
import type { At, Face, Move, Seat, View } from '../wire/types';

/** A text of this client's catalogues, and what it is given. */
export interface Said {
  readonly id: string;
  readonly args?: Args;
}

/** A line that helps a newcomer, shown once on this device. */
export interface Hint extends Said {
  readonly when: (table: Table) => boolean;
}

/** A part of a hand: its name, and a picture of what sets it apart. */
export interface Part extends Said {
  readonly icon: IconName;
}

export interface GamePlugin {
  readonly name: string;
  /** What is printed on a card. */
  readonly Face: Component<{ face: Face }>;
  /** The colour of its backs. */
  readonly back?: { readonly tone: string; readonly foam: string };
  /** The middle of the table; without it, all zones in rows. */
  readonly Board?: Component<{ table: Table }>;
  /** What is shown on somebody's chip beside name and cards, such as points. */
  readonly ChipNote?: Component<{ table: Table; seat: Seat }>;
  /** What is shown at the right end of the prompt, such as my lifebelts. */
  readonly Mine?: Component<{ table: Table }>;
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
  /** How cards of my hand are sorted, if I want them so. */
  readonly order?: (face: Face) => readonly number[];
  /** How many cards somebody holds, where it is not the zone called `hand`. */
  readonly held?: readonly string[];
  /** What lies open besides cards, a sentence each, for those who read the table as text. */
  readonly figures?: (table: Table) => readonly Said[];
  readonly hints?: readonly Hint[];
}
