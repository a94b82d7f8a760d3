/** The short sentences of VAGUE VERTE: what to do, what a button says, where we are, what helps. */
import type { Hint, Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Face, Move } from '@houle/wire/types';
import { asVerte, targets } from './moves';
import { facesOf, inOrder, newestSight, sight, standingOf } from './sight';

const KINDS = [
  'car',
  'tow-truck',
  'ambulance',
  'breakdown',
  'ducks',
  'red-signal',
  'green-signal',
] as const;
const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

export function order({ name, colour, number }: Face): readonly number[] {
  return [
    KINDS.findIndex((kind) => kind === name),
    COLOURS.findIndex((each) => each === colour),
    number ?? 0,
  ];
}

export function prompt(table: Table): Said | null {
  const kinds = new Set(table.moves.map(({ type }) => type));
  const [pile, open] = [kinds.has('draw-from-pile'), kinds.has('take-face-up')];
  if (pile && open) return { id: 'vague-verte-prompt-draw' };
  if (pile) return { id: 'vague-verte-prompt-draw-pile' };
  if (open) return { id: 'vague-verte-prompt-draw-open' };
  const { row, brokenDown, barred } = standingOf(table, table.me ?? 0);
  if (!row) return { id: `vague-verte-prompt-${kinds.has('drive') ? 'start' : 'no-car'}` };
  if (kinds.size === 1 && kinds.has('discard')) return { id: 'vague-verte-prompt-nothing' };
  if (brokenDown && kinds.has('drive')) return { id: 'vague-verte-prompt-tow' };
  if (brokenDown) return { id: 'vague-verte-prompt-broken' };
  if (barred) return { id: 'vague-verte-prompt-barred' };
  return { id: 'vague-verte-prompt-play' };
}

/** With a card chosen: where it can go. */
export function choosing(table: Table): Said | null {
  const { streets, rows, aside } = targets(table.choices, table.me);
  const [{ type } = { type: '' }] = table.choices;
  if (type === 'draw-from-pile' || type === 'take-face-up')
    return { id: `vague-verte-choose-${type}` };
  if (!aside) return null;
  if (rows.size) return { id: 'vague-verte-choose-row' };
  if (!streets.size) return { id: 'vague-verte-choose-aside' };
  const mine = table.me !== null && streets.has(table.me);
  return { id: mine ? 'vague-verte-choose-drive' : 'vague-verte-choose-street' };
}

export function label(table: Table, move: Move): Said | null {
  const made = asVerte(move);
  switch (made.type) {
    case 'draw-from-pile':
    case 'take-face-up':
    case 'discard':
      return { id: `vague-verte-do-${made.type}` };
    case 'drive':
      return { id: `vague-verte-do-${kindOf(table, made.place)}` };
    case 'hinder':
      return { id: 'vague-verte-do-hinder', args: { who: table.names[made.owner] ?? '' } };
    case 'signal':
      return { id: 'vague-verte-do-signal', args: { row: made.row } };
  }
}

function kindOf(table: Table, place: number): string {
  const zones = newestSight(table).zones;
  const hand = zones.find(({ name, owner }) => name === 'hand' && owner === table.me);
  const card = hand?.cards[place];
  const name = card == null ? 'car' : table.face(card).name;
  return name === 'tow-truck' || name === 'ambulance' ? name : 'car';
}

export function stage(table: Table): Said {
  const { options, public: now, seats } = sight(table);
  const rows = inOrder(seats, table.me).map((seat) => standingOf(table, seat).row);
  const row = table.me === null ? Math.max(...rows) : (rows[0] ?? 0);
  const last = now.renewed ? 'yes' : 'no';
  return { id: 'vague-verte-stage', args: { row, length: options.length, last } };
}

const holds = (table: Table, name: string): boolean =>
  facesOf(table, table.zone('hand', table.me)).some((face) => face.name === name);
const plays = (table: Table): boolean => table.myTurn && newestSight(table).public.drawn;

export const HINTS: readonly Hint[] = [
  { id: 'vague-verte-hint-draw', when: (table) => table.myTurn && !plays(table) },
  {
    id: 'vague-verte-hint-start',
    when: (table) => plays(table) && !standingOf(table, table.me ?? 0).row,
  },
  {
    id: 'vague-verte-hint-original',
    when: (table) =>
      plays(table) && sight(table).options.original && standingOf(table, table.me ?? 0).row > 0,
  },
  {
    id: 'vague-verte-hint-tow',
    when: (table) => standingOf(table, table.me ?? 0).brokenDown,
  },
  { id: 'vague-verte-hint-ducks', when: (table) => standingOf(table, table.me ?? 0).misses },
  {
    id: 'vague-verte-hint-red',
    when: (table) => sight(table).public.signals.length > 0,
  },
  {
    id: 'vague-verte-hint-breakdown',
    when: (table) =>
      plays(table) && standingOf(table, table.me ?? 0).row > 0 && holds(table, 'breakdown'),
  },
];
