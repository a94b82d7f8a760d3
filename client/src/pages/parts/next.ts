/** What happens next at a table that has not begun, seen from where somebody sits or stands. */
import type { ShownTable, You } from '../../wire/types';

export type Next =
  | 'closed'
  | 'removed'
  | 'sit'
  | 'watch'
  | 'full'
  | 'fill'
  | 'invited'
  | 'meet'
  | 'start'
  | 'wait'
  | 'gather';

export function nextAt(
  table: Pick<ShownTable, 'phase' | 'chairs' | 'watch' | 'rematch_of' | 'starts_at'>,
  you: You | null,
): Next {
  if (table.phase === 'closed') return 'closed';
  const full = table.chairs.every(({ name, bot }) => name !== null || bot !== null);
  if (!you) {
    if (!full) return 'sit';
    return table.watch === 'anyone' ? 'watch' : 'full';
  }
  if (table.starts_at !== undefined) return 'meet';
  if (you.host) {
    if (full) return 'start';
    return table.rematch_of === null ? 'fill' : 'invited';
  }
  return full ? 'wait' : 'gather';
}
