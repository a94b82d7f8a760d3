/** Once what is there now has been painted: the second frame from now begins after that. What can
 *  wait for it does not hold up the first look at a table. A page that nobody sees is not painted. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
