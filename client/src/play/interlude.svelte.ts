/** The end of a round: everybody looks at how it came out, until somebody goes on. */
import type { Plugin } from '../games/plugin';
import type { Frame, Seat, Step } from '../wire/types';

export class Interlude {
  /** The frame in which the round ended. */
  frame = $state.raw<Frame | null>(null);
  /** Until it was looked at. */
  paused: Promise<void> | null = null;
  #over: (() => void) | null = null;

  begin(frame: Frame): void {
    this.frame = frame;
    this.paused = new Promise((done) => (this.#over = done));
  }

  end(): void {
    this.frame = this.paused = null;
    this.#over?.();
  }

  /** Whoever moved since, perhaps on another screen, has gone on; after the end, the result says it. */
  endIfGoneOn({ seq, happened, view }: Frame, me: Seat | null): void {
    if (!this.frame || seq <= this.frame.seq) return;
    if ((happened.kind === 'played' && happened.seat === me) || view?.outcome) this.end();
  }
}

/** Whether a step is the last that tells how a round came out; the end of the game has a screen of
 *  its own. */
export function endsRound(
  { endsRound }: Pick<Plugin<unknown>, 'endsRound'>,
  { steps, view }: Frame,
  step: Step,
): boolean {
  return !!endsRound?.(step) && !view?.outcome && steps.findLast(endsRound) === step;
}
