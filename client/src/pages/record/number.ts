/** A number as people write it. */
import { words } from '../../texts/ui.svelte';

export function written(number: number): string {
  return new Intl.NumberFormat(words.language).format(number);
}
