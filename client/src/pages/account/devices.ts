/** Where somebody is signed in, in words. */
import { t } from '../../texts/ui.svelte';
import type { ShownSession } from '../../wire/generated';

export function deviceWords({ browser, system }: Pick<ShownSession, 'browser' | 'system'>): string {
  return t('device', { browser, system });
}
