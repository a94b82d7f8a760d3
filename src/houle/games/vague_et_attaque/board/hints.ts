/** What helps a newcomer to VAGUE & ATTAQUE, once. */
import type { Hint } from '@houle/games/contract';
import type { Table } from '@houle/play/table.svelte';
import { asked, newestSight, SHIP, shipSeat } from './reading';

const inPhase = (table: Table, phase: string): boolean =>
  table.myTurn && newestSight(table).public.phase === phase && !asked(newestSight(table));
const can = (table: Table, kind: string): boolean =>
  [...table.moves, ...table.asides].some(({ type }) => type === kind);

export const HINTS: readonly Hint[] = [
  { id: 'vague-et-attaque-hint-explore', when: (table) => inPhase(table, 'exploration') },
  {
    id: 'vague-et-attaque-hint-duel',
    when: (table) => inPhase(table, 'encounter') && can(table, 'challenge'),
  },
  { id: 'vague-et-attaque-hint-adventure', when: (table) => inPhase(table, 'encounter') },
  {
    id: 'vague-et-attaque-hint-dedicated',
    when: (table) => inPhase(table, 'mooring') && can(table, 'lay-souvenir'),
  },
  { id: 'vague-et-attaque-hint-moor', when: (table) => inPhase(table, 'mooring') },
  { id: 'vague-et-attaque-hint-gold', when: (table) => can(table, 'use-gold') },
  {
    id: 'vague-et-attaque-hint-ship',
    when: (table) => table.view.seats > 2 && table.me !== null && shipSeat(table) === table.me,
  },
  {
    id: 'vague-et-attaque-hint-solo',
    when: (table) => table.view.seats === 1 && (table.zone(`on-${SHIP}-1`)?.cards.length ?? 0) > 0,
  },
];
