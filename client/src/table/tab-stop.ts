/** Where Tab comes into a hand: at the card that can be played and is nearest to where one was. If
 *  there is none, the hand can still be looked at. */
export function tabStop(at: number, playable: readonly boolean[]): number {
  const near = playable.flatMap((can, i) => (can ? [i] : []));
  return near.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
}
