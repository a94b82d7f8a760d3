/** WAVE: one wave, climbed together. */
import type { GamePlugin } from '@houle/games/contract';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import ChipNote from './ChipNote.svelte';
import Face from './Face.svelte';
import { remark } from './fingers';
import { at } from './moves';
import { BACK } from './palette';
import { rankOf } from './ranks';
import Result from './Result.svelte';
import Talk from './Talk.svelte';
import { toldOnce } from './told';
import { HINTS, label, prompt, stage, waiting } from './words';

const wave: GamePlugin = {
  name: 'wave',
  Face,
  back: BACK,
  Board,
  ChipNote,
  Mine: Talk,
  Result,
  Badge,
  remark,
  hand: ['inward', 'outward'],
  held: ['inward', 'outward'],
  unsorted: ['outward'],
  parts: {
    inward: { id: 'wave-part-inward', icon: 'eye' },
    outward: { id: 'wave-part-outward', icon: 'eye-off' },
  },
  order: ({ colour, number }) => [rankOf(colour), number ?? 0],
  at,
  label,
  prompt,
  waiting,
  stage,
  hints: HINTS,
  news: [
    'wrong-card',
    'colours-inverted',
    'colours-restored',
    'numbers-inverted',
    'numbers-restored',
    'turned',
    'said',
    'pointed',
    'proposed',
    'declared',
  ],
  toldOnce,
  account: async () => (await import('./account')).account,
};
export default wave;
