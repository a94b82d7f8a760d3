/** A table on this screen: what is shown, what can be done, what is under way. */
import type { Plugin } from '../games/plugin';
import { painted } from '../kit/painted';
import { settings, speed } from '../settings/settings.svelte';
import { botName } from '../texts/bot-name';
import { Speaker } from '../texts/speaker';
import { t } from '../texts/ui.svelte';
import { Vocabulary } from '../texts/vocabulary';
import { Refused } from '../wire/api';
import type { Connection } from '../wire/stream';
import type { At, Face, Frame, Kit, Move, Problem, Seat, Step, View, WhyNots } from '../wire/types';
import { cardOf } from './card-of';
import { endsRound, Interlude } from './interlude.svelte';
import { type Lay, type LaidZone, laid, settled } from './lay';
import { Presenter } from './presenter';
import { Reach, WHOLE } from './reach';
import { readingTime } from './reading';
import { type Sender, ServerSender } from './sender';
import { Story } from './story.svelte';
import { isEnough, type Pointer } from './sure';
import type { Witness } from './witness';

/** A move that was sent and is not confirmed yet. */
export interface Pending {
  readonly move: Move;
  readonly at: At | null;
  readonly aside: boolean;
  /** The decision it is for. */
  readonly turn: number | null;
  /** Where it stands in the log, once the server has said so. */
  readonly seq: number | null;
}
/** Why something cannot be done, with the rule that says so. */
export interface Explanation {
  readonly text: string;
  readonly rule: string | null;
}
/** Where a table comes from decides what moves do: a live game sends them, a replay has none. */
export type Act = 'play' | 'watch' | 'replay' | 'lesson';

export class Table {
  /** What the screen shows. */
  shown = $state.raw<Frame | null>(null);
  lay = $state.raw<Lay>([]);
  /** The newest that is known; moves are made on this. */
  latest = $state.raw<Frame | null>(null);
  connection = $state.raw<Connection>('connecting');
  /** Who of those who play has the table open. */
  here = $state.raw<readonly Seat[]>([]);
  pending = $state.raw<Pending | null>(null);
  /** The card or zone that was touched and waits for a second touch or a choice. */
  chosen = $state.raw<At | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  /** The card that was touched last and did nothing, and when that was. */
  vain: { readonly at: At; readonly seq: number } | null = null;
  /** Why this table cannot be seen. */
  problem = $state.raw<Problem | null>(null);
  /** The move that a lesson asks for: whatever it is about is shown. */
  asked = $state.raw<Move | null>(null);
  /** The newest frame after which nothing moves any more. */
  rested = $state.raw(0);
  /** Whose place is nearest, where the eyes are nobody's in particular. */
  side = $state.raw<Seat | null>(null);
  /** How many times faster than usual this table is shown. */
  tempo = $state.raw(1);
  /** Whether a move was made on this page, for whoever comes too late to have seen it. */
  moved = false;
  // Nothing on the screen depends on who looks on.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly witnesses = new Set<Witness>();
  readonly story = new Story();
  readonly interlude = new Interlude();
  readonly presenter: Presenter;
  #vocabulary = $state.raw<Vocabulary | null>(null);
  #why: WhyNots | null = null;
  /** The latest that happened and was more than words. */
  #done: Frame['happened'] | null = null;

  constructor(
    readonly id: string,
    readonly plugin: Plugin<Table>,
    kit: Kit,
    language: string,
    readonly act: Act = 'play',
    readonly sender: Sender = new ServerSender(id),
  ) {
    this.#vocabulary = new Vocabulary(kit, language);
    this.presenter = new Presenter(this);
    const memory = plugin.remembers?.(this);
    if (memory) this.witnesses.add(memory);
  }

  get language(): string {
    return this.#vocabulary?.language ?? '';
  }

  /** Go on in another language. */
  speak(kit: Kit, language: string): void {
    this.#vocabulary = new Vocabulary(kit, language);
  }

  // What is shown

  get view(): View {
    const view = this.shown?.view;
    if (!view) throw new Error('no game is shown yet');
    return view;
  }

  readonly speaker = $derived.by(() => {
    const vocabulary = this.#vocabulary;
    if (!vocabulary) throw new Error('a table has words from the start');
    return new Speaker(vocabulary, this.names, this.me);
  });

  /** The seat whose eyes this is seen with. */
  readonly me = $derived.by((): Seat | null => {
    const viewer = this.shown?.view?.viewer ?? this.shown?.you?.seat;
    return typeof viewer === 'number' ? viewer : this.side;
  });

  // As one text, so that whatever says a name is not said again with every frame.
  readonly #named = $derived.by(() =>
    (this.shown?.table.chairs ?? [])
      .map((chair, seat) => {
        if (chair.name) return chair.name;
        return chair.bot ? botName(chair.bot, seat) : t('free-seat', { number: seat + 1 });
      })
      .join('\n'),
  );
  readonly names = $derived(this.#named ? this.#named.split('\n') : []);

  get speed(): number {
    return speed() * this.tempo;
  }

  get holds(): readonly string[] {
    return this.plugin.holds ?? [];
  }

  get paused(): Promise<void> | null {
    return this.interlude.paused;
  }

  /** How long a text stays on this screen. */
  timeFor(text: string): number {
    return readingTime(text, this.speed);
  }

  /** Once what is there now can be seen. */
  async painted(): Promise<void> {
    await this.plugin.readsOn?.().catch(() => undefined);
    await painted();
  }

  /** How long what is to be read after a step stays, before something else is. */
  reading(step: Step): number {
    return this.timeFor(this.plugin.reads?.(this, step) ?? '');
  }

  face(card: number): Face {
    if (!this.#vocabulary) throw new Error('a table has words from the start');
    return this.#vocabulary.face(card);
  }

  /** The name that is printed on a card, where cards carry their names. */
  titleOf(face: Face): string | undefined {
    return this.plugin.titled ? this.speaker.face(face) : undefined;
  }

  zone(name: string, owner: number | null = null): LaidZone | null {
    return this.lay.find((zone) => zone.name === name && zone.owner === owner) ?? null;
  }

  /** How many cards lie in a zone, as a number that changes when the card lands. */
  count({ id, cards }: LaidZone): number {
    return this.shown?.view?.zones[id]?.cards.length ?? cards.length;
  }

  /** Whose decision the game waits for. */
  get waitingFor(): readonly Seat[] {
    return (this.latest?.waiting ?? []).map(({ seat }) => seat);
  }

  /** Whether moves are made here at all. */
  get plays(): boolean {
    return this.act === 'play' || this.act === 'lesson';
  }

  // What can be done

  readonly moves = $derived.by(() => {
    const frame = this.latest;
    if (!this.plays) return [];
    if (this.pending && !this.pending.aside) return [];
    return frame?.you?.turn != null ? (frame.view?.moves ?? []) : [];
  });

  /** Whether it is for me to decide, and nothing is on its way yet. */
  readonly myTurn = $derived(this.moves.length > 0);

  readonly asides = $derived.by(() => {
    if (!this.plays) return [];
    return this.latest?.you ? (this.latest.view?.asides ?? []) : [];
  });

  /** The card or zone that a move is about. */
  at(move: Move): At | null {
    const { view, you } = this.latest ?? {};
    if (!view || !you) return null;
    if (this.plugin.at) return this.plugin.at(view, you.seat, move);
    const hand = view.zones.findIndex((zone) => zone.name === 'hand' && zone.owner === you.seat);
    return cardOf(move, this.#vocabulary?.kit.moves[move.type] ?? {}, hand);
  }

  readonly #reach = $derived(new Reach(this.moves, (move) => this.at(move)));
  readonly #asideReach = $derived(new Reach(this.asides, (move) => this.at(move)));

  /** The table as the newest frame has it, where the screen is still behind. */
  readonly #ahead = $derived.by((): Lay => {
    const { lay, shown, latest } = this;
    if (shown === latest || !latest?.view) return lay;
    return settled(this.presenter.ahead(), latest.view.zones);
  });

  /** Where a card of the screen lies by now; one that has left its zone is nowhere in it. */
  #placeNow(zone: number, place: number): number {
    const [seen, now] = [this.lay[zone]?.cards, this.#ahead[zone]?.cards];
    if (seen === now) return place;
    const key = seen?.[place]?.key;
    return now?.findIndex((card) => card.key === key) ?? WHOLE;
  }

  movesAt(zone: number, place: number): readonly Move[] {
    return this.#reach.of(zone, this.#placeNow(zone, place));
  }

  asidesAt(zone: number, place: number): readonly Move[] {
    return this.#asideReach.of(zone, this.#placeNow(zone, place));
  }

  /** Moves that are about no card and no zone: buttons of their own. */
  get plainMoves(): readonly Move[] {
    return this.#reach.elsewhere;
  }

  /** Whether a lesson asks for something about this card, and it is not chosen yet. */
  asksFor(zone: number, place: number): boolean {
    const { asked } = this;
    if (!asked || this.isChosen(zone, place)) return false;
    return this.movesAt(zone, place).includes(asked) || this.asidesAt(zone, place).includes(asked);
  }

  /** What can be done with the chosen card, moves first. */
  get choices(): readonly Move[] {
    if (!this.chosen) return [];
    const { zone, place } = this.chosen;
    return [...this.movesAt(zone, place), ...this.asidesAt(zone, place)];
  }

  isChosen(zone: number, place: number): boolean {
    return lies(this.chosen, zone, place);
  }

  isPending(zone: number, place: number): boolean {
    return !!this.pending && !this.pending.aside && lies(this.pending.at, zone, place);
  }

  /** The latest thing that happened is a move of mine, and it has shown nothing yet. */
  get mayTakeBack(): boolean {
    const { you } = this.latest ?? {};
    if (!you?.may_take_back || this.pending || this.act !== 'play') return false;
    return this.#done?.kind === 'played' && this.#done.seat === you.seat;
  }

  /** A card or zone is touched: it is played, chosen, or said why not. */
  touch(zone: number, touched: number, pointer: Pointer): void {
    const key = this.lay[zone]?.cards[touched]?.key;
    this.presenter.catchUp();
    this.explanation = null;
    // What was still to be shown may have moved it, or taken it away.
    const place = this.lay[zone]?.cards.findIndex((card) => card.key === key) ?? -1;
    if (place < 0) {
      this.chosen = null;
      return;
    }
    const moves = this.movesAt(zone, place);
    const all = [...moves, ...this.asidesAt(zone, place)];
    const [only] = moves;
    if (!all.length) {
      this.chosen = null;
      this.vain = { at: { type: 'at', zone, place }, seq: this.latest?.seq ?? 0 };
      void this.explain(zone, place);
      return;
    }
    const again = this.isChosen(zone, place);
    if (only && all.length === 1 && (again || this.#isEnough(only, zone, place, pointer)))
      void this.play(only);
    else this.chosen = again ? null : { type: 'at', zone, place };
  }

  #isEnough(move: Move, zone: number, place: number, pointer: Pointer): boolean {
    const { owner, cards } = this.lay[zone] ?? {};
    return isEnough({
      pointer,
      confirm: settings.confirm,
      draws: owner === null && cards?.[place]?.card === null,
      undoable: this.plugin.undoable?.(this, move) ?? false,
      careful: this.plugin.careful?.(this, move) ?? false,
    });
  }

  /** Choose nothing any more. */
  cancel(): void {
    this.chosen = null;
    this.explanation = null;
  }

  /** Make a move, or do something besides. */
  async play(move: Move): Promise<void> {
    const frame = this.latest;
    const aside = !this.moves.includes(move);
    if (!frame || this.pending) return;
    this.presenter.catchUp();
    this.interlude.end();
    this.moved ||= !aside;
    this.pending = { move, at: this.at(move), aside, turn: frame.you?.turn ?? null, seq: null };
    this.chosen = null;
    this.explanation = null;
    const body = aside ? { move } : { turn: frame.you?.turn, move };
    await this.deed(aside ? 'asides' : 'moves', body);
  }

  /** Ask for a deed; a refusal is explained, and what was pending is taken back. */
  async deed(name: string, body: object = {}): Promise<string | null> {
    try {
      const { seq, table } = await this.sender.deed(name, body);
      if ((this.latest?.seq ?? 0) >= seq) this.pending = null;
      else if (this.pending) this.pending = { ...this.pending, seq };
      return table;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pending = null;
      this.refuse(error.problem);
      return null;
    }
  }

  refuse(problem: Problem): void {
    this.explanation = { text: problem.detail ?? problem.title, rule: problem.rule ?? null };
  }

  /** Say why a card cannot be played. */
  async explain(zone: number, place: number): Promise<void> {
    const known = this.#reason(zone, place);
    if (known) this.explanation = known;
    else if (this.plays && this.lay[zone]?.owner === this.me) {
      await this.#learnWhy();
      this.explanation = this.#reason(zone, place);
    }
  }

  #reason(zone: number, place: number): Explanation | null {
    if (this.#why?.seq !== this.latest?.seq) return null;
    const found = this.#why?.cards.find((card) => card.zone === zone && card.place === place);
    return found ? { text: found.detail, rule: found.rule } : null;
  }

  async #learnWhy(): Promise<void> {
    if (!this.plays || this.latest?.you == null || !this.latest.view) return;
    this.#why = await this.sender.whyNot();
  }

  // What comes in

  /** A frame came. */
  take(frame: Frame, jump: boolean): void {
    if (!/^(said|wrote|writing)/.test(frame.happened.kind)) this.#done = frame.happened;
    for (const witness of this.witnesses) witness.came?.(frame);
    this.latest = frame;
    if (this.pending && isSettled(this.pending, frame)) this.pending = null;
    if (frame.you?.turn != null && frame.table.phase === 'playing') void this.#learnWhy();
    this.interlude.endIfGoneOn(frame, this.me);
    this.presenter.push(frame, jump || !this.shown);
    // What can be done with a card is known once it is known where it is going.
    if (this.chosen && !this.choices.length) this.chosen = null;
  }

  place(lay: Lay): void {
    this.lay = lay;
  }

  show(frame: Frame): void {
    const zones = frame.view?.zones ?? [];
    this.lay = this.shown?.view ? settled(this.lay, zones) : laid(zones);
    this.shown = frame;
    this.story.mark(this, frame);
    for (const witness of this.witnesses) witness.shown?.(frame);
  }

  tell(frame: Frame, step: Step, live: boolean): void {
    this.story.tell(this, frame, step);
    for (const witness of this.witnesses) witness.step?.(frame, step, live);
    this.interlude.endIfGoneOn(frame, this.me);
    // Lessons and replays tell of rounds as they like.
    if (this.act === 'play' && endsRound(this.plugin, frame, step)) this.interlude.begin(frame);
  }

  rest(frame: Frame): void {
    this.rested = frame.seq;
    for (const witness of this.witnesses) witness.rested?.(frame);
  }
}

function lies(at: At | null, zone: number, place: number): boolean {
  return at?.zone === zone && (at.place === place || at.place === -1);
}

/** Whether a frame shows what became of a move: it stands in the log, or its turn is over. */
function isSettled({ aside, turn, seq }: Pending, frame: Frame): boolean {
  if (seq !== null && frame.seq >= seq) return true;
  return !aside && frame.you?.turn !== turn;
}
