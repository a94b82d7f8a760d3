/** What this game says in the prompt, in the head and to newcomers. */
import type { Hint, Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Face, Move } from '@houle/wire/types';
import { landView } from './reading';

export function prompt(table: Table): Said {
  if (!landView(table).options.open_play) return { id: 'land-unter-choose' };
  const last = table.waitingFor.length === 1 && isLast(table);
  return { id: last ? 'land-unter-play-last' : 'land-unter-play' };
}

/** Whoever plays last in open play knows all the other cards. */
function isLast(table: Table): boolean {
  const { public: record, seats } = landView(table);
  const playing = seats - record.out.length;
  const played = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) =>
      !record.out.includes(seat) && (table.zone('played', seat)?.cards.length ?? 0) >= record.trick,
  );
  return played.length === playing - 1;
}

export function stage(table: Table): Said {
  const { public: record, seats } = landView(table);
  return {
    id: 'land-unter-stage',
    args: { round: record.round, of: seats, trick: record.trick },
  };
}

export const label = (_: Table, move: Move): Said => ({
  id: move.type === 'choose' ? 'land-unter-do-choose' : 'land-unter-do-play',
});

export const order = ({ number }: Face): readonly number[] => [number ?? 0];

const mine = (table: Table): boolean => table.me !== null && table.myTurn;
const trick = (table: Table): number => landView(table).public.trick;

export const hints: readonly Hint[] = [
  { id: 'land-unter-hint-water', when: mine },
  {
    id: 'land-unter-hint-pay',
    when: (table) => mine(table) && (table.zone('water', table.me)?.cards.length ?? 0) > 0,
  },
  { id: 'land-unter-hint-cover', when: (table) => mine(table) && trick(table) > 2 },
  {
    id: 'land-unter-hint-last-belt',
    when: (table) => mine(table) && landView(table).public.belts[table.me ?? 0] === 0,
  },
  {
    id: 'land-unter-hint-passed',
    when: (table) => mine(table) && landView(table).public.round > 1,
  },
  {
    id: 'land-unter-hint-look',
    when: (table) => mine(table) && trick(table) > 3,
  },
];
