/** What is to be read of a scene, and when something else is. */
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import type { Step } from '@houle/wire/types';
import { placesOf } from './deck';
import { whom } from './reading';
import { after, type CardScene, type DuelScene, type Scene } from './scene';

/** What is on the stage of a table, as far as anybody has been told. */
const stages = new WeakMap<Table, Scene | null>();

export function putOnStage(table: Table, scene: Scene | null): void {
  stages.set(table, scene);
}

/** Whether a scene is about me: then it is told in full. */
export function isMine(table: Table, scene: Scene | null): boolean {
  if (scene?.kind === 'card') return scene.how === 'again' || scene.who === table.me;
  return scene?.kind === 'duel' ? scene.fighters.some((seat) => seat === table.me) : true;
}

/** Line by line, in the order in which one reads it. */
export function linesOf(table: Table, scene: Scene | null): readonly string[] {
  if (scene?.kind === 'card') return cardLines(table, scene);
  const names = (cards: readonly string[]): string =>
    cards.map((card) => table.speaker.word('card', card)).join(', ');
  if (scene?.kind === 'duel')
    return [
      ...scene.fighters.map((seat) => table.speaker.who(seat)),
      duelLine(table, scene),
      helpsLine(table, scene),
    ];
  return scene ? [table.speaker.word('ship-turn', String(scene.value)), names(scene.cards)] : [];
}

/** Of somebody else's card its name and what it does; the story is there for whoever wants it. */
function cardLines(table: Table, scene: CardScene): string[] {
  const { card, how, who } = scene;
  const say = (kind: string): string => table.speaker.vocabulary.say(`${kind}-${card}`) ?? '';
  const places = placesOf(card).map((place) => table.speaker.word('card', place));
  return [
    t(`vague-et-attaque-who-${how}`, { who: table.speaker.who(who) }),
    table.speaker.word('card', card),
    isMine(table, scene) ? say('story') : '',
    say('does'),
    places.length
      ? t('vague-et-attaque-belongs', { count: places.length, places: places.join(', ') })
      : '',
    gambleLine(scene),
  ];
}

/** How a throw for a card came out. */
export function gambleLine({ die }: CardScene): string {
  if (!die) return '';
  const { value, least } = die;
  return t('vague-et-attaque-gambled', { value, least, enough: value >= least ? 'yes' : 'no' });
}

/** What is fought for, or how it ended. */
export function duelLine(table: Table, { ending, fighters, card, needed }: DuelScene): string {
  return t(`vague-et-attaque-duel-${ending ?? 'on'}`, {
    who: whom(table, fighters[0]),
    owner: whom(table, fighters[1]),
    card: table.speaker.word('card', card),
    needed,
  });
}

/** The gold cards that help in a duel. */
export function helpsLine(table: Table, { helps }: DuelScene): string {
  const cards = helps.map(({ card }) => table.speaker.word('card', card)).join(', ');
  return cards && t('vague-et-attaque-duel-helps', { cards });
}

/** What a step brings to the stage that does not stand there yet. */
export function reads(table: Table, step: Step): string {
  const before = stages.get(table) ?? null;
  const next = after(before, step);
  if (next === before) return '';
  const known = linesOf(table, before);
  const fresh = linesOf(table, next).filter((line) => !known.includes(line));
  // A card that is read twice is another scene.
  return (fresh.length || next?.kind !== 'card' ? fresh : linesOf(table, next)).join(' ');
}
