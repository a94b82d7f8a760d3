/** What each sound is made of; it comes with the synthesiser, when the first one is heard. */
import type { SoundName } from './sounds';

type Tone = readonly (number | undefined)[];
interface Note {
  /** Milliseconds after the first. */
  readonly after: number;
  readonly tone: Tone;
}

/** Volume, pitch in hertz, and how long it swells, stays and fades, in seconds. */
function bell(volume: number, pitch: number, sustain: number, release: number): Tone {
  return [volume, 0, pitch, 0.01, sustain, release, 0, 1];
}
/** A brush of noise, as paper makes it. */
function brush(volume: number, pitch: number, release: number): Tone {
  return [
    volume,
    0.1,
    pitch,
    0.005,
    0.01,
    release,
    4,
    1.6,
    -8,
    undefined,
    undefined,
    undefined,
    undefined,
    4,
  ];
}
function melody(gap: number, ...tones: Tone[]): Note[] {
  return tones.map((tone, i) => ({ after: i * gap, tone }));
}

export const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  played: melody(0, brush(0.7, 180, 0.06)),
  dealt: melody(55, brush(0.4, 260, 0.04), brush(0.4, 240, 0.04), brush(0.4, 220, 0.04)),
  taken: melody(0, [
    0.5,
    0.02,
    150,
    0.03,
    0.04,
    0.14,
    4,
    1.2,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
    3,
  ]),
  turn: melody(110, bell(0.5, 523, 0.03, 0.14), bell(0.5, 784, 0.04, 0.22)),
  hurry: melody(
    170,
    bell(0.6, 880, 0.03, 0.05),
    bell(0.6, 880, 0.03, 0.05),
    bell(0.6, 880, 0.03, 0.08),
  ),
  refused: melody(
    90,
    [0.4, 0, 165, 0.01, 0.04, 0.06, 2, 0.6],
    [0.4, 0, 139, 0.01, 0.05, 0.09, 2, 0.6],
  ),
  won: melody(
    120,
    bell(0.5, 523, 0.05, 0.12),
    bell(0.5, 659, 0.05, 0.12),
    bell(0.5, 784, 0.05, 0.14),
    bell(0.6, 1047, 0.14, 0.5),
  ),
  lost: melody(
    190,
    bell(0.5, 392, 0.08, 0.18),
    bell(0.5, 330, 0.08, 0.18),
    bell(0.5, 262, 0.14, 0.5),
  ),
  said: melody(70, bell(0.35, 660, 0.01, 0.06), bell(0.35, 740, 0.01, 0.08)),
};
