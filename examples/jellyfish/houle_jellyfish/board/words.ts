import type { Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Move } from '@houle/wire/types';

/** The public record, as it comes over the wire. */
interface Record {
  readonly turn: number;
  readonly said_by: number | null;
  readonly said: string | null;
}
export const record = (table: Table): Record => table.view.public as unknown as Record;

/** Whether a move sends a card to somebody, under a name. */
export const sends = ({ type }: Move): boolean => type === 'lay' || type === 'pass-on';

export const called = (table: Table, creature: string): string =>
  table.speaker.word('creature', creature);

export function prompt(table: Table): Said {
  const { said_by: who, said } = record(table);
  if (who !== null && said !== null && table.moves.some(({ type }) => type === 'say')) {
    const args = { who: table.names[who] ?? '', creature: called(table, said) };
    return { id: 'jellyfish-believe', args };
  }
  return { id: table.moves.some(({ type }) => type === 'lay') ? 'jellyfish-lay' : 'jellyfish-on' };
}

export const choosing = (): Said => ({ id: 'jellyfish-choose' });
