/** What effects do, in the words of the game: the twin of the server's own `saying.py`. */
import type { Table } from '@houle/play/table.svelte';
import type { Args } from '@houle/texts/bundle';
import type { VagueEtAttaquePublic } from './generated';

type Pending = VagueEtAttaquePublic['pending'][number];
type Effect = Extract<Pending, { type: 'task' }>['effect'];
type Say = (id: string, args: Args) => string;

const CHOSEN = 'chosen';
const THAT = 'that';

/** Both ways that can be gone, a sentence each; none if there is nothing of the kind to choose. */
export function ways(table: Pick<Table, 'speaker'>, pending: Pending | null): readonly string[] {
  if (pending?.type !== 'task' || pending.effect.do !== 'either') return [];
  const say: Say = (id, args) => table.speaker.ui(id, args);
  const { one, other } = pending.effect;
  return [one, other].map((effects) => sentence(clause(effects, say)));
}

const sentence = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/** What effects do, as the part of a sentence that begins small and has no full stop. */
export function clause(effects: readonly Effect[], say: Say): string {
  return new Teller(say).parts(effects);
}

class Teller {
  /** Whether the player to be chosen has been mentioned (A-37b). */
  chosen: boolean;
  readonly #say: Say;

  constructor(say: Say, chosen = false) {
    this.#say = say;
    this.chosen = chosen;
  }

  parts(effects: readonly Effect[]): string {
    let told = '';
    for (const [number, effect] of effects.entries()) {
      const part = this.#part(effect);
      const before = effects[number - 1]?.do;
      const split = before === 'gamble' || before === 'either' ? 'yes' : 'no';
      told = number ? this.#say('effect-then', { first: told, next: part, split }) : part;
    }
    return told;
  }

  #part(effect: Effect): string {
    const id = `effect-${effect.do}`;
    if (effect.do === 'gamble') {
      const [win = '', lose = ''] = this.#branches(effect.win, effect.lose);
      const both = win && lose ? 'both' : win ? 'win' : 'lose';
      return this.#say(id, { win, lose, ways: both, least: effect.least });
    }
    if (effect.do === 'either') {
      const [one = '', other = ''] = this.#branches(effect.one, effect.other);
      return this.#say(id, { one, other });
    }
    return this.#say(id, this.#facts(effect));
  }

  /** Of several ways only one is gone; a player is known after them if all choose one. */
  #branches(...all: readonly (readonly Effect[])[]): readonly string[] {
    const tellers = all.map(() => new Teller(this.#say, this.chosen));
    const told = all.map((way, i) => tellers[i]?.parts(way) ?? '');
    this.chosen = tellers.every(({ chosen }) => chosen);
    return told;
  }

  #facts({ do: tag, ...fields }: Effect): Args {
    const facts: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
      if (field === 'who' || field === 'to') facts['whom'] = this.#whom(String(value));
      else if (typeof value === 'boolean') facts[field.replaceAll('_', '-')] = value ? 'yes' : 'no';
      else if (typeof value === 'number' || typeof value === 'string') facts[field] = value;
      else facts[field] = 'any';
    }
    if (tag === 'steal' || tag === 'exchange') facts['whom'] = this.#whom(CHOSEN);
    return facts;
  }

  #whom(whom: string): string {
    if (whom !== CHOSEN) return whom;
    const known = this.chosen;
    this.chosen = true;
    return known ? THAT : whom;
  }
}
