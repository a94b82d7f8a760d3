/** When somebody is offered to be told of their turn: at a table where others may take hours, after a
 *  move of their own, and only until they have answered. */
import type { Table } from '../play/table.svelte';
import type { Witness } from '../play/witness';
import { settings } from '../settings/settings.svelte';
import type { Chair, Frame, Seat } from '../wire/types';
import { ableTo, canBeReached } from './able';

const KEY = 'houle.tell-offer';
/** Up to this people stay at the table, as the server sees it: `houle.tables.clocks`. */
const LIVE = 10 * 60 * 1000;

export function isUnhurried(moveTime: number | null): boolean {
  return moveTime === null || moveTime > LIVE;
}

/** Bots keep nobody waiting. */
export function hasCompany(chairs: readonly Chair[], me: Seat): boolean {
  return chairs.some(({ name, bot, gone }, seat) => seat !== me && !!name && !bot && !gone);
}

/** Calls back with every move of mine that is seen here, even if the screen jumps over it; at once
 *  for one that was quicker than whoever asks. */
export function ownMoves(table: Table, made: () => void): () => void {
  if (table.moved) made();
  const look = ({ happened: { kind, seat } }: Frame): void => {
    if (kind === 'played' && seat === table.me) made();
  };
  const witness: Witness = { step: look, shown: look };
  table.witnesses.add(witness);
  return () => {
    table.witnesses.delete(witness);
  };
}

export function mayOffer({ me, latest }: Table): boolean {
  if (me === null || latest?.table.phase !== 'playing') return false;
  const { move_time: moveTime, chairs } = latest.table;
  if (!isUnhurried(moveTime) || !hasCompany(chairs, me)) return false;
  return ableTo() === 'able' && canBeReached() && !settings.notify && !wasAnswered();
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Who remembers nothing would be asked again and again.
    return true;
  }
}

export function answer(yes: boolean): void {
  localStorage.setItem(KEY, yes ? 'yes' : 'no');
}
