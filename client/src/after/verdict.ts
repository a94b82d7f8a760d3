/** What an end means for whoever looks at it. */
import type { Outcome, Seat } from '../wire/types';

export type Verdict = 'won' | 'lost' | 'over' | 'stopped';

export function verdict(outcome: Outcome | null, me: Seat | null, stopped: boolean): Verdict {
  if (!outcome) return stopped ? 'stopped' : 'over';
  if (me === null) return 'over';
  return outcome.winners.includes(me) ? 'won' : 'lost';
}
