/** A bot instead of somebody for whom all wait, where no clock runs (T-37). */
import type { Seat, Waiting } from '../wire/types';

export type Stage = 'offer' | 'asked' | 'agreed' | 'me';

/** What is to be said about a call for a bot, and about whom. */
export interface Call {
  readonly stage: Stage;
  readonly waiting: Waiting;
  /** Who was the first to ask. */
  readonly by: Seat | null;
}

/** What concerns me most: that I am played for soon, that I am asked, that I could ask. */
export function callAt(waiting: readonly Waiting[], me: Seat, now: number): Call | null {
  const calls = waiting.flatMap((one) => {
    const stage = stageOf(one, me, now);
    return stage ? [{ stage, waiting: one, by: one.called_by[0] ?? null }] : [];
  });
  const first = (['me', 'asked', 'agreed', 'offer'] as const)
    .map((stage) => calls.find((call) => call.stage === stage))
    .find((call) => call !== undefined);
  return first ?? null;
}

function stageOf(one: Waiting, me: Seat, now: number): Stage | null {
  const by = one.called_by;
  if (one.seat === me) return by.length ? 'me' : null;
  if (by.length) return by.includes(me) ? 'agreed' : 'asked';
  return one.call_from !== null && one.call_from <= now ? 'offer' : null;
}
