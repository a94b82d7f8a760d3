/** Talk beyond the phrases: the sheet for it, and the sentence about a declaration (W-33). */
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import type { Seat } from '@houle/wire/types';

/** Whether the sheet with what can be said is open; its button and the warning both open it. */
class Talk {
  open = $state(false);
}

export const talk = new Talk();

export function declaration(table: Table, by: Seat): string {
  return t('wave-declared', { who: by === table.me ? 'you' : table.speaker.who(by) });
}
