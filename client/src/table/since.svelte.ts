/** What happened to me and to the table while others played, in at most three sentences. */
import type { Table } from '../play/table.svelte';
import type { Witness } from '../play/witness';
import type { Frame, Seat, Step } from '../wire/types';

export const MOST_TOLD = 3;

export interface Heard {
  readonly text: string;
  /** 0 is about me; the higher, the less it matters. */
  readonly rank: number;
}

/** What happened, whether or not it is worth telling. */
type Witnessed = { readonly step: Step } & (Heard | { readonly rank: null });

/** The sentences that matter most, in the order in which they happened; of those that matter alike,
 *  the latest. */
export function worthTelling(heard: readonly Heard[]): readonly string[] {
  const kept = heard
    .map((each, at) => ({ ...each, at }))
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, MOST_TOLD);
  return kept.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}

/** How much a step matters to somebody: what is about them first, then as the game ranks it; nothing
 *  where it is not worth telling. */
export function rankOf(step: Step, me: Seat, news: readonly string[] | undefined): number | null {
  if (step.type !== 'happened') return news ? null : MOST_TOLD;
  const listed = news?.indexOf(step.name) ?? 0;
  if (listed < 0) return null;
  const aboutMe = Object.values(step.facts).some(
    (fact) => typeof fact === 'object' && fact.type === 'who' && fact.seat === me,
  );
  return aboutMe ? 0 : listed + 1;
}

export class Since implements Witness {
  /** What is told now; nothing while others play. */
  lines = $state.raw<readonly string[]>([]);
  #heard: Witnessed[] = [];

  constructor(readonly table: Table) {}

  step(frame: Frame, step: Step): void {
    const { me, plugin, speaker } = this.table;
    if (me === null || !frame.view) return;
    const { kind, seat } = frame.happened;
    if (kind === 'played' && seat === me && frame.steps[0] === step) this.#forget();
    const rank = rankOf(step, me, plugin.news);
    const text = rank === null ? '' : speaker.step(step, frame.view);
    this.#heard.push(rank !== null && text ? { text, rank, step } : { rank: null, step });
  }

  /** What is told already stays: whatever comes while it is my turn takes the room that is left. */
  rested(): void {
    const { myTurn, plugin } = this.table;
    if (!myTurn || !this.#heard.some(({ rank }) => rank !== null)) return;
    const told = plugin.toldOnce?.(this.#heard) ?? this.#heard;
    const fresh = worthTelling(told.filter((each) => each.rank !== null));
    this.lines = [...this.lines, ...fresh].slice(0, MOST_TOLD);
    this.#heard = [];
  }

  #forget(): void {
    this.#heard = [];
    this.lines = [];
  }
}
