declare module 'canvas-confetti' {
  interface Burst {
    readonly particleCount?: number;
    readonly angle?: number;
    readonly spread?: number;
    readonly startVelocity?: number;
    readonly origin?: { readonly x: number; readonly y: number };
    readonly colors?: readonly string[];
    readonly disableForReducedMotion?: boolean;
  }
  interface Cannon {
    (burst: Burst): Promise<void> | null;
    reset(): void;
  }
  const confetti: {
    create(canvas: HTMLCanvasElement, how: { resize: boolean; useWorker: boolean }): Cannon;
  };
  export default confetti;
}
