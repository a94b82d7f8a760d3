/** The sounds of the house: short, made on the spot, and never before the player has touched
 *  something, because browsers keep pages silent until then. */
import { settings } from '../settings/settings.svelte';

export const SOUND_NAMES = [
  'played',
  'dealt',
  'taken',
  'turn',
  'hurry',
  'refused',
  'won',
  'lost',
  'said',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export interface Sound {
  readonly name: SoundName;
  play(): void;
}

/** The same sound again within this time would only be noise. */
const TOO_SOON = 80;
/** What a volume of 1 amounts to; above it small speakers rattle. */
const LOUDEST = 0.5;
const heard = new Map<SoundName, number>();

/** Make a sound, as loud as the player wants it. */
export function play(name: SoundName): void {
  const now = Date.now();
  if (settings.volume <= 0 || !touched() || now - (heard.get(name) ?? 0) < TOO_SOON) return;
  heard.set(name, now);
  void sing(name);
}

export const sounds: readonly Sound[] = SOUND_NAMES.map((name) => ({
  name,
  play: () => {
    play(name);
  },
}));

function touched(): boolean {
  return typeof navigator !== 'undefined' && navigator.userActivation.hasBeenActive;
}

async function sing(name: SoundName): Promise<void> {
  // The synthesiser opens the loudspeaker as soon as it is loaded.
  const [{ ZZFX }, { SCORES }] = await Promise.all([import('zzfx'), import('./scores')]);
  ZZFX.volume = settings.volume * LOUDEST;
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  for (const { after, tone } of SCORES[name]) setTimeout(() => ZZFX.play(...tone), after);
}
