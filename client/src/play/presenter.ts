/** Shows what happened, in order and at a pace that can be followed; or jumps to the present. */
import { tick } from 'svelte';
import { fly, land, type Spot, spots, still } from '../motion/flight';
import type { Frame, Moved, Step } from '../wire/types';
import { after, type Lay } from './lay';
import { lookingTime } from './reading';

/** More steps than this behind, and the screen jumps to the present. */
export const MOST_BEHIND = 6;
const DEAL_GAP = 70;
const REVEAL_GAP = 120;
const HOLD = 1100;
/** Words are not there the moment they are asked for, and have to be noticed. */
const NOTICED_IN = 300;
/** More than this to read, in milliseconds, and the screen jumps all the same. */
export const MOST_READING = 120_000;
/** So many tricks are looked at, each in its turn, however far behind. */
export const MOST_TRICKS = 3;

export interface Stage {
  readonly lay: Lay;
  readonly shown: Frame | null;
  /** How fast cards fly: 1 as designed, Infinity at once. */
  readonly speed: number;
  /** Names of zones whose cards are looked at before they leave. */
  readonly holds: readonly string[];
  /** How long what can be read once a step is seen takes, in milliseconds; 0 without words. */
  reading(step: Step): number;
  /** Once what is there now can be seen: where the machine is busy, that takes a while. */
  painted(): Promise<void>;
  /** Until somebody goes on after a round; null while a game runs. */
  readonly paused: Promise<void> | null;
  /** Show cards at new places; numbers stay as they were. */
  place(lay: Lay): void;
  /** Show everything as this frame says. */
  show(frame: Frame): void;
  /** Something happened that can be told; `live` unless nobody saw it move. */
  tell(frame: Frame, step: Step, live: boolean): void;
  /** Everything up to this frame is shown, and nothing moves. */
  rest(frame: Frame): void;
}

export class Presenter {
  readonly #stage: Stage;
  #queue: Frame[] = [];
  #busy = false;
  #skip: (() => void) | null = null;
  #telling: Frame | null = null;
  #told = 0;
  /** How many steps of the frame that is being shown have moved their cards. */
  #placed = 0;
  /** When the words on the screen can have been read. */
  #readAt = 0;
  /** A trick is being looked at, or words are being read to their end. */
  #looking = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Show a frame after those before it; at once if nobody could follow anyway. */
  push(frame: Frame, jump: boolean): void {
    this.#queue.push(frame);
    if (jump || document.hidden || (!this.#attentive() && this.#tooFarBehind())) this.catchUp();
    else if (!this.#busy) void this.#run();
  }

  /** The table once all that is still to be shown has moved its cards. */
  ahead(): Lay {
    return after(this.#stage.lay, this.#unseen());
  }

  /** Show the present, now. */
  catchUp(): void {
    // Cards go their ways even if nobody sees it, so that each can still be told from others.
    const ahead = this.ahead();
    const waiting = this.#queue.splice(0);
    const last = waiting.at(-1);
    if (last) {
      this.#stage.place(ahead);
      this.#stage.show(last);
      this.#placed = 0;
    }
    for (const frame of waiting) this.#tell(frame, frame.steps.length, false);
    this.skip();
    if (last) this.#stage.rest(last);
  }

  /** End what is moving or being looked at. */
  skip(): void {
    this.#readAt = 0;
    this.#skip?.();
    land();
  }

  /** The steps whose cards have not moved yet. */
  #unseen(): Step[] {
    return this.#queue.flatMap(({ steps }) => steps).slice(this.#placed);
  }

  /** Whether there is something that is still being looked at or read. */
  #attentive(): boolean {
    return this.#looking || this.#readAt > performance.now();
  }

  #behind(): number {
    return this.#queue
      .slice(1)
      .reduce((steps, frame) => steps + Math.max(1, frame.steps.length), 0);
  }

  /** Nobody could follow any more; but neither words nor the last tricks of a round, which are
   *  played at once, are jumped over, unless there is far too much of it. */
  #tooFarBehind(): boolean {
    if (this.#behind() <= MOST_BEHIND || this.#stage.paused) return false;
    const left = Math.max(0, this.#readAt - performance.now());
    const time = this.#unseen().reduce((sum, step) => sum + this.#stage.reading(step), left);
    if (time) return time > MOST_READING;
    const tricks = this.#queue.filter(({ steps }) => this.#clears(steps)).length;
    return tricks === 0 || tricks > MOST_TRICKS;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let frame = this.#queue[0]; frame; frame = this.#queue[0]) {
      await this.#present(frame);
      if (this.#queue[0] !== frame) continue;
      this.#queue.shift();
      this.#placed = 0;
      if (!this.#queue.length) this.#stage.rest(frame);
    }
    this.#busy = false;
  }

  async #present(frame: Frame): Promise<void> {
    if (this.#stage.shown?.view && frame.view) {
      for (const batch of batches(frame.steps, this.#stage.lay)) {
        if (this.#queue[0] !== frame) return;
        if (this.#clears(batch)) await this.#look(lookingTime(HOLD, this.#stage.speed));
        if (this.#queue[0] !== frame) return;
        const reading = Math.max(...batch.map((step) => this.#stage.reading(step)));
        if (reading) await this.#look(this.#readAt - performance.now());
        if (this.#queue[0] !== frame) return;
        await this.#move(frame, batch);
        if (this.#queue[0] !== frame) return;
        this.#tell(frame, this.#placed, true);
        if (reading) await this.#begin(reading);
        if (this.#stage.paused) await this.#pause(this.#stage.paused);
      }
    }
    if (this.#queue[0] !== frame) return;
    await this.#settle(frame);
    if (this.#queue[0] !== frame) return;
    this.#tell(frame, frame.steps.length, true);
  }

  /** A trick is looked at to the end, and words are read to theirs; whoever has fallen too far
   *  behind meanwhile jumps then. */
  async #look(ms: number): Promise<void> {
    this.#looking = true;
    await this.#hold(ms);
    this.#looking = false;
    if (this.#tooFarBehind()) this.catchUp();
  }

  /** Tell what happened in a frame, up to a step, and nothing twice. */
  #tell(frame: Frame, upTo: number, live: boolean): void {
    if (this.#telling !== frame) [this.#telling, this.#told] = [frame, 0];
    while (this.#told < upTo) {
      const step = frame.steps[this.#told++];
      if (step) this.#stage.tell(frame, step, live);
    }
  }

  async #move(frame: Frame, batch: readonly Step[]): Promise<void> {
    const before = this.#spots();
    const lay = after(this.#stage.lay, batch);
    this.#placed += batch.length;
    if (lay === this.#stage.lay) return;
    this.#stage.place(lay);
    await this.#fly(frame, before, DEAL_GAP);
  }

  /** What no step told of, such as cards that are turned over, moves last. */
  async #settle(frame: Frame): Promise<void> {
    const before = this.#spots();
    this.#stage.show(frame);
    this.#placed = frame.steps.length;
    await this.#fly(frame, before, REVEAL_GAP);
  }

  /** Where the cards lie that are about to fly. */
  #spots(): ReadonlyMap<string, Spot> {
    return still(this.#stage.speed) ? new Map() : spots();
  }

  async #fly(frame: Frame, before: ReadonlyMap<string, Spot>, gap: number): Promise<void> {
    await tick();
    // The screen may have jumped to the present meanwhile, where nothing moves.
    if (this.#queue[0] !== frame) return;
    // Whoever is far behind because of much to read sees no flights meanwhile.
    const speed = this.#behind() > MOST_BEHIND ? Infinity : this.#stage.speed;
    await fly(before, { speed, gap });
  }

  /** Whether cards that lie in the middle to be looked at are about to leave. */
  #clears(batch: readonly Step[]): boolean {
    return batch.some((step) => {
      if (step.type !== 'moved') return false;
      const origin = this.#stage.lay[step.origin];
      return !!origin && this.#stage.holds.includes(origin.name);
    });
  }

  /** Whoever reads begins when the words can be seen; a tap meanwhile goes on as at any time. */
  async #begin(reading: number): Promise<void> {
    const until = (): number => performance.now() + NOTICED_IN + reading;
    this.#readAt = until();
    await this.#stage.painted();
    if (this.#readAt) this.#readAt = until();
  }

  /** Wait for somebody to go on, or to skip it all by making a move. */
  async #pause(paused: Promise<void>): Promise<void> {
    await new Promise<void>((done) => {
      this.#skip = done;
      void paused.then(done);
    });
    this.#skip = null;
  }

  async #hold(ms: number): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        done();
      };
      const timer = setTimeout(end, ms);
      this.#skip = end;
    });
  }
}

/** Steps that happen together: a run of cards that go the same way, dealt, shown or swept up. */
export function batches(steps: readonly Step[], zones: readonly { name: string }[]): Step[][] {
  const way = ({ origin, target }: Moved): string =>
    `${zones[origin]?.name ?? ''} ${zones[target]?.name ?? ''}`;
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    const before = last?.at(-1);
    const together = step.type === 'moved' && before?.type === 'moved' && way(step) === way(before);
    if (last && together) last.push(step);
    else found.push([step]);
  }
  return found;
}
