/** Says what a viewer sees, with the words of the game: the twin of the server's own speaker. */
import type {
  At,
  CardNumber,
  Face,
  Fact,
  Facts,
  Meaning,
  Move,
  Outcome,
  Step,
  View,
} from '../wire/types';
import type { Args } from './bundle';
import { Reserved, reservedId, type ReservedWord } from './reserved';
import { spaced, textId, type Vocabulary } from './vocabulary';

/** A fact, or a field of a move or of the record. */
export type Value = Fact | boolean | null | readonly Value[];
/** What a text is given for one. */
type Word = string | number | Reserved;

/** The zones of a table, as far as sentences need them. */
interface Zones {
  readonly zones: View['zones'];
}

export class Speaker {
  readonly names: readonly string[];

  constructor(
    readonly vocabulary: Vocabulary,
    names: readonly string[],
    readonly viewer: unknown,
  ) {
    // Somebody may be called what texts select by.
    this.names = names.map((name) =>
      vocabulary.say(reservedId(name)) === null ? name : capitalised(name),
    );
  }

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
    const args = { who: owner === null ? this.#reserved('nobody') : this.#addressed(owner) };
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
        Object.entries(fields).map(([field, value]) => [
          field,
          meant(this.vocabulary.meaning(type, field), value),
        ]),
      ),
      view,
    );
    if (at) Object.assign(args, this.#lying(at, view));
    return (
      this.vocabulary.say(textId('move', type), args) ??
      this.ui('generic-move', this.#spelled(type, args))
    );
  }

  /** What a field stands for, in words. */
  value(field: string, meaning: Meaning | undefined, value: Value, view: Zones): string {
    return String(this.#word(field, meant(meaning, value), view));
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
    const args = this.#args(outcome.facts, null);
    const winners = outcome.winners.map((seat) => this.who(seat)).join(', ');
    args['winners'] =
      outcome.winners.length === this.names.length
        ? this.#reserved('all')
        : winners || this.#reserved('nobody');
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
    const args = this.#args(facts, view);
    const card = facts['card'];
    if (isAt(card)) Object.assign(args, this.#lying(card, view));
    return (
      this.vocabulary.say(textId('step', name), args) ??
      this.ui('generic-step', this.#spelled(name, args))
    );
  }

  #reserved(word: ReservedWord): Reserved {
    return new Reserved(word, this.ui(reservedId(word)));
  }

  #addressed(seat: number): Word {
    return seat === this.viewer ? this.#reserved('you') : this.who(seat);
  }

  #lying(at: At, { zones }: Zones): { card: Word; place: number } {
    const card = zones[at.zone]?.cards[at.place] ?? null;
    return { card: this.#shown(card), place: at.place + 1 };
  }

  #shown(card: CardNumber | null): Word {
    return card === null ? this.#reserved('hidden') : this.card(card);
  }

  #args(facts: Readonly<Record<string, Value>>, view: Zones | null): Args {
    return Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [textId(name), this.#word(name, fact, view)]),
    );
  }

  #word(name: string, fact: Value, view: Zones | null): Word {
    if (fact === null) return this.#reserved('none');
    if (typeof fact === 'boolean') return this.#reserved(fact ? 'yes' : 'no');
    if (typeof fact === 'number') return fact;
    if (typeof fact === 'string') return this.#term(name, fact);
    if (isList(fact)) return fact.map((one) => String(this.#word(name, one, view))).join(', ');
    switch (fact.type) {
      case 'who':
        return this.#addressed(fact.seat);
      case 'face':
        return this.face(fact);
      case 'term':
        return this.#term(fact.of, fact.word);
      case 'where': {
        const zone = view?.zones[fact.zone];
        return zone ? this.zone(zone.name, zone.owner) : String(fact.zone + 1);
      }
      case 'at':
        return view ? this.#lying(fact, view).card : this.#reserved('hidden');
    }
  }

  /** A word of the game: as its text if it has one, else to select by. */
  #term(of: string, word: string): Word {
    const text = this.vocabulary.say(textId(of, word));
    if (text !== null) return text;
    const shown = this.vocabulary.say(reservedId(word));
    return shown === null ? word : new Reserved(word, shown);
  }

  #printed(face: Face): Args {
    const { number, colour, shape } = face;
    const printed = Object.entries({ number, colour, shape });
    return this.#args(Object.fromEntries(printed.filter(([, fact]) => fact !== null)), null);
  }

  #spelled(name: string, args: Args): Args {
    const details = Object.entries(args)
      .map(([fact, word]) => `${spaced(fact)} ${(word as Word).toString()}`)
      .join(', ');
    return { ...args, name: spaced(name), details: details || this.#reserved('none') };
  }
}

function isAt(fact: Fact | undefined): fact is At {
  return typeof fact === 'object' && fact.type === 'at';
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** A field as people speak of it: seats and zones by name, places from 1. */
function meant(meaning: Meaning | undefined, value: Value): Value {
  if (!meaning || value === null) return value;
  if (isList(value)) return value.map((one) => meant(meaning, one));
  if (typeof value === 'string' && meaning.of) return { type: 'term', of: meaning.of, word: value };
  if (typeof value !== 'number') return value;
  if (meaning.kind === 'seat') return { type: 'who', seat: value };
  if (meaning.kind === 'zone') return { type: 'where', zone: value };
  return meaning.kind === 'place' ? value + 1 : value;
}
