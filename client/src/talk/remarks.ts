/** What can be said at a table, in the order in which it is offered (T-53). */
import type { Remark } from '../wire/generated';

export const REACTIONS = ['smile', 'laugh', 'wow', 'sad', 'heart', 'bravo'] as const;
export type ReactionName = (typeof REACTIONS)[number];

export const PHRASES: readonly Remark[] = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thank-you',
  'sorry',
  'no-problem',
  'one-moment',
  'take-your-time',
  'that-was-close',
  'one-more',
  'goodbye',
];

export function isReaction(remark: Remark): remark is ReactionName {
  return (REACTIONS as readonly Remark[]).includes(remark);
}
