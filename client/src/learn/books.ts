/** The rule books there are, and how to open one. */
import type { Component } from 'svelte';
import { type BackTones, PLAIN_BACK } from '../cards/palette';
import PlainFace from '../cards/PlainFace.svelte';
import { bringing, soundBy } from '../games/brought';
import { byGame } from '../games/found';
import { needToRead } from '../texts/reading';
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

const chapters = byGame(import.meta.glob<RuleBook>('@games/*/board/rules.ts'));
const faces = byGame(
  import.meta.glob<FaceDrawing>('@games/*/board/Face.svelte', { import: 'default' }),
);
const backs = byGame(import.meta.glob<BackTones>('@games/*/board/palette.ts', { import: 'BACK' }));

/** The names of all books: the games', then the house's. */
export const BOOKS: readonly string[] = [...chapters.keys(), ...bringing('rules.ts'), HOUSE];

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

/** What a package calls its rules, if it has some. */
function withRules(book: RuleBook | undefined): RuleBook | undefined {
  if (!book || Array.isArray(book.rules)) return book;
  reportError(new Error('rules.ts has no list of rules'));
  return undefined;
}

async function read(name: string): Promise<OpenBook | null> {
  const told: Promise<RuleBook | undefined> | undefined =
    name === HOUSE
      ? import('./house')
      : (chapters.get(name)?.() ?? soundBy<RuleBook>(name, 'rules.ts')?.then(withRules));
  const around = words.need('learn');
  if (!told) {
    await around;
    return null;
  }
  const [book, drawings] = await Promise.all([
    told,
    drawingsOf(name),
    name === HOUSE ? words.need('rules-house') : needToRead('rules', name),
    needRulings(name),
    around,
  ]);
  return book ? { name, box: book.box ?? null, sections: book.rules, drawings } : null;
}

async function drawingsOf(name: string): Promise<Drawings> {
  const [Face = PlainFace, back = PLAIN_BACK] = await Promise.all([
    faces.get(name)?.() ??
      soundBy<{ default: FaceDrawing }>(name, 'Face.svelte')?.then((found) => found?.default),
    backs.get(name)?.() ??
      soundBy<{ BACK: BackTones }>(name, 'palette.ts')?.then((found) => found?.BACK),
  ]);
  return { Face, back };
}
