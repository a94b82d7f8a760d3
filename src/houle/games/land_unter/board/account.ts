/** How a round of LAND UNTER came out, and why (L-21, L-22, L-24). */
import type { Account } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { figure } from '@houle/texts/figure';
import { t } from '@houle/texts/ui.svelte';
import type { Frame, Seat } from '@houle/wire/types';
import type { LandUnterView } from './generated';
import { totals } from './reading';

/** What each seat scored in the round that ends with a frame, and whether with the bonus. */
function scored({ steps }: Frame): ReadonlyMap<Seat, { points: number; bonus: boolean }> {
  return new Map(
    steps.flatMap((step) => {
      if (step.type !== 'happened' || step.name !== 'scored') return [];
      const { who, points, bonus } = step.facts;
      if (typeof who !== 'object' || who.type !== 'who' || typeof points !== 'number') return [];
      return [[who.seat, { points, bonus: bonus === 'yes' }] as const];
    }),
  );
}

function why({ points, bonus }: { points: number; bonus: boolean }): string[] {
  if (points < 0) return [t('account-land-unter-out')];
  const belts = points - Number(bonus);
  const kept = t('account-land-unter-belts', { belts });
  return bonus ? [kept, t('account-land-unter-bonus')] : [kept];
}

export function account(table: Table, frame: Frame): Account {
  const { public: record, seats, outcome } = frame.view as unknown as LandUnterView;
  const sums = totals(record.scores, seats);
  const best = Math.max(...sums);
  const rows = [...scored(frame)].map(([seat, got]) => ({
    players: [seat],
    name: table.speaker.who(seat),
    got: figure(got.points),
    stands: t('account-land-unter-stands', { points: figure(sums[seat]) }),
    best: sums[seat] === best,
    why: why(got),
  }));
  return {
    title: t('account-round', { round: record.scores.length }),
    summary: outcome ? '' : t('account-land-unter-summary', { left: seats - record.scores.length }),
    rows: rows.toSorted((a, b) => (sums[b.players[0] ?? 0] ?? 0) - (sums[a.players[0] ?? 0] ?? 0)),
  };
}
