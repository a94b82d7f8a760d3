import { afterEach, expect, it, vi } from 'vitest';

const module = (source: string): [string] => [`data:text/javascript,${encodeURIComponent(source)}`];
const told = {
  'low-tide': {
    'index.ts': module('export default { name: "low-tide" }'),
    'texts/fr/game.ftl': module('export default "low-tide-look = Regarde"'),
    'lesson.json': module('export default { game: "low-tide" }'),
  },
  spoilt: {
    'index.ts': module('throw new Error("spoilt")'),
    'Face.svelte': module('throw new Error("spoilt face")'),
    'rules.ts': module('export const rules = [{ id: "cards", paragraphs: [[]] }]'),
  },
  unruly: { 'rules.ts': module('throw new Error("unruly")') },
  wordless: { 'rules.ts': module('export const rule = []') },
  lost: { 'rules.ts': ['http://127.0.0.1:9/lost.js'] },
};
vi.stubGlobal('document', {
  querySelector: () => ({ content: JSON.stringify(told) }),
});
const reported = vi.fn();
vi.stubGlobal('reportError', reported);
const { bringing, broughtBy } = await import('./brought');
const { textsOf } = await import('./found');
const { openBook } = await import('../learn/books');
const { default: PlainFace } = await import('../cards/PlainFace.svelte');
const { lessonOf, TAUGHT } = await import('../learn/lesson');
const { loadGame } = await import('./registry');

afterEach(() => reported.mockReset());

it('a game is played on the board that its package brings', async () => {
  expect((await loadGame('low-tide')).name).toBe('low-tide');
});

it('it is taught by the lesson and speaks with the words that lie with it', async () => {
  expect(TAUGHT).toContain('low-tide');
  expect((await lessonOf('low-tide'))?.game).toBe('low-tide');
  expect(await textsOf('low-tide', 'game', {})('fr')).toBe('low-tide-look = Regarde');
  expect(await textsOf('low-tide', 'game', {})('en')).toBe('');
});

it('a board that breaks as it is loaded is reported, and plain cards will do', async () => {
  expect((await loadGame('spoilt')).name).toBe('plain');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('spoilt'));
});

it('rules are read with plain cards if its own cannot be drawn, and that is reported', async () => {
  const book = await openBook('spoilt');
  expect(book?.sections.map(({ id }) => id)).toEqual(['cards']);
  expect(book?.drawings.Face).toBe(PlainFace);
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('spoilt face'));
});

it.each([
  ['unruly', 'unruly'],
  ['wordless', 'rules.ts has no list of rules'],
])('rules that break are not there, and that is reported: %s', async (game, why) => {
  expect(await openBook(game)).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error(why));
});

it('rules that did not get through are asked for again', async () => {
  await expect(openBook('lost')).rejects.toThrow();
  await expect(openBook('lost')).rejects.toThrow();
  expect(reported).not.toHaveBeenCalled();
});

it('nothing is fetched for games that bring nothing', () => {
  expect(bringing('lesson.json')).toEqual(['low-tide']);
  expect(broughtBy('spoilt', 'lesson.json')).toBeUndefined();
  expect(broughtBy('constructor', 'name')).toBeUndefined();
});
