/** The shape of a written set of rules: sections of paragraphs, each covering rules by their ids.
 *
 *  The text of a section stands in the catalogue `rules-<book>` under `rules-<book>-<section>`: the
 *  first paragraph as its value, the heading as `.title`, further paragraphs as `.p2`, `.p3`, …
 */
import type { Face } from '../wire/types';

/** What became of a card in an example: it was just played, or it takes the trick. */
export type Mark = 'played' | 'wins';

export interface ExampleCard {
  /** What is printed on it; null for a card that shows its back. */
  readonly face: Face | null;
  readonly mark?: Mark;
}

const UNPRINTED = { type: 'face', number: null, colour: null, shape: null } as const;

/** A card of an example; what is not said is not printed on it. */
export function exampleCard(
  printed: Pick<Face, 'name'> & Partial<Omit<Face, 'type'>>,
  mark?: Mark,
): ExampleCard {
  const face: Face = { ...UNPRINTED, ...printed };
  return mark ? { face, mark } : { face };
}

/** Cards side by side; a list of its own is a column, built from the bottom up. */
export interface ExampleRow {
  readonly cards: readonly (ExampleCard | readonly ExampleCard[])[];
  readonly verdict?: 'right' | 'wrong';
  /** The text that tells it, and names each card that matters. */
  readonly text: string;
}

export type ExampleSpec = readonly ExampleRow[];

export interface Section {
  readonly id: string;
  /** How the book opens, the short version of the game, a part of its rules, or what a table may
   *  choose besides. */
  readonly kind: 'story' | 'minute' | 'basic' | 'variant';
  /** For each paragraph the rules that it tells. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly example?: ExampleSpec;
  /** Whether the table before the first move is drawn here. */
  readonly setUp?: boolean;
  /** What one of the game's own cards says for each number of the die: the texts of the game. */
  readonly byDie?: readonly string[];
}

/** Rules that no player meets, each with the reason why the book leaves it out. */
export type Unspoken = Readonly<Record<string, string>>;

/** What the rulebook says about its game, as far as it does. */
export interface Box {
  readonly author?: string;
  readonly art?: string;
  readonly publisher?: string;
  /** Who thought of the way to play alone. */
  readonly solo?: string;
  /** Who put it into French. */
  readonly french?: string;
}

export interface RuleBook {
  readonly box?: Box;
  readonly rules: readonly Section[];
  readonly unspoken: Unspoken;
}

/** All the rules that a section covers. */
export function rulesOf(section: Section): readonly string[] {
  return section.paragraphs.flat();
}

/** The text of a paragraph, counted from 0. */
export function paragraphText(book: string, section: Section, paragraph: number): string {
  const id = `rules-${book}-${section.id}`;
  return paragraph === 0 ? id : `${id}.p${paragraph + 1}`;
}

export function titleText(book: string, section: Section): string {
  return `rules-${book}-${section.id}.title`;
}

/** A section that keeps no rule: how the book opens, or advice. */
export function aside(id: string, kind: Section['kind'], paragraphs = 1): Section {
  return { id, kind, paragraphs: Array.from({ length: paragraphs }, () => []) };
}

/** A section that keeps no rule but says in a minute what the game is about. */
export function minute(paragraphs: number): Section {
  return aside('minute', 'minute', paragraphs);
}
