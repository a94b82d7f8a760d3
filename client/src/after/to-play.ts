/** What others are asked by: the same cards from the same seat, and nothing of how it went (T-98). */
import { link } from '../kit/reach';
import { t } from '../texts/ui.svelte';
import type { Told } from './handed-text.svelte';

/** The words of `challenge` must be at hand. */
export function toPlay(challenge: string, name: string, game: string): Required<Told> {
  return {
    title: game,
    text: t('challenge-share-line', { game, name }),
    url: link(`/c/${challenge}`),
  };
}
