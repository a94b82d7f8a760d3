/** What I can do, or whom we wait for, in one sentence. */
import type { Said } from '../games/contract';
import type { Table } from '../play/table.svelte';
import { t } from '../texts/ui.svelte';
import type { Move } from '../wire/types';

export function prompt(table: Table): string {
  const { shown, pending, chosen } = table;
  if (!shown?.view) return '';
  if (shown.table.phase === 'finished') return t('prompt-over');
  if (pending && !pending.aside) return t('prompt-pending');
  const { length } = table.choices;
  if (chosen && length)
    return said(table.plugin.choosing?.(table)) ?? t(length > 1 ? 'prompt-choose' : 'prompt-again');
  if (table.myTurn) return said(table.plugin.prompt?.(table)) ?? t('prompt-your-turn');
  return said(table.plugin.waiting?.(table)) ?? waiting(table);
}

/** Whether a button is what to do: where a card can be laid or a place be touched instead, setting
 *  aside or ending the turn is not. */
export function isOffer(table: Pick<Table, 'chosen' | 'moves' | 'plugin'>, move: Move): boolean {
  if (table.plugin.worse?.(table as Table, move)) return false;
  return table.chosen !== null || table.moves.length === 1;
}

function waiting(table: Table): string {
  const others = table.waitingFor.filter((seat) => seat !== table.me);
  const [first] = others;
  if (first === undefined) return t('prompt-wait');
  if (others.length > 1) return t('prompt-waiting-for-many', { count: others.length });
  return t('prompt-waiting-for', { who: table.names[first] ?? '' });
}

export function said(said: Said | null | undefined): string | null {
  return said ? t(said.id, said.args) : null;
}
