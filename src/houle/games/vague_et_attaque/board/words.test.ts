import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import { newBundle } from '@houle/texts/bundle';
import { choosing, prompt, waiting } from './words';

interface Now {
  readonly phase?: string;
  readonly pending?: readonly object[];
  readonly duel?: object | null;
}
const table = (now: Now, kinds: readonly string[] = [], asides: readonly string[] = []): Table =>
  ({
    me: 0,
    names: ['Moana', 'Kai'],
    latest: {
      view: {
        public: { phase: 'exploration', pending: [], duel: null, ...now },
        to_act: [kinds.length ? 0 : 1],
        outcome: null,
      },
    },
    moves: kinds.map((type) => ({ type })),
    choices: kinds.map((type) => ({ type })),
    asides: asides.map((type) => ({ type })),
  }) as unknown as Table;
const task = (effect: object): Now => ({
  phase: 'encounter',
  pending: [{ type: 'task', seat: 0, by: 0, effect }],
});
const said = (asked: Table): string =>
  prompt(asked)?.id.replace('vague-et-attaque-prompt-', '') ?? '';

describe('the prompt says what I can do', () => {
  it.each([
    [{}, ['draw-souvenir'], 'draw'],
    [{}, ['draw-souvenir', 'seek-place'], 'draw-or-seek'],
    [{}, ['seek-place'], 'seek'],
    [{ phase: 'encounter' }, ['adventure'], 'adventure'],
    [{ phase: 'encounter' }, ['adventure', 'challenge'], 'adventure-or-duel'],
    [{ phase: 'encounter' }, ['challenge'], 'duel'],
    [{ phase: 'mooring' }, ['lay-place', 'lay-souvenir', 'done'], 'lay'],
    [{ phase: 'mooring' }, ['lay-place', 'done'], 'lay-place'],
    [{ phase: 'mooring' }, ['lay-souvenir', 'jettison', 'done'], 'lay-souvenir'],
    [{ phase: 'mooring' }, ['jettison', 'done'], 'jettison'],
    [{ phase: 'mooring' }, ['use-gold', 'done'], 'use'],
    [{ phase: 'mooring' }, ['done'], 'done'],
  ])('in a phase: %o %o', (now, kinds, id) => {
    expect(said(table(now, kinds))).toBe(id);
  });

  it('in a duel, with or without a gold card', () => {
    expect(said(table({ duel: {} }, ['throw']))).toBe('throw');
    expect(said(table({ duel: {} }, ['throw', 'use-gold']))).toBe('throw-or-gold');
  });

  it.each([
    [{ do: 'steal', what: 'hand' }, 'pick-player', 'whom-steal'],
    [{ do: 'move-ship', to: 'chosen' }, 'pick-player', 'whom-any'],
    [{ do: 'steal', what: 'place' }, 'pick-card', 'steal-place'],
    [{ do: 'discard', what: 'any', count: 2 }, 'pick-card', 'discard'],
    [{ do: 'look', what: 'souvenir', count: 2, keep: 1 }, 'pick-card', 'look'],
    [{ do: 'either', one: [], other: [] }, 'pick-way', 'way'],
    [{ do: 'draw', what: null, count: 1 }, 'pick-stock', 'stock'],
    [{ do: 'duel-now' }, 'challenge', 'duel-now'],
  ])('inside an effect: %o (A-37)', (effect, kind, id) => {
    expect(said(table(task(effect), [kind]))).toBe(id);
  });

  it('at the end of a turn (A-34)', () => {
    const end = (effect: object): Now => ({ ...task(effect), phase: 'end' });
    expect(said(table(end({ do: 'discard', what: 'any', count: 1 }), ['pick-card']))).toBe(
      'too-many',
    );
    expect(said(table(end({ do: 'draw', what: null, count: 1 }), ['pick-stock']))).toBe(
      'empty-hand',
    );
  });

  it('alone, when a souvenir heads for the ship (A-91, A-94)', () => {
    const first = (type: string): Now => ({ pending: [{ type, seat: 0 }] });
    expect(said(table(first('boarding'), ['let-aboard', 'keep-off']))).toBe('boarding');
    expect(said(table(first('keep-one'), ['pick-card']))).toBe('keep-one');
  });
});

it('with a souvenir chosen, the places it can be laid on are asked for', () => {
  const id = (kinds: string[]): string | undefined => choosing(table({}, kinds))?.id;
  expect(id(['lay-souvenir', 'jettison'])).toBe('vague-et-attaque-choose-berth');
  expect(id(['lay-souvenir'])).toBe('vague-et-attaque-choose-only-berth');
  expect(id(['jettison'])).toBe('vague-et-attaque-choose-jettison');
});

it('a card that is picked is said to be discarded, given away or chosen', () => {
  const id = (effect: object): string | undefined =>
    choosing(table(task(effect), ['pick-card']))?.id.replace('vague-et-attaque-choose-card-', '');
  expect(id({ do: 'discard', count: 1 })).toBe('discard');
  expect(id({ do: 'give', to: 'left' })).toBe('give');
  expect(id({ do: 'recover', what: 'souvenir' })).toBe('any');
});

it('while others are at it, we know what they do, and whether I may interfere', () => {
  const id = (now: Now, asides: string[] = []): string | undefined =>
    waiting(table(now, [], asides))?.id;
  expect(id({ phase: 'mooring' })).toBe('vague-et-attaque-wait-mooring');
  expect(id({ duel: {} })).toBe('vague-et-attaque-wait-throw');
  expect(id(task({ do: 'discard', count: 1 }))).toBe('vague-et-attaque-wait-choice');
  expect(id({ duel: {} }, ['use-gold'])).toBe('vague-et-attaque-wait-gold');
});

describe.each(['fr', 'en'])('the sentences of VAGUE & ATTAQUE (%s)', (language) => {
  const text = readFileSync(
    `src/houle/games/vague_et_attaque/board/texts/${language}/game.ftl`,
    'utf8',
  );
  const bundle = newBundle(language);
  bundle.addResource(new FluentResource(text));
  const ids = [...text.matchAll(/^(vague-et-attaque-(?:prompt|choose|wait|hint)-[\w-]*) =/gm)]
    .map(([, id]) => id ?? '')
    .filter((id) => id !== 'vague-et-attaque-choose-there');

  it('are there', () => {
    expect(ids.length).toBeGreaterThan(50);
  });
  it.each(ids)('%s fits one line of 60 characters', (id) => {
    const errors: Error[] = [];
    const pattern = bundle.getMessage(id)?.value ?? '';
    const line = bundle.formatPattern(pattern, { who: 'N'.repeat(24), count: 4 }, errors);
    expect(errors).toEqual([]);
    expect(line.length, line).toBeLessThanOrEqual(60);
  });
});
