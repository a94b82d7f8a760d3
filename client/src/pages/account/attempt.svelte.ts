/** Something that somebody asked for, and what is said if it does not come to be. */
import { t } from '../../texts/ui.svelte';
import { Refused } from '../../wire/api';
import { account } from './account.svelte';
import { calledOff, madeBefore } from './passkeys';

const NOT_PROVED = 'P-12';

class Attempt {
  busy = $state(false);
  trouble = $state('');
  /** Waits until I have shown who I am. */
  waiting = $state.raw<(() => Promise<void>) | null>(null);

  /** Do something, one thing at a time. */
  async do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await what();
    } catch (error) {
      if (error instanceof Refused && error.problem.rule === NOT_PROVED) this.waiting = what;
      else this.trouble = wordsFor(error);
    } finally {
      this.busy = false;
    }
  }

  /** The same for what changes the ways in: I show first who I am, if that was a while ago. */
  async doProved(what: () => Promise<void>): Promise<void> {
    if (account.toProve) this.waiting = what;
    else await this.do(what);
  }

  /** What waited is done, now that it is clear who I am. */
  async goOn(): Promise<void> {
    const what = this.waiting;
    this.waiting = null;
    if (what) await this.do(what);
  }
}

export const attempt = new Attempt();

export function wordsFor(error: unknown): string {
  if (calledOff(error)) return t('keep-called-off');
  if (madeBefore(error)) return t('keep-made-before');
  return error instanceof Refused ? error.message : t('trouble');
}
