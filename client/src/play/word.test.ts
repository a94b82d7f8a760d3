import { beforeEach, expect, it, test, vi } from 'vitest';
import { FREE } from '../wire/samples';
import type { Chair, ShownTable } from '../wire/types';
import { add, claimFor, mixIn, mixInAt, ownPart, partIn, saw } from './word';

const ADA: Chair = { ...FREE, name: 'Ada' };
const BOT: Chair = { ...FREE, bot: 'expert' };
const OPEN = {
  id: 't',
  phase: 'open',
  commitment: 'c1',
  chairs: [ADA, BOT],
} as unknown as ShownTable;
const withWord = (word: string | null): ShownTable => ({
  ...OPEN,
  chairs: [{ ...ADA, word }, BOT],
});

let sent: { path: string; word?: string }[];
let answers: number;

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  sent = [];
  answers = 200;
  vi.stubGlobal('fetch', (path: string, how?: { body?: string }) => {
    const body = how?.body === undefined ? {} : (JSON.parse(how.body) as { word: string });
    sent.push({ path, ...body });
    return Promise.resolve(new Response(JSON.stringify({ table: OPEN }), { status: answers }));
  });
});

it('adds a random word once the commitment was seen, and keeps both', async () => {
  await mixIn(OPEN, 0);
  const word = sent[0]?.word ?? '';
  expect(sent).toHaveLength(1);
  expect(word).toMatch(/^[0-9a-f]{32}$/);
  expect(partIn('t')).toEqual({ commitment: 'c1', word });
  await mixIn(withWord(word), 0);
  expect(sent).toHaveLength(1);
});

it('adds one while another tab has added another, and once only', async () => {
  await mixIn(withWord('of another browser'), 0);
  expect(sent).toHaveLength(1);
  await mixIn(withWord('of another browser'), 0);
  expect(sent).toHaveLength(1);
});

it('adds a new one after getting up and sitting down again', async () => {
  await mixIn(OPEN, 0);
  await mixIn(OPEN, 0);
  expect(new Set(sent.map(({ word }) => word)).size).toBe(2);
});

it('whoever waits for a word that is on its way waits for that one', async () => {
  await Promise.all([mixIn(OPEN, 0), mixIn(OPEN, 0)]);
  expect(sent).toHaveLength(1);
  expect(partIn('t')?.word).toBe(sent[0]?.word);
});

it('adds nothing where it could not look before', async () => {
  answers = 404;
  await mixInAt('t');
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t']);
  expect(partIn('t')).toBeNull();
});

it('looks at a table it has opened before it adds anything', async () => {
  await mixInAt('t');
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t', '/api/tables/t/word']);
  expect(partIn('t')?.commitment).toBe('c1');
});

it('keeps the first commitment, and none that it saw after the deal', () => {
  saw(OPEN);
  saw({ ...OPEN, commitment: 'c2' });
  saw({ ...OPEN, id: 'late', phase: 'playing' });
  expect(partIn('t')?.commitment).toBe('c1');
  expect(partIn('late')).toBeNull();
});

it('keeps no word that the table did not take, and adds none after the deal', async () => {
  saw(OPEN);
  answers = 409;
  expect(await add('t')).toBe(false);
  expect(partIn('t')?.word).toBeNull();
  await mixIn({ ...OPEN, id: 'late', phase: 'playing' }, 0);
  expect(sent).toHaveLength(1);
});

it('a word of somebody’s own has a random one behind it', async () => {
  saw(OPEN);
  expect(await add('t', ' mer ')).toBe(true);
  expect(sent[0]?.word).toMatch(/^mer [0-9a-f]{32}$/);
  expect(ownPart(sent[0]?.word ?? null)).toBe('mer');
  expect(ownPart('0123456789abcdef0123456789abcdef')).toBe('');
  expect(ownPart(null)).toBe('');
});

const PART = { commitment: 'c1', word: 'w' };
const ADDED: Chair = { ...ADA, word: 'w' };
const BEN: Chair = { ...FREE, name: 'Ben', word: 'b' };

test.each([
  ['alone', [ADDED, BOT], 0, PART],
  ['alone', [ADDED, { ...BEN, word: null }], 0, PART],
  ['together', [ADDED, BEN], 0, PART],
  ['together', [ADDED, { ...BOT, word: 'b' }], 0, PART],
  ['without', [ADA, BEN], 0, { ...PART, word: null }],
  ['without', [ADDED, BEN], 0, null],
  ['wordless', [ADA, BOT], 0, { ...PART, word: null }],
  ['watching', [ADDED, BEN], null, { ...PART, word: null }],
  ['other-word', [{ ...ADA, word: 'x' }, BOT], 0, PART],
  ['other-commitment', [ADDED, BOT], 0, { ...PART, commitment: 'c0' }],
] as const)('says what is so at the table: %s', (claim, chairs, me, part) => {
  expect(claimFor({ chairs, commitment: 'c1' }, me, part)).toBe(claim);
});
