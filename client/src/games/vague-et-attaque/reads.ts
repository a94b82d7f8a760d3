/** What is to be read of a scene, and when something else is. */
import type { Table } from '../../play/table.svelte';
import { t } from '../../texts/ui.svelte';
import type { Step } from '../../wire/types';
import { placesOf } from './deck';
import { after, type CardScene, type Scene } from './scene';

/** Whether a scene is about me: then it is told in full. */
export function isMine(table: Table, scene: Scene | null): boolean {
  if (scene?.kind === 'card') return scene.how === 'again' || scene.who === table.me;
  return scene?.kind === 'duel' ? scene.fighters.some((seat) => seat === table.me) : true;
}

/** Of somebody else's card its name and what it does; the story is there for whoever wants it. */
export function cardWords(table: Table, scene: CardScene): string {
  const { card, how, who } = scene;
  const say = (kind: string): string => table.speaker.vocabulary.say(`${kind}-${card}`) ?? '';
  const places = placesOf(card).map((place) => table.speaker.word('card', place));
  return [
    t(`vague-et-attaque-who-${how}`, { who: table.speaker.who(who) }),
    table.speaker.word('card', card),
    say('does'),
    ...(isMine(table, scene) ? [say('story')] : []),
    ...(places.length
      ? [t('vague-et-attaque-belongs', { count: places.length, places: places.join(', ') })]
      : []),
  ].join(' ');
}

/** A step that changes what is on the stage, in the words that it brings there. */
export function reads(table: Table, step: Step): string {
  if (step.type !== 'happened' || !CHANGES.has(step.name)) return '';
  const next = after(null, step);
  return next?.kind === 'card' ? cardWords(table, next) : table.speaker.step(step, table.view);
}

const CHANGES: ReadonlySet<string> = new Set([
  'reads',
  'uses',
  'keeps-gold',
  'anchor',
  'gambled',
  'challenged',
  'threw',
  'duel-won',
  'duel-lost',
  'duel-tied',
  'called-off',
  'ship-turn',
  'aboard',
]);
