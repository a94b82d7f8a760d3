/** The drawings come after the cards: all that one needs to choose a card is on its edge. */
import type { Component } from 'svelte';
import { painted } from '@houle/kit/painted';

let drawing = $state.raw<Component<{ card: string }> | null>(null);
let asked = false;

export const drawings = {
  /** What draws a card, as soon as it is there. */
  get here() {
    return drawing;
  },

  /** Asks for it; without a connection, the next card that is shown asks again. */
  async come(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      await painted();
      drawing = (await import('./Drawing.svelte')).default;
    } catch {
      asked = false;
    }
  },
};
