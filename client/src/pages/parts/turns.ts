/** Whose turn it is at tables in a list. */
import type { ListedTable, Summary } from '../../wire/generated';

/** As many are named; of more, only the number is told. */
const MOST_NAMED = 3;

/** How a running game stands for somebody in a seat; null where the list does not say. */
export type Turn =
  | { readonly whose: 'mine' }
  | { readonly whose: 'theirs'; readonly seats: readonly number[]; readonly named: boolean };

export function turnAt(
  { phase, summary }: Pick<ListedTable, 'phase' | 'summary'>,
  mySeat: number | undefined,
): Turn | null {
  const seats = phase === 'playing' ? summary.waited_for : undefined;
  if (!seats?.length) return null;
  if (mySeat !== undefined && seats.includes(mySeat)) return { whose: 'mine' };
  return { whose: 'theirs', seats, named: seats.length <= MOST_NAMED };
}

/** Everybody at a table but whoever sits in a seat, by their names there. */
export function namesBeside(
  { chairs, bots }: Pick<Summary, 'chairs' | 'bots'>,
  isMe: (seat: number, name: string) => boolean,
  botName: (bot: string, seat: number) => string,
): readonly string[] {
  return chairs.flatMap((name, seat) => {
    if (bots[seat]) return [botName(name ?? '', seat)];
    return name === null || isMe(seat, name) ? [] : [name];
  });
}
