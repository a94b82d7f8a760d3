import type { Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';

/** The public record of Low Tide, as it comes over the wire. */
interface Tide {
  readonly points: readonly number[];
  readonly cheered: readonly number[];
}
export const tide = (table: Table): Tide => table.view.public as unknown as Tide;

export function prompt(table: Table): Said {
  const shown = table.zone('shown')?.cards.length ?? 0;
  return { id: shown ? 'low-tide-choose-again' : 'low-tide-choose' };
}

export function stage(table: Table): Said {
  const left = table.zone('hand', table.me)?.cards.length ?? 0;
  return { id: 'low-tide-left', args: { left } };
}
