/** What a game brings, for a table as it is, and what it looks like before it is played. */
import type { Component } from 'svelte';
import type { FaceProps, Printed } from '../cards/face';
import type { Table } from '../play/table.svelte';
import type { FiguresOf, HintAt, Plugin } from './plugin';

export type { Account, AccountRow, Part, Said } from './plugin';
export type GamePlugin = Plugin<Table>;
export type Hint = HintAt<Table>;
export type Figures = FiguresOf<Table>;

/** What a game looks like before it is played: where it takes place, and three of its cards. */
export interface Poster {
  /** Drawn on a 400×220 grid; what matters stands in the left half. */
  readonly Scene: Component;
  readonly Face?: Component<FaceProps>;
  readonly cards: readonly Printed[];
}
