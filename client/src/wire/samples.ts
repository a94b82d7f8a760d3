/** What the server tells, for tests. */
import type { Chair, Face, Step } from './types';

type Happened = Extract<Step, { type: 'happened' }>;

export const who = (seat: number): { type: 'who'; seat: number } => ({ type: 'who', seat });

export const card = (name: string): Face => ({
  type: 'face',
  name,
  number: null,
  colour: null,
  shape: null,
});

export const happened = (name: string, facts: Happened['facts'] = {}): Happened => ({
  type: 'happened',
  name,
  facts,
});

/** A seat that nobody has taken. */
export const FREE: Chair = {
  name: null,
  animal: null,
  bot: null,
  stand_in: null,
  away: false,
  gone: false,
  word: null,
  conceded: false,
  wish: null,
  holiday: null,
};
