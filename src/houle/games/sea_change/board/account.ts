/** How a round of SEA CHANGE came out, and why (S-20 to S-32, S-54). */
import type { Account } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { figure } from '@houle/texts/figure';
import { t } from '@houle/texts/ui.svelte';
import type { CardNumber, Frame } from '@houle/wire/types';
import type { SeaChangeView } from './generated';
import { printedPoints } from './printed';
import { membersOf, sides, teamOf } from './reading';
import type { Side } from './sides';
import { countedIn } from './tally';
import { COLOURS } from './trick';

/** S-21: what the 0 of the trump counts. */
const TRUMP_ZERO = '+5';

/** The cards that count, a line for each value: "9 × 2: +2 each". */
function counts(table: Table, cards: readonly CardNumber[], trump: number): string[] {
  const faces = cards.map((card) => table.face(card));
  const zero = faces.some(({ number, colour }) => number === 0 && colour === COLOURS[trump]);
  const values = [...new Set(faces.map(({ number }) => number ?? 0))]
    .filter((value) => value > 0 && printedPoints(value) !== '')
    .toSorted((a, b) => b - a);
  return [
    ...(zero ? [t('account-sea-change-zero', { points: TRUMP_ZERO })] : []),
    ...values.map((value) =>
      t('account-sea-change-value', {
        value: String(value),
        count: faces.filter(({ number }) => number === value).length,
        points: printedPoints(value),
      }),
    ),
  ];
}

function why(table: Table, side: Side, frame: Frame, number: number): string[] {
  const { score } = (frame.view as unknown as SeaChangeView).public;
  if (!score) return [];
  const { cards: taken, whole } = countedIn(table, frame);
  const cards = side.members.flatMap((player) => taken.get(player) ?? []);
  const lines = whole ? counts(table, cards, score.trump) : [];
  const noEight = frame.steps.some(
    (step) => step.type === 'happened' && step.name === 'no-eight' && number === 0,
  );
  return [
    t('account-sea-change-cards', { count: score.cards[number] ?? 0 }),
    ...lines,
    ...(whole && !lines.length ? [t('account-sea-change-nothing')] : []),
    ...(noEight ? [t('account-sea-change-no-eight')] : []),
    ...(score.victors.includes(number) ? [t('account-sea-change-victor')] : []),
  ];
}

export function account(table: Table, frame: Frame): Account {
  const { public: record } = frame.view as unknown as SeaChangeView;
  const { score } = record;
  const named = (side: Side): string => {
    const team = teamOf(table, side.members[0] ?? 0);
    const members = membersOf(table, side);
    return team === null ? members : t('account-sea-change-team', { team: team + 1, members });
  };
  const all = sides(table);
  const rows = all.map((side, number) => ({
    players: side.members,
    name: named(side),
    got: t('account-sea-change-points', { points: figure(score?.points[number]) }),
    stands: t('account-sea-change-stands', {
      victories: record.victories[number] ?? 0,
      target: side.target,
    }),
    best: score?.victors.includes(number) ?? false,
    why: why(table, side, frame, number),
  }));
  const victors = (score?.victors ?? []).flatMap((number) => all[number] ?? []).map(named);
  const order = (row: (typeof rows)[number]): number => score?.points[rows.indexOf(row)] ?? 0;
  return {
    title: t('account-round', { round: record.ended === null ? record.round - 1 : record.round }),
    summary: t('account-sea-change-summary', { who: victors.join(', ') }),
    rows: rows.toSorted((a, b) => order(b) - order(a)),
  };
}
