/** Words that texts select by, the same in every language, and that nobody ever reads. */
import { FluentType, type FluentValue } from '@fluent/bundle';

export type ReservedWord = 'you' | 'nobody' | 'all' | 'hidden' | 'none' | 'yes' | 'no';

/** The text that people read for a reserved word; other words have none. */
export const reservedId = (word: string): string => `reserved-${word}`;

/** Selects as a word and is shown as another, so that “you” cannot stand in a French sentence. */
export class Reserved extends FluentType<string> {
  constructor(
    word: string,
    readonly shown: string,
  ) {
    super(word);
  }

  override toString(): string {
    return this.shown;
  }
}

/** What a text selects by: Fluent itself compares nothing but plain words and numbers. */
export const SELECTING = {
  WORD: ([value]: FluentValue[]): FluentValue =>
    value instanceof Reserved ? value.value : (value ?? ''),
};

/** The texts of a catalogue, selecting by reserved words too. */
export const selecting = (texts: string): string =>
  texts.replaceAll(/\{\s*(\$[\w-]+)\s*->/g, '{ WORD($1) ->');
