/** Cards as they lie on this screen. Hidden cards have no names, so each gets a key of its own
 *  here, by which it can be followed from place to place and never to its face. */
import type { CardNumber, Moved, Step, ZoneView } from '../wire/types';

export interface LaidCard {
  readonly key: string;
  readonly card: CardNumber | null;
}
export interface LaidZone {
  readonly id: number;
  readonly name: string;
  readonly owner: number | null;
  readonly cards: readonly LaidCard[];
}
export type Lay = readonly LaidZone[];

let made = 0;
const freshKey = (): string => `c${++made}`;

/** A table seen for the first time. */
export function laid(zones: readonly ZoneView[]): Lay {
  return zones.map(({ name, owner, cards }, id) => ({
    id,
    name,
    owner,
    cards: cards.map((card) => ({ key: freshKey(), card })),
  }));
}

/** The table after a card went from one place to another. */
export function moved(lay: Lay, step: Moved): Lay {
  const origin = lay[step.origin];
  const target = lay[step.target];
  if (!origin || !target) return lay;
  const from = placeOf(origin, step);
  const left = origin.cards[from] ?? { key: freshKey(), card: null };
  const rest = origin.cards.filter((_, place) => place !== from);
  const card = { key: left.key, card: step.card };
  const base = origin === target ? rest : target.cards;
  const into = Math.min(step.target_place ?? base.length, base.length);
  const grown = [...base.slice(0, into), card, ...base.slice(into)];
  return lay.map((zone) => {
    if (zone === target) return { ...zone, cards: grown };
    return zone === origin ? { ...zone, cards: rest } : zone;
  });
}

/** The table after all that happened. */
export function after(lay: Lay, steps: readonly Step[]): Lay {
  return steps.reduce((now, step) => (step.type === 'moved' ? moved(now, step) : now), lay);
}

/** Where the card that leaves lay: where the step says, or else any card that could be it. */
function placeOf(zone: LaidZone, step: Moved): number {
  if (step.origin_place !== null) return step.origin_place;
  const known = zone.cards.findIndex(({ card }) => card !== null && card === step.card);
  if (known >= 0) return known;
  const hidden = zone.cards.findLastIndex(({ card }) => card === null);
  return hidden >= 0 ? hidden : zone.cards.length - 1;
}

/** The table as it is now known to be; cards keep their keys where they can. */
export function settled(lay: Lay, zones: readonly ZoneView[]): Lay {
  if (lay.length !== zones.length) return laid(zones);
  return zones.map(({ name, owner, cards }, id) => {
    const before = lay[id]?.cards ?? [];
    const free = [...before];
    const take = (fits: (there: LaidCard) => boolean): LaidCard | undefined => {
      const at = free.findIndex(fits);
      return at < 0 ? undefined : free.splice(at, 1)[0];
    };
    const byPlace =
      before.length === cards.length &&
      cards.every((card, place) => {
        const there = before[place]?.card ?? null;
        return there === null || card === null || there === card;
      });
    const kept = cards.map((card, place) => {
      const there = byPlace
        ? before[place]
        : (take((other) => other.card === card) ?? take((other) => other.card === null));
      return there?.card === card ? there : { key: there?.key ?? freshKey(), card };
    });
    return { id, name, owner, cards: kept };
  });
}
