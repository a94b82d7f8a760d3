/** What is written at each table, kept while one goes from part to part. */
import { Conversation } from './conversation.svelte';

// Nobody waits for one to be made: each is made by whoever first asks, at times while something is
// worked out, when nothing that others follow may change.
const conversations = new Map<string, Conversation>();

/** The one at a table, for all parts of the screen. */
export function conversationAt(table: string): Conversation {
  const known = conversations.get(table);
  if (known) return known;
  const made = new Conversation(table);
  conversations.set(table, made);
  return made;
}
