/** How a game of WAVE came out: what everybody has left, or that nothing is (W-40 to W-43). */
import type { Account, AccountRow } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import { placesOf, rowsOf, sight } from './sight';

export function account(table: Table): Account {
  const places = Array.from({ length: placesOf(sight(table).seats) }, (_, place) => place);
  const rows = places.flatMap((place): AccountRow[] => {
    const held = rowsOf(table, place);
    if (!held) return [];
    const left = [...held.inward.cards, ...held.outward.cards];
    const known = left.flatMap(({ card }) => (card === null ? [] : [table.speaker.card(card)]));
    const cards = known.join(', ');
    return [
      {
        players: [place],
        name: table.speaker.who(place),
        got: String(left.length),
        stands: t('account-wave-stands', { count: left.length }),
        best: !left.length,
        why: left.length
          ? [cards ? t('account-wave-left', { cards }) : t('account-wave-hidden')]
          : [t('account-wave-none')],
      },
    ];
  });
  return { title: '', summary: '', rows };
}
