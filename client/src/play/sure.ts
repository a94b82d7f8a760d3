/** Whether one touch is enough for a move, or a second one says that it is meant. */
import type { Confirm } from '../settings/settings.svelte';

export type Pointer = 'touch' | 'mouse';

/** What counts about a touch. */
export interface Touched {
  readonly pointer: Pointer;
  readonly confirm: Confirm;
  /** A card from the top of a pile, of which nobody knows what it is: there is nothing to mistake. */
  readonly draws: boolean;
  /** It can be taken back as long as nobody has seen anything. */
  readonly undoable: boolean;
  /** It costs something or begins something, so that a click by mistake is one too many. */
  readonly careful: boolean;
}

export function isEnough({ pointer, confirm, draws, undoable, careful }: Touched): boolean {
  if (confirm === 'always') return false;
  if (careful) return false;
  return confirm === 'never' || pointer === 'mouse' || draws || undoable;
}
