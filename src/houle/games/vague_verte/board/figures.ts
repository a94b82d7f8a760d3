/** What lies open besides cards in VAGUE VERTE, in sentences. */
import type { Said } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { inOrder, sight, standingOf, whom } from './sight';

export function figures(table: Table): readonly Said[] {
  const { options, public: now, seats } = sight(table);
  const { length } = options;
  const told: Said[] = [{ id: `vague-verte-figure-${options.original ? 'original' : 'free'}` }];
  for (const seat of inOrder(seats, table.me)) {
    const { row, brokenDown, barred, misses } = standingOf(table, seat);
    const flag = (is: boolean): string => (is ? 'yes' : 'no');
    told.push({
      id: 'vague-verte-figure-stands',
      args: {
        who: whom(table, seat),
        row,
        length,
        broken: flag(brokenDown),
        barred: flag(barred),
        misses: flag(misses),
      },
    });
  }
  for (const { row, passed_by } of now.signals) {
    const passed = passed_by === null ? 'nobody' : whom(table, passed_by);
    told.push({ id: 'vague-verte-figure-signal', args: { row, passed } });
  }
  if (now.renewed) told.push({ id: 'vague-verte-figure-renewed' });
  return told;
}
