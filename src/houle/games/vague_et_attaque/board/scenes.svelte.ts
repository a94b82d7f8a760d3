/** Which scene is on, and for how long: long enough to be read, never in the way of a hand. */
import type { Table } from '@houle/play/table.svelte';
import type { Witness } from '@houle/play/witness';
import type { Frame, Step } from '@houle/wire/types';
import type { VagueEtAttaqueView } from './generated';
import { linesOf, putOnStage } from './reads';
import { after, joined, type Scene } from './scene';

/** What has few words or only dice is looked at for a moment all the same. */
const SHORTEST = 2600;
/** A scene goes a moment after its words could be read: what comes to it finds it still there. */
const AFTERWARDS = 600;

export class Scenes implements Witness {
  /** The latest there was; it can be looked at again. */
  scene = $state.raw<Scene | null>(null);
  /** Whether somebody still looks at it. */
  open = $state(false);
  /** Whether there was time enough to look at it. */
  #seen = $state(false);
  /** Whether there was time enough for its words. */
  #read = $state(true);
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** Counts what was shown, so that what is no more starts no clock. */
  #showing = 0;

  constructor(readonly table: Table) {}

  /** Whether somebody asked to see it again. */
  get kept(): boolean {
    return this.scene?.kind === 'card' && this.scene.how === 'again';
  }

  /** On the screen now: what goes on, or what nobody has had time to read yet. */
  get on(): boolean {
    return this.scene !== null && this.open && (!this.#seen || this.goesOn);
  }

  /** Whether somebody is still reading it. */
  get unread(): boolean {
    return this.scene !== null && this.open && !this.#read;
  }

  /** Whether a card is still being resolved, a duel still being fought. */
  get goesOn(): boolean {
    const { duel, pending } = (this.table.view as unknown as VagueEtAttaqueView).public;
    return this.scene?.kind === 'duel' ? duel !== null : pending.length > 0 && duel === null;
  }

  step(_: Frame, step: Step): void {
    const next = after(this.scene, step);
    if (next !== this.scene) this.#play(next);
  }

  /** A frame is shown: a duel that nobody here saw begin, or one that is no more. */
  shown({ view }: Frame): void {
    if (!view) return;
    const duel = (view as unknown as VagueEtAttaqueView).public.duel;
    const { scene } = this;
    if (duel && (scene?.kind !== 'duel' || scene.ending)) {
      const card = view.zones[duel.stake.zone]?.cards[duel.stake.place];
      this.#play(joined(duel, card == null ? '' : this.table.face(card).name));
    } else if (!duel && scene?.kind === 'duel' && !scene.ending) this.#play(null);
    else if (!scene) this.#resume(view as unknown as VagueEtAttaqueView);
  }

  /** A card that was already being read when this screen came to it. */
  #resume({ zones, public: now }: VagueEtAttaqueView): void {
    const card = zones.find(({ name }) => name === 'shown')?.cards.at(-1);
    if (card != null && now.pending[0]?.type === 'task') {
      const { name } = this.table.face(card);
      this.#play({ kind: 'card', how: 'reads', who: now.turn, card: name, die: null });
    }
  }

  dismiss(): void {
    this.open = false;
  }

  /** Look at a card once more, for as long as one likes. */
  again(card: string): void {
    this.#play({ kind: 'card', how: 'again', who: 0, card, die: null });
    this.#forgetTimers();
    this.#read = true;
  }

  #play(scene: Scene | null): void {
    this.#forgetTimers();
    this.scene = scene;
    putOnStage(this.table, scene);
    this.open = true;
    this.#seen = this.#read = false;
    const time = this.table.timeFor(linesOf(this.table, scene).join(' '));
    const gone = time && time + AFTERWARDS;
    const showing = this.#showing;
    // Whoever reads begins when it can be seen.
    void this.table.painted().then(() => {
      if (this.#showing !== showing) return;
      this.#timers = [
        setTimeout(() => (this.#read = true), gone),
        setTimeout(() => (this.#seen = true), Math.max(SHORTEST, gone)),
      ];
    });
  }

  #forgetTimers(): void {
    this.#showing++;
    this.#timers.forEach(clearTimeout);
  }
}
