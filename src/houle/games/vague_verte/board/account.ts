/** How a race of VAGUE VERTE came out: how far everybody got, and what stood in the way. */
import type { Account } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import { inOrder, sight, standingOf, troubles } from './sight';

export function account(table: Table): Account {
  const { options, outcome, seats } = sight(table);
  const rows = inOrder(seats, table.me).map((seat) => {
    const stands = standingOf(table, seat);
    const left = Math.max(0, options.length - stands.row);
    return {
      players: [seat],
      name: table.speaker.who(seat),
      got: String(stands.row),
      stands: t('account-vague-verte-stands', { length: options.length }),
      best: !!outcome?.winners.includes(seat),
      why: [
        t('account-vague-verte-left', { left }),
        ...troubles(stands).map((trouble) => t(`account-vague-verte-${trouble}`)),
      ],
    };
  });
  return {
    title: '',
    summary: '',
    rows: rows.toSorted((a, b) => Number(b.best) - Number(a.best) || Number(b.got) - Number(a.got)),
  };
}
