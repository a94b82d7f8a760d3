/** The short sentences of WAVE: what to do, what a button says, where we are, what helps. */
import type { Hint, Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Move } from '@houle/wire/types';
import type { WaveView } from './generated';
import { asWave } from './moves';
import { cardsLeft, hasVaimiti, newestSight, sight, SURF_CARDS, topCard, VAIMITI } from './sight';

const herTurn = ({ seats, public: now }: WaveView): boolean =>
  hasVaimiti(seats) && now.turn === VAIMITI;

/** W-28, W-29: nobody is shown which of their outward cards fit. */
const unlit = ({ options }: WaveView): boolean => options.strict || options.open_mistakes;

export function prompt(table: Table): Said | null {
  const view = newestSight(table);
  if (herTurn(view)) return proposing(table, view);
  const kinds = new Set(table.moves.map(({ type }) => type));
  if (view.options.nazare) {
    if (!kinds.has('discard')) return { id: 'wave-prompt-sink' };
    return { id: kinds.has('swap') ? 'wave-prompt-place-or-swap' : 'wave-prompt-place' };
  }
  if (view.public.taken) return { id: 'wave-prompt-taken' };
  const card = table.speaker.card(topCard(table)?.card ?? null);
  if (kinds.has('swap')) return { id: 'wave-prompt-beat-or-swap', args: { card } };
  return { id: unlit(view) ? 'wave-prompt-unlit' : 'wave-prompt-beat', args: { card } };
}

/** W-52: both propose, and may change their minds, until they agree. */
function proposing(table: Table, { public: now }: WaveView): Said {
  const [mine, theirs] = table.me === 1 ? [1, 0] : [0, 1];
  if (!now.proposals[theirs]) return { id: 'wave-prompt-propose' };
  const who = table.names[theirs] ?? '';
  return { id: now.proposals[mine] ? 'wave-prompt-agree' : 'wave-prompt-answer', args: { who } };
}

export function waiting(table: Table): Said | null {
  const view = newestSight(table);
  if (view.outcome || !herTurn(view)) return null;
  const who = view.to_act
    .filter((seat) => seat !== table.me)
    .map((seat) => table.names[seat] ?? '');
  return who[0] ? { id: 'wave-waiting-propose', args: { who: who[0] } } : null;
}

export function label(_: Table, move: Move): Said | null {
  const made = asWave(move);
  switch (made.type) {
    case 'point':
    case 'point-at-bend':
      return { id: `wave-do-${made.advice}` };
    case 'propose':
      return { id: made.face_down ? 'wave-do-propose-down' : 'wave-do-propose' };
    case 'discard':
    case 'lay-down':
    case 'swap':
    case 'unpoint':
    case 'unpoint-bend':
      return { id: `wave-do-${made.type}` };
    case 'say':
    case 'declare':
    case 'confirm':
    case 'withdraw':
      return null;
  }
}

export function stage(table: Table): Said {
  const { options, public: now } = sight(table);
  const left = cardsLeft(table);
  if (!options.nazare) return { id: 'wave-stage', args: { left } };
  return {
    id: 'wave-stage-nazare',
    args: { laid: SURF_CARDS - left, all: SURF_CARDS, sunk: now.face_down.length },
  };
}

const playing = (table: Table): boolean => table.me !== null && !sight(table).outcome;

export const HINTS: readonly Hint[] = [
  {
    id: 'wave-hint-beat',
    when: (table) => table.myTurn && !sight(table).options.nazare && !herTurn(sight(table)),
  },
  { id: 'wave-hint-great-wave', when: (table) => table.myTurn && sight(table).options.nazare },
  { id: 'wave-hint-vaimiti', when: (table) => playing(table) && herTurn(sight(table)) },
  {
    id: 'wave-hint-fingers',
    when: (table) => sight(table).public.pointing.some(({ owner }) => owner === table.me),
  },
  { id: 'wave-hint-point', when: (table) => playing(table) && !table.myTurn },
  {
    id: 'wave-hint-tide',
    when: (table) => {
      const { colours_inverted, numbers_inverted } = sight(table).public;
      return colours_inverted || numbers_inverted;
    },
  },
];
