/** What a card says, line by line, for whoever leafs through all of them. */
import type { Speaker } from '@houle/texts/speaker';
import { t } from '@houle/texts/ui.svelte';
import { placesOf } from './deck';

export function cardText(card: string, speaker: Speaker): readonly string[] {
  const told = ['does', 'story'].flatMap((kind) => speaker.vocabulary.say(`${kind}-${card}`) ?? []);
  const places = placesOf(card).map((place) => speaker.word('card', place));
  if (!places.length) return told;
  const belongs = { count: places.length, places: places.join(', ') };
  return [...told, t('vague-et-attaque-belongs', belongs)];
}
