/** What somebody asks for about their account: some of it only once they have shown who they are. */
import { Attempt, why } from '../../kit/attempt.svelte';
import { t } from '../../texts/ui.svelte';
import { Refused } from '../../wire/api';
import { account } from './account.svelte';
import { calledOff, madeBefore } from './passkeys';

const NOT_PROVED = 'P-12';

class ProvedAttempt extends Attempt {
  /** Waits until I have shown who I am. */
  waiting = $state.raw<(() => Promise<void>) | null>(null);

  constructor() {
    super(wordsFor);
  }

  override do(what: () => Promise<void>): Promise<boolean> {
    return super.do(async () => {
      try {
        await what();
      } catch (error) {
        if (!(error instanceof Refused && error.problem.rule === NOT_PROVED)) throw error;
        this.waiting = what;
      }
    });
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

export const attempt = new ProvedAttempt();

export function wordsFor(error: unknown): string {
  if (calledOff(error)) return t('keep-called-off');
  if (madeBefore(error)) return t('keep-made-before');
  return why(error);
}
