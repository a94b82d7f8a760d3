/** Confetti for winners, in the colours of the house. */
import { still } from '../motion/flight';
import { speed } from '../settings/settings.svelte';

const COLORS = ['#ffc93a', '#f1fafb', '#27b9ec', '#d63a0f', '#5fcfa6'];

export async function celebrate(canvas: HTMLCanvasElement): Promise<void> {
  if (still(speed())) return;
  const { default: confetti } = await import('canvas-confetti');
  // A worker would be made from a blob, which the content security policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const sides = [
    { angle: 60, origin: { x: 0, y: 0.7 } },
    { angle: 120, origin: { x: 1, y: 0.7 } },
  ];
  for (const side of sides)
    void fire({ ...side, particleCount: 70, spread: 60, startVelocity: 48, colors: COLORS });
}
