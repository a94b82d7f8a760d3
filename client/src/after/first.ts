/** The first number from `low` to `high` for which something holds that holds from then on;
 *  `high` if it holds for none before it. */
export async function firstWith(
  low: number,
  high: number,
  holds: (number: number) => Promise<boolean>,
): Promise<number> {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (await holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
