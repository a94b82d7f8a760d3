/** What was said at a table just now, for as long as it takes to be noticed and read. */
import { settings } from '../settings/settings.svelte';
import type { Frame, Seat } from '../wire/types';
import type { Remark } from '../wire/generated';
import type { Witness } from '../play/witness';

export const SHOWN_FOR = 6000;

export interface Heard {
  readonly seq: number;
  readonly seat: Seat;
  readonly remark?: Remark;
  /** What somebody wrote instead. */
  readonly words?: string;
}

export class Hearing implements Witness {
  /** The latest of each seat. */
  heard = $state.raw<readonly Heard[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly isMuted: (seat: Seat) => boolean = () => false) {}

  came({ seq, happened: { kind, seat, remark } }: Frame): void {
    if (kind === 'said' && seat != null && remark) this.hear({ seq, seat, remark });
  }

  /** Show something for a while, longer if it takes longer to read. */
  hear(one: Heard, shownFor = SHOWN_FOR): void {
    const { seq, seat } = one;
    if (settings.mute || this.isMuted(seat)) return;
    this.heard = [...this.heard.filter((other) => other.seat !== seat), one];
    this.#timers.push(
      setTimeout(() => {
        this.heard = this.heard.filter((other) => other.seq !== seq);
      }, shownFor),
    );
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
  }
}
