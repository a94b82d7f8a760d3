/** How large something is, for what is laid out by script. */
import type { Attachment } from 'svelte/attachments';

/** Tells width and height at once and after every change, but never while the browser is measuring:
 *  what follows may change the size of the element itself, and of all that stands beside it. */
export function sizeOf(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0;
    const measure = (): void => tell(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    measure();
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
