declare module 'zzfx' {
  interface Synth {
    volume: number;
    audioContext: AudioContext;
    play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  }
  export const ZZFX: Synth;
}
