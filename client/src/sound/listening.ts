/** Which sound belongs to what is seen. */
import type { Table } from '../play/table.svelte';
import type { Witness } from '../play/witness';
import type { Frame, Step, View } from '../wire/types';
import { play, type SoundName } from './sounds';

/** What a step sounds like; nothing if it goes without a sound. `hands` are zones that are held. */
export function soundOf(step: Step, view: View, hands: readonly string[]): SoundName | null {
  if (step.type === 'shuffled') return 'dealt';
  if (step.type !== 'moved') return null;
  const origin = view.zones[step.origin];
  const target = view.zones[step.target];
  if (!origin || !target) return null;
  const [from, to] = [hands.includes(origin.name), hands.includes(target.name)];
  if (from && !to) return 'played';
  if (to) return 'dealt';
  return target.owner !== null && origin.owner === null ? 'taken' : null;
}

/** Let a table be heard; returns how to make it silent again. */
export function listenTo(table: Table): () => void {
  const hands = table.plugin.held ?? ['hand'];
  const witness: Witness = {
    step(frame: Frame, step: Step, live: boolean): void {
      const sound = live && frame.view ? soundOf(step, frame.view, hands) : null;
      if (sound) play(sound);
      else if (live && frame.happened.aside) play('said');
    },
  };
  table.witnesses.add(witness);
  return () => table.witnesses.delete(witness);
}
