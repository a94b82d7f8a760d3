import { NO_SUIT } from './palette';

/** The marks that this client draws; a card of any other shape carries its name instead. */
const DRAWN: ReadonlySet<string> = new Set([
  'bubbles',
  'sun',
  'star',
  'diamond',
  'drop',
  'water',
  'anchor',
  'coral',
  'turtle',
  'shell',
  'crab',
  'palm',
  'hook',
  'cross',
  'duck',
  'stop',
  'go',
  'trouble',
  'tide',
  NO_SUIT.shape,
]);

export const isDrawn = (shape: string | null | undefined): boolean => !!shape && DRAWN.has(shape);
