/** The words of one game in one language, and what is printed on its cards. */
import { type FluentBundle, FluentResource } from '@fluent/bundle';
import type { CardNumber, Face, Kit, Meaning } from '../wire/types';
import { type Args, newBundle, said } from './bundle';
import { selecting } from './reserved';
import { words } from './ui.svelte';

export class Vocabulary {
  readonly #bundle: FluentBundle;
  readonly #faces: Readonly<Record<string, Face>>;

  constructor(
    readonly kit: Pick<Kit, 'faces' | 'texts' | 'moves' | 'record'>,
    readonly language: string,
  ) {
    this.#faces = kit.faces;
    this.#bundle = newBundle(language, words.transform);
    this.#bundle.addResource(new FluentResource(selecting(kit.texts)));
  }

  /** What is printed on a card. */
  face(card: CardNumber): Face {
    return this.#faces[card] ?? blank(card);
  }

  /** What a field of a move stands for; nothing if it is just what it is. */
  meaning(move: string, field: string): Meaning | undefined {
    return this.kit.moves[move]?.[field];
  }

  /** A text, or null if there is none of that name. */
  say(id: string, args: Args = {}): string | null {
    return said(this.#bundle, id, args);
  }
}

function blank(card: CardNumber): Face {
  return { type: 'face', name: 'card', number: card, colour: null, shape: null };
}

/** The id of a text about something that the rules have a name for. */
export function textId(...parts: (string | number)[]): string {
  return parts.join('-').replaceAll('_', '-');
}

/** A name of the code shown as it is, for want of a better word. */
export function spaced(name: string): string {
  return name.replaceAll(/[-_]/g, ' ');
}
