import { expect, it, vi } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import { card, happened as step, who } from '@houle/wire/samples';
import type { Step } from '@houle/wire/types';
import { putOnStage, reads } from './reads';
import { after } from './scene';

vi.mock('@houle/texts/ui.svelte', () => ({ t: (id: string) => id }));

const table = (): Table =>
  ({
    me: 0,
    names: ['Moana', 'Kai', 'Teva'],
    speaker: {
      who: (seat: number) => ['Moana', 'Kai', 'Teva'][seat],
      word: (_: string, card: string) => `the ${card}`,
      vocabulary: { say: (id: string) => id },
    },
  }) as unknown as Table;

/** What each step brings to read, one after the other. */
function readIn(...steps: Step[]): string[] {
  const at = table();
  let scene: ReturnType<typeof after> = null;
  return steps.map((next) => {
    const words = reads(at, next);
    putOnStage(at, (scene = after(scene, next)));
    return words.trim().replaceAll('vague-et-attaque-', '').replaceAll(/ +/g, ' ');
  });
}
const whale = (seat: number): Step => step('reads', { who: who(seat), card: card('whale') });

it('of somebody else’s card its name and what it does, of mine the story too', () => {
  expect(readIn(whale(1))).toEqual(['who-reads the whale does-whale']);
  expect(readIn(whale(0))).toEqual(['who-reads the whale story-whale does-whale']);
});

it('of what comes to a card only what is new', () => {
  expect(readIn(whale(1), step('gambled', { who: who(1), value: 5, least: 4 }))[1]).toBe('gambled');
});

it('a card that is read twice is read twice', () => {
  const [first, second] = readIn(whale(1), whale(1));
  expect(second).toBe(first);
});

it('of a duel who fights and for what, then how it ends; dice have no words', () => {
  expect(
    readIn(
      step('challenged', { who: who(1), owner: who(2), card: card('shell') }),
      step('threw', { who: who(1), value: 5, plus: 0 }),
      step('duel-won', { who: who(1) }),
    ),
  ).toEqual(['Kai Teva duel-on', '', 'duel-won']);
});

it('of a gold card in a duel all that is said of it', () => {
  const duel = step('challenged', { who: who(1), owner: who(2), card: card('shell') });
  const gold = step('uses', { who: who(2), card: card('sea-legs') });
  expect(readIn(duel, gold)[1]).toBe('duel-helps');
});

it('what nobody looks at has nothing to read', () => {
  expect(readIn(step('validated', { who: who(1) }))).toEqual(['']);
});
