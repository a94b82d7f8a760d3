/** The rule books there are, and how to open one. */
import type { Component } from 'svelte';
import { BACKS, type BackTones } from '../cards/palette';
import PlainFace from '../cards/PlainFace.svelte';
import { needRulings } from '../texts/rulings';
import { words } from '../texts/ui.svelte';
import type { Face } from '../wire/types';
import type { Box, RuleBook, Section } from './book';

/** What goes on around every game has a book of its own. */
export const HOUSE = 'house';
const HOUSE_RULES = 'T-';

type FaceDrawing = Component<{ face: Face }>;

/** How the cards of a game look in examples; the boards stay where they are. */
export interface Drawings {
  readonly Face: FaceDrawing;
  readonly back: BackTones;
}

export interface OpenBook {
  readonly name: string;
  /** Nothing for what is no game. */
  readonly box: Box | null;
  readonly sections: readonly Section[];
  readonly drawings: Drawings;
}

const chapters = import.meta.glob<RuleBook>('../games/*/rules.ts');
const faces = import.meta.glob<FaceDrawing>('../games/*/Face.svelte', { import: 'default' });
const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The names of all books: the games', then the house's. */
export const BOOKS: readonly string[] = [...Object.keys(chapters).map(folderOf), HOUSE];

/** The book that tells a rule that was met in a game. */
export function bookOf(game: string, rule: string | undefined): string {
  return rule?.startsWith(HOUSE_RULES) ? HOUSE : game;
}

const opened = new Map<string, Promise<OpenBook | null>>();

/** A book with its words and drawings at hand, or null if there is none of that name. */
export function openBook(name: string): Promise<OpenBook | null> {
  const before = opened.get(name);
  if (before) return before;
  const book = read(name);
  opened.set(name, book);
  book.catch(() => opened.delete(name));
  return book;
}

async function read(name: string): Promise<OpenBook | null> {
  const load: (() => Promise<RuleBook>) | undefined =
    name === HOUSE ? () => import('./house') : chapters[`../games/${name}/rules.ts`];
  const around = words.need('learn');
  if (!load) {
    await around;
    return null;
  }
  const [{ rules, box = null }, drawings] = await Promise.all([
    load(),
    drawingsOf(name),
    words.need(`rules-${name}`),
    needRulings(name),
    around,
  ]);
  return { name, box, sections: rules, drawings };
}

async function drawingsOf(name: string): Promise<Drawings> {
  const backs: Readonly<Record<string, BackTones>> = BACKS;
  const Face = await faces[`../games/${name}/Face.svelte`]?.();
  return { Face: Face ?? PlainFace, back: backs[name] ?? BACKS.plain };
}
