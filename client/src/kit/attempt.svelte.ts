/** Something that somebody asked for, and what is said if it does not come to be. */
import { t } from '../texts/ui.svelte';
import { Refused } from '../wire/api';

/** Why it did not, in the reader's words: what has none in them is said in ours. */
export function why(error: unknown): string {
  const refused = error instanceof Refused ? error.problem : null;
  return (refused?.status === BAD ? undefined : refused?.detail) ?? t('trouble');
}

/** Whether there is nothing of the kind, for whoever asks: not, that it could not be told now. */
export function isGone(error: unknown): boolean {
  return error instanceof Refused && GONE.has(error.problem.status);
}

/** The request itself was wrong, which says nothing to whoever made it by a button. */
const BAD = 400;
const GONE = new Set([BAD, 401, 403, 404]);

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  constructor(private readonly wordsFor: (error: unknown) => string | Promise<string> = why) {}

  /** Do something, one thing at a time; whether it came to be. */
  async do(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = await this.wordsFor(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
