/** What this game says in the prompt, in the head and to newcomers. */
import type { Hint, Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Face } from '@houle/wire/types';
import type { SeaChangeView } from './generated';
import { seaView, sides } from './reading';
import { sideOf, someoneAlone } from './sides';
import { COLOURS } from './trick';

export function prompt(table: Table): Said | null {
  const view = (table.latest?.view ?? table.view) as unknown as SeaChangeView;
  const [led, before] = ends(table, view);
  // While another trick is still looked at, what to follow would be about cards not shown yet.
  if (table.zone('trick')?.cards.at(0)?.card !== trickOf(view).at(0)) return null;
  if (!led || !before)
    return { id: view.public.trump === null ? 'sea-change-lead-trump' : 'sea-change-lead' };
  const playable = table.moves.flatMap((move) => {
    const at = table.at(move);
    const card = at && view.zones[at.zone]?.cards[at.place];
    return card == null ? [] : [table.face(card)];
  });
  const colour = table.speaker.word('colour', led.colour ?? '');
  const value = before.number ?? 0;
  const follows = playable.some((face) => face.colour === led.colour);
  const turns = playable.some((face) => face.number === before.number);
  if (!follows)
    return turns
      ? { id: 'sea-change-free-or-turn', args: { colour, value } }
      : { id: 'sea-change-free', args: { colour } };
  return turns
    ? { id: 'sea-change-follow-or-turn', args: { colour, value } }
    : { id: 'sea-change-follow', args: { colour } };
}

const trickOf = (view: SeaChangeView): readonly (number | null)[] =>
  view.zones.find(({ name }) => name === 'trick')?.cards ?? [];

/** The first and the last card of the trick. */
function ends(table: Table, view: SeaChangeView): readonly (Face | null)[] {
  const cards = trickOf(view);
  return [cards.at(0), cards.at(-1)].map((card) => (card == null ? null : table.face(card)));
}

export function stage(table: Table): Said {
  return { id: 'sea-change-stage', args: { round: seaView(table).public.round } };
}

export function order({ colour, number }: Face): readonly number[] {
  return [COLOURS.findIndex((each) => each === colour), number ?? 0];
}

const myHand = (table: Table): readonly Face[] =>
  (table.zone('hand', table.me)?.cards ?? []).flatMap(({ card }) =>
    card === null ? [] : [table.face(card)],
  );
const mine = (table: Table): boolean => table.me !== null && table.myTurn;
const mySide = (table: Table): readonly number[] =>
  sides(table)[sideOf(sides(table), table.me ?? 0)]?.members ?? [];
const trickLength = (table: Table): number => table.zone('trick')?.cards.length ?? 0;

export const hints: readonly Hint[] = [
  {
    id: 'sea-change-hint-trump',
    when: (table) => mine(table) && seaView(table).public.trump === null,
  },
  { id: 'sea-change-hint-follow', when: (table) => mine(table) && trickLength(table) > 0 },
  {
    id: 'sea-change-hint-turn',
    when: (table) => mine(table) && prompt(table)?.id.endsWith('-turn') === true,
  },
  {
    id: 'sea-change-hint-eight',
    when: (table) =>
      mine(table) && table.view.seats > 1 && myHand(table).some(({ number }) => number === 8),
  },
  { id: 'sea-change-hint-solo-eight', when: (table) => mine(table) && table.view.seats === 1 },
  {
    id: 'sea-change-hint-target',
    when: (table) => mine(table) && someoneAlone(sides(table)) && mySide(table).length === 1,
  },
  {
    id: 'sea-change-hint-last',
    when: (table) => mine(table) && (table.zone('last')?.cards.length ?? 0) > 0,
  },
];
