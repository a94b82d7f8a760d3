/** How a game of VAGUE & ATTAQUE came out: what everybody validated, and what was missing. */
import type { Account } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import { inOrder, moorings, neededOf, ROOM, sight } from './reading';

export function account(table: Table): Account {
  const now = sight(table);
  const needed = neededOf(now);
  const rows = inOrder(now.seats, table.me).map((seat) => {
    const places = moorings(table, seat);
    const done = places.filter(({ validated }) => validated);
    const begun = places.filter(({ validated }) => !validated);
    const named = (name: string): string => table.speaker.word('card', name);
    return {
      players: [seat],
      name: table.speaker.who(seat),
      got: String(done.length),
      stands: t('account-vague-et-attaque-stands', { needed }),
      best: !!now.outcome?.winners.includes(seat),
      why: [
        done.length
          ? t('account-vague-et-attaque-done', {
              places: done.map(({ name }) => named(name)).join(', '),
            })
          : t('account-vague-et-attaque-nothing'),
        ...begun.map(({ name, berth }) =>
          t('account-vague-et-attaque-missing', {
            place: named(name),
            missing: Math.max(0, ROOM - (berth?.cards.length ?? 0)),
          }),
        ),
      ],
    };
  });
  return {
    title: '',
    summary: '',
    rows: rows.toSorted((a, b) => Number(b.best) - Number(a.best) || Number(b.got) - Number(a.got)),
  };
}
