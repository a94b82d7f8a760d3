/** What everybody watches: a card that is read, a duel, the ship's turn. */
import type { Fact, Seat, Step } from '@houle/wire/types';
import { isPlace } from './deck';
import type { VagueEtAttaqueDuel } from './generated';

/** A die as it counted: what it showed, and what was added to it. */
export interface Thrown {
  readonly value: number;
  readonly plus: number;
}
/** What the attacker threw, and what the defender did. */
export type Throw = readonly [Thrown | null, Thrown | null];
export type Ending = 'won' | 'lost' | 'tied' | 'called-off';

export interface CardScene {
  readonly kind: 'card';
  /** Read to the table, read and kept, used, laid with its anchor, heading for the ship, or looked at again. */
  readonly how: 'reads' | 'keeps' | 'uses' | 'anchor' | 'boards' | 'again';
  readonly who: Seat;
  readonly card: string;
  /** A die that was rolled for it, and what was needed. */
  readonly die: { readonly value: number; readonly least: number } | null;
}
export interface DuelScene {
  readonly kind: 'duel';
  readonly fighters: readonly [Seat, Seat];
  readonly card: string;
  /** How many throws must be won. */
  readonly needed: number;
  readonly throws: readonly Throw[];
  /** Gold cards that were used in it. */
  readonly helps: readonly { readonly who: Seat; readonly card: string }[];
  readonly ending: Ending | null;
}
export interface ShipScene {
  readonly kind: 'ship';
  readonly value: number;
  /** What went aboard. */
  readonly cards: readonly string[];
}
export type Scene = CardScene | DuelScene | ShipScene;

/** The scene after something that happened. */
export function after(scene: Scene | null, step: Step): Scene | null {
  if (step.type !== 'happened') return scene;
  const { name, facts } = step;
  const [who, owner, card] = [seatIn(facts['who']), seatIn(facts['owner']), nameIn(facts['card'])];
  switch (name) {
    case 'reads':
    case 'uses':
    case 'anchor':
      if (name === 'uses' && scene?.kind === 'duel' && !scene.ending)
        return { ...scene, helps: [...scene.helps, { who, card }] };
      return { kind: 'card', how: name, who, card, die: null };
    case 'keeps-gold':
      return { kind: 'card', how: 'keeps', who, card, die: null };
    case 'gambled':
      if (scene?.kind !== 'card') return scene;
      return {
        ...scene,
        die: { value: numberIn(facts['value']), least: numberIn(facts['least']) },
      };
    case 'challenged':
      return {
        kind: 'duel',
        fighters: [who, owner],
        card,
        needed: isPlace(card) ? 2 : 1,
        throws: [],
        helps: [],
        ending: null,
      };
    case 'threw':
      if (scene?.kind !== 'duel') return scene;
      return thrown(scene, who, { value: numberIn(facts['value']), plus: numberIn(facts['plus']) });
    case 'duel-won':
    case 'duel-lost':
    case 'duel-tied':
    case 'called-off':
      if (scene?.kind !== 'duel') return scene;
      return { ...scene, ending: name === 'called-off' ? name : ending(name) };
    case 'ship-turn':
      return { kind: 'ship', value: numberIn(facts['value']), cards: [] };
    case 'aboard':
      return scene?.kind === 'ship' ? { ...scene, cards: [...scene.cards, card] } : scene;
    default:
      return scene;
  }
}

function ending(name: 'duel-won' | 'duel-lost' | 'duel-tied'): Ending {
  return ({ 'duel-won': 'won', 'duel-lost': 'lost', 'duel-tied': 'tied' } as const)[name];
}

function thrown(scene: DuelScene, who: Seat, die: Thrown): DuelScene {
  if (who === scene.fighters[0]) return { ...scene, throws: [...scene.throws, [die, null]] };
  const [first] = scene.throws.at(-1) ?? [null];
  return { ...scene, throws: [...scene.throws.slice(0, -1), [first, die]] };
}

/** How many throws each of the fighters has won. */
export function wins({ throws }: Pick<DuelScene, 'throws'>): readonly [number, number] {
  return [
    throws.filter(([a, b]) => beats(a, b)).length,
    throws.filter(([a, b]) => beats(b, a)).length,
  ];
}

/** Whether a die wins its throw; a tie is nobody's. */
export function beats(die: Thrown | null, other: Thrown | null): boolean {
  return !!die && !!other && die.value + die.plus > other.value + other.plus;
}

/** A duel that was already going on when this screen came to it: its throws are not known. */
export function joined(duel: VagueEtAttaqueDuel, card: string): DuelScene {
  return {
    kind: 'duel',
    fighters: duel.fighters,
    card,
    needed: duel.needed,
    throws: duel.first_die === null ? [] : [[{ value: duel.first_die, plus: 0 }, null]],
    helps: [],
    ending: null,
  };
}

function seatIn(fact: Fact | undefined): Seat {
  return typeof fact === 'object' && fact.type === 'who' ? fact.seat : 0;
}

function nameIn(fact: Fact | undefined): string {
  return typeof fact === 'object' && fact.type === 'face' ? fact.name : '';
}

function numberIn(fact: Fact | undefined): number {
  return typeof fact === 'number' ? fact : 0;
}
