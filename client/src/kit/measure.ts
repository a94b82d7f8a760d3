/** How wide something is, for what is laid out by script. */
import type { Attachment } from 'svelte/attachments';

/** Tells the width at once and after every change, but never while the browser is measuring:
 *  what follows may change the height of the element itself, and of all that stands beside it. */
export function width(tell: (width: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let told = element.clientWidth;
    let frame = 0;
    tell(told);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (element.clientWidth === told) return;
        told = element.clientWidth;
        tell(told);
      });
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
