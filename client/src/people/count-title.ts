/** A tab's title with how many tables wait for me before it. */
const COUNTED = /^\(\d+\) /;

export function countTitle(title: string, count: number): string {
  const bare = title.replace(COUNTED, '');
  return count ? `(${String(count)}) ${bare}` : bare;
}
