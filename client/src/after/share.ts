/** The result as it is told to others: in words that name everybody, and with nothing in them that
 *  somebody without a seat would not see. */
import { Speaker } from '../texts/speaker';
import { t } from '../texts/ui.svelte';
import type { ShownTable } from '../wire/generated';
import type { Outcome } from '../wire/types';

export interface Ended {
  readonly table: Pick<ShownTable, 'id' | 'watch'>;
  readonly names: readonly string[];
  /** Who speaks to whoever shares it, in their language. */
  readonly speaker: Speaker;
  readonly outcome: Outcome | null;
}

export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Where the game can be looked at, if anybody may. */
  readonly path: string | null;
}

export function shared({ table, names, speaker, outcome }: Ended): Shared {
  const told = new Speaker(speaker.vocabulary, names, null);
  const lines = [
    `${speaker.title} · ${names.join(', ')}`,
    outcome ? told.outcome(outcome) : t('result-stopped-text'),
    points(outcome, told.names),
  ];
  return {
    title: speaker.title,
    text: lines.filter(Boolean).join('\n'),
    path: table.watch === 'nobody' ? null : `/t/${table.id}/1`,
  };
}

/** Who plays together has points together, and the words have said how it ended. */
function points(outcome: Outcome | null, names: readonly string[]): string {
  const won = outcome?.winners.length ?? 0;
  if (!outcome || won === 0 || won === names.length) return '';
  return outcome.points.map((had, seat) => `${names[seat] ?? ''} ${String(had)}`).join(', ');
}
