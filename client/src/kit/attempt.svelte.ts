/** Something that somebody asked for, and what is said if it does not come to be. */
import { t } from '../texts/ui.svelte';
import { Refused } from '../wire/api';

/** Why it did not, in the reader's words. */
export function why(error: unknown): string {
  return error instanceof Refused ? error.message : t('trouble');
}

/** Whether it was asked for by a link that leads nowhere any more. */
export function isSpent(error: unknown): boolean {
  return error instanceof Refused && SPENT.has(error.problem.status);
}

const SPENT = new Set([400, 404]);

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  constructor(private readonly wordsFor: (error: unknown) => string | Promise<string> = why) {}

  /** Do something, one thing at a time. */
  async do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await what();
    } catch (error) {
      this.trouble = await this.wordsFor(error);
    } finally {
      this.busy = false;
    }
  }
}
