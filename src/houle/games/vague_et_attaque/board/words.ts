/** The short sentences of VAGUE & ATTAQUE: what to do, what a button says, where we are. */
import type { Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import type { Face, Move } from '@houle/wire/types';
import { ordered } from './deck';
import type { VagueEtAttaqueView } from './generated';
import { asAttaque, berths } from './moves';
import { asked, newestSight, sight } from './reading';

const say = (id: string, args?: Said['args']): Said => ({
  id: `vague-et-attaque-${id}`,
  ...(args ? { args } : {}),
});

/** Souvenirs by the place they belong to, so that what goes together lies together. */
export function order({ name }: Face): readonly number[] {
  return ordered(name);
}

export function prompt(table: Table): Said | null {
  const view = newestSight(table);
  const kinds = new Set(table.moves.map(({ type }) => type));
  if (kinds.has('throw'))
    return say(kinds.has('use-gold') ? 'prompt-throw-or-gold' : 'prompt-throw');
  const choice = choosingInEffect(view, kinds);
  if (choice) return choice;
  const { phase } = view.public;
  if (phase === 'exploration') {
    if (!kinds.has('seek-place')) return say('prompt-draw');
    return say(kinds.has('draw-souvenir') ? 'prompt-draw-or-seek' : 'prompt-seek');
  }
  if (phase === 'encounter') {
    if (!kinds.has('challenge')) return say('prompt-adventure');
    return say(kinds.has('adventure') ? 'prompt-adventure-or-duel' : 'prompt-duel');
  }
  return mooring(kinds);
}

function mooring(kinds: ReadonlySet<string>): Said {
  const [place, souvenir] = [kinds.has('lay-place'), kinds.has('lay-souvenir')];
  if (place && souvenir) return say('prompt-lay');
  if (place) return say('prompt-lay-place');
  if (souvenir) return say('prompt-lay-souvenir');
  if (kinds.has('jettison')) return say('prompt-jettison');
  return say(kinds.has('use-gold') || kinds.has('use-artefact') ? 'prompt-use' : 'prompt-done');
}

/** What is to be chosen inside an effect, or at the end of a turn. */
function choosingInEffect(view: VagueEtAttaqueView, kinds: ReadonlySet<string>): Said | null {
  const first = asked(view);
  if (!first) return null;
  if (first.type === 'boarding') return say('prompt-boarding');
  if (first.type === 'keep-one') return say('prompt-keep-one');
  const { effect } = first;
  if (kinds.has('pick-player'))
    return say(`prompt-whom-${effect.do === 'steal' || effect.do === 'give' ? effect.do : 'any'}`);
  if (kinds.has('pick-way')) return say('prompt-way');
  if (kinds.has('pick-stock'))
    return say(view.public.phase === 'end' ? 'prompt-empty-hand' : 'prompt-stock');
  if (effect.do === 'discard')
    return say(view.public.phase === 'end' ? 'prompt-too-many' : 'prompt-discard', {
      count: effect.count,
    });
  if (effect.do === 'steal')
    return say(`prompt-steal-${effect.what === 'place' ? 'place' : 'souvenir'}`);
  return ASKING.has(effect.do) ? say(`prompt-${effect.do}`) : null;
}

/** Effects that ask for a card, each in its own words. */
const ASKING = new Set(['give', 'look', 'recover', 'take-back', 'unload', 'duel-now']);

/** With a card chosen: what becomes of it. */
export function choosing(table: Table): Said | null {
  const [move] = table.choices;
  if (!move) return null;
  const many = table.choices.length > 1;
  if (berths(table.choices).size) return say(many ? 'choose-berth' : 'choose-only-berth');
  if (move.type === 'pick-card') return say(`choose-card-${fate(table)}`);
  return CHOSEN.has(move.type) ? say(`choose-${move.type}`) : null;
}

/** What becomes of a card that is picked. */
function fate(table: Table): 'discard' | 'give' | 'any' {
  const first = asked(newestSight(table));
  const effect = first?.type === 'task' ? first.effect.do : null;
  return effect === 'discard' || effect === 'give' ? effect : 'any';
}

/** What is done with a card or a pile that was touched once. */
const CHOSEN = new Set([
  'draw-souvenir',
  'seek-place',
  'adventure',
  'challenge',
  'lay-place',
  'jettison',
  'use-gold',
  'use-artefact',
  'pick-stock',
]);

export function label(table: Table, move: Move): Said | null {
  const made = asAttaque(move);
  switch (made.type) {
    case 'done':
      return say(asked(newestSight(table)) ? 'do-no-duel' : 'do-done');
    case 'pick-stock':
      return say(`do-draw-${made.stock}`);
    case 'pick-card':
      return say(`do-card-${fate(table)}`);
    case 'draw-souvenir':
    case 'seek-place':
    case 'adventure':
    case 'challenge':
    case 'throw':
    case 'lay-place':
    case 'jettison':
    case 'use-gold':
    case 'use-artefact':
    case 'let-aboard':
    case 'keep-off':
      return say(`do-${made.type}`);
    case 'lay-souvenir':
    case 'pick-player':
    case 'pick-way':
      return null;
  }
}

/** What the others are about. */
export function waiting(table: Table): Said | null {
  const view = newestSight(table);
  const [seat] = view.to_act;
  if (view.outcome || seat === undefined || seat === table.me) return null;
  const args = { who: table.names[seat] ?? '' };
  if (table.asides.length) return say('wait-gold', args);
  if (view.public.duel) return say('wait-throw', args);
  if (asked(view)) return say('wait-choice', args);
  const { phase } = view.public;
  return phase === 'exploration' || phase === 'encounter' || phase === 'mooring'
    ? say(`wait-${phase}`, args)
    : null;
}

export function stage(table: Table): Said {
  return say('stage', { round: sight(table).public.round });
}
