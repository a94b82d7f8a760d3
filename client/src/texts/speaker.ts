/** Says what a viewer sees, with the words of the game: the twin of the server's own speaker. */
import type { At, CardNumber, Face, Fact, Facts, Move, Outcome, Step, View } from '../wire/types';
import type { Args } from './bundle';
import { spaced, textId, type Vocabulary } from './vocabulary';

const YOU = 'you';
const HIDDEN = 'hidden';
const NOBODY = 'nobody';
const NONE = 'none';
const ALL = 'all';
/** The fields of a move that are places at the table. */
const SEAT_FIELDS = new Set(['owner', 'seat']);
/** The fields of a move that say where a card lies or goes. */
const ZONE_FIELDS = new Set(['onto', 'zone']);

/** A fact, or a field of a move. */
type Value = Fact | boolean | null;

/** The zones of a table, as far as sentences need them. */
interface Zones {
  readonly zones: View['zones'];
}

export class Speaker {
  constructor(
    readonly vocabulary: Vocabulary,
    readonly names: readonly string[],
    readonly viewer: unknown,
  ) {}

  get title(): string {
    return this.vocabulary.say('game-title') ?? '';
  }

  ui(id: string, args: Args = {}): string {
    return this.vocabulary.say(id, args) ?? id;
  }

  who(seat: number): string {
    if (seat === this.viewer) return this.ui('you');
    return (
      this.names[seat] ??
      this.vocabulary.say(textId('place', seat)) ??
      this.ui('generic-place', { number: seat + 1 })
    );
  }

  card(card: CardNumber | null): string {
    return card === null ? this.ui('card-hidden') : this.face(this.vocabulary.face(card));
  }

  face(face: Face): string {
    const args = this.#printed(face);
    const named = this.vocabulary.say(textId('card', face.name), args);
    if (named !== null) return named;
    const shown = [args['colour'], args['number']].filter((word) => word !== undefined);
    return this.ui('generic-card', { name: [spaced(face.name), ...shown].join(' ') });
  }

  zone(name: string, owner: number | null): string {
    const args: Args = { who: owner === null ? NOBODY : this.#addressed(owner) };
    return (
      this.vocabulary.say(textId('zone', name), args) ??
      this.ui('generic-zone', this.#spelled(name, args))
    );
  }

  /** What a move would do, if the viewer made it; `at` is the card that it is about. */
  move(move: Move, at: At | null, view: Zones): string {
    const { type, ...fields } = move;
    const args = this.#args(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, this.#spoken(name, value, view)]),
      ),
    );
    if (at) Object.assign(args, this.#lying(at, view));
    return (
      this.vocabulary.say(textId('move', type), args) ??
      this.ui('generic-move', this.#spelled(type, args))
    );
  }

  /** A line for one step; empty where it goes without saying. `view` is what is seen after it. */
  step(step: Step, view: Zones): string {
    switch (step.type) {
      case 'moved':
        return this.#moved(step, view);
      case 'shuffled':
        return this.#shuffled(step.zone, view);
      case 'rolled':
        return this.ui('rolled', { sides: step.sides, value: step.value });
      case 'happened':
        return this.#happened(step.name, step.facts, view);
    }
  }

  outcome(outcome: Outcome): string {
    const args = this.#args(outcome.facts);
    const winners = outcome.winners.map((seat) => this.who(seat)).join(', ');
    args['winners'] = outcome.winners.length === this.names.length ? ALL : winners || NOBODY;
    return (
      this.vocabulary.say(textId('outcome', outcome.cause), args) ??
      this.ui('generic-outcome', this.#spelled(outcome.cause, args))
    );
  }

  /** The word for a value that the rules have a name for: a grade, a phrase, a colour. */
  word(kind: string, value: string): string {
    return this.vocabulary.say(textId(kind, value)) ?? spaced(value);
  }

  #moved(step: Extract<Step, { type: 'moved' }>, { zones }: Zones): string {
    const origin = zones[step.origin];
    const target = zones[step.target];
    if (!origin || !target) return '';
    const args: Args = { card: this.#shown(step.card) };
    const owners = [origin.owner, target.owner].filter((owner) => owner !== null);
    for (const [i, owner] of owners.entries()) args[i ? 'to' : 'who'] = this.#addressed(owner);
    const line = this.vocabulary.say(textId('moved', origin.name, target.name), args);
    if (line !== null) return line;
    return this.ui('generic-moved', {
      ...args,
      origin: this.zone(origin.name, origin.owner),
      target: this.zone(target.name, target.owner),
    });
  }

  #shuffled(id: number, { zones }: Zones): string {
    const zone = zones[id];
    if (!zone) return '';
    return (
      this.vocabulary.say(textId('shuffled', zone.name)) ??
      this.ui('generic-shuffled', { zone: this.zone(zone.name, zone.owner) })
    );
  }

  #happened(name: string, facts: Facts, view: Zones): string {
    const args = this.#args(facts);
    const card = facts['card'];
    if (isAt(card)) Object.assign(args, this.#lying(card, view));
    return (
      this.vocabulary.say(textId('step', name), args) ??
      this.ui('generic-step', this.#spelled(name, args))
    );
  }

  /** A field of a move as people speak of it: seats and zones by name, places from 1. */
  #spoken(field: string, value: Value, { zones }: Zones): Value {
    if (typeof value !== 'number') return value;
    if (SEAT_FIELDS.has(field)) return { type: 'who', seat: value };
    const zone = ZONE_FIELDS.has(field) ? zones[value] : undefined;
    if (zone) return this.zone(zone.name, zone.owner);
    return field === 'place' ? value + 1 : value;
  }

  #addressed(seat: number): string {
    return seat === this.viewer ? YOU : this.who(seat);
  }

  #lying(at: At, { zones }: Zones): Args {
    const card = zones[at.zone]?.cards[at.place] ?? null;
    return { card: this.#shown(card), place: at.place + 1 };
  }

  #shown(card: CardNumber | null): string {
    return card === null ? HIDDEN : this.card(card);
  }

  #args(facts: Readonly<Record<string, Value>>): Args {
    return Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [textId(name), this.#word(name, fact)]),
    );
  }

  #word(name: string, fact: Value): string | number {
    if (fact === null) return NONE;
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    if (typeof fact === 'number') return fact;
    if (typeof fact === 'string') return this.vocabulary.say(textId(name, fact)) ?? fact;
    if (fact.type === 'who') return this.#addressed(fact.seat);
    if (fact.type === 'face') return this.face(fact);
    return `${fact.zone}:${fact.place}`;
  }

  #printed(face: Face): Args {
    const { number, colour, shape } = face;
    const printed = Object.entries({ number, colour, shape });
    return this.#args(Object.fromEntries(printed.filter(([, fact]) => fact !== null)));
  }

  #spelled(name: string, args: Args): Args {
    const shown: Record<string, string> = {
      [YOU]: this.ui('you'),
      [HIDDEN]: this.ui('card-hidden'),
    };
    const details = Object.entries(args)
      .map(([fact, word]) => `${spaced(fact)} ${shown[String(word)] ?? String(word)}`)
      .join(', ');
    return { ...args, name: spaced(name), details: details || NONE };
  }
}

function isAt(fact: Fact | undefined): fact is At {
  return typeof fact === 'object' && fact.type === 'at';
}
