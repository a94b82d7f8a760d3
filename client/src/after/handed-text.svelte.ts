/** A text on its way to others: by whatever the device sends with, or else to be pasted. */
import { copy } from '../kit/copy';
import { sendOn } from '../kit/send';

export interface Told {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

export class HandedText {
  /** What came of it, where the device did not say so itself. */
  answer = $state<'copied' | 'selected' | null>(null);
  /** The text with its link, as it is pasted. */
  whole = $state('');

  async hand(told: Told): Promise<void> {
    this.whole = told.url === undefined ? told.text : `${told.text}\n${told.url}`;
    if (await sendOn(told)) return;
    this.answer = (await copy(this.whole)) ? 'copied' : 'selected';
  }
}
