/** What lies open besides cards in VAGUE & ATTAQUE, in sentences. */
import type { Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import {
  aboard,
  courseOf,
  inOrder,
  moorings,
  neededOf,
  roomOf,
  SHIP,
  shipSeat,
  sight,
  slots,
  validatedBy,
  whom,
} from './reading';

const say = (id: string, args: Said['args'] = {}): Said => ({
  id: `vague-et-attaque-figure-${id}`,
  args,
});

export function figures(table: Table): readonly Said[] {
  const view = sight(table);
  const { seats, public: now } = view;
  const everybody = inOrder(seats, table.me);
  return [
    say('turn', { who: whom(table, now.turn), phase: now.phase }),
    say('needed', { needed: neededOf(view) }),
    ...everybody.flatMap((seat) => [
      say('validated', {
        who: whom(table, seat),
        count: validatedBy(table, seat),
        safe: now.protected[seat] ? 'yes' : 'no',
      }),
      ...(now.skips[seat] ?? []).map((phase) => say('skips', { who: whom(table, seat), phase })),
      ...moorings(table, seat).map((mooring) => {
        const there = slots(aboard(table, mooring), roomOf(seats, mooring.name));
        return say('mooring', {
          who: whom(table, seat),
          place: table.speaker.card(mooring.laid.card),
          count: mooring.berth?.cards.length ?? 0,
          validated: mooring.validated ? 'yes' : 'no',
          wanted: there.includes('wanted') ? 'yes' : 'no',
        });
      }),
    ]),
    ...ship(table),
    ...duel(table),
  ];
}

function ship(table: Table): readonly Said[] {
  const lies = shipSeat(table);
  const found = moorings(table, lies).find(({ name }) => name === SHIP);
  if (!found) return [];
  const count = found.berth?.cards.length ?? 0;
  const course = courseOf(table, lies, found);
  const where = lies === null ? 'middle' : whom(table, lies);
  return [
    say('ship', { where, count }),
    ...(course === 'stays' ? [say('ship-stays')] : []),
    ...(typeof course === 'object' ? [say('ship-goes', { who: whom(table, course.to) })] : []),
  ];
}

function duel(table: Table): readonly Said[] {
  const now = sight(table).public.duel;
  if (!now) return [];
  const [who, owner] = now.fighters;
  const card = table.lay[now.stake.zone]?.cards[now.stake.place]?.card ?? null;
  return [
    say('duel', {
      who: whom(table, who),
      owner: whom(table, owner),
      card: table.speaker.card(card),
      wins: now.wins[0],
      losses: now.wins[1],
      needed: now.needed,
      die: now.first_die ?? 0,
    }),
  ];
}
