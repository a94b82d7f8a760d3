/** What packages bring to their games: the page says where each part of it lies. */
import type { Files } from './fetching';

const told =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="houle-boards"]');
const BOARDS = JSON.parse(told?.content ?? '{}') as Readonly<
  Record<string, Readonly<Record<string, Files>>>
>;

/** Fetches a part of what a package brings to a game, if it does. */
export function broughtBy<T>(game: string, part: string): Promise<T> | undefined {
  const files = Object.hasOwn(BOARDS, game) ? BOARDS[game]?.[part] : undefined;
  return files && import('./fetching').then(({ fetched }) => fetched<T>(files));
}

/** The same, or nothing if what is there is broken, which is reported; what did not get through
 *  may later. */
export function soundBy<T>(game: string, part: string): Promise<T | undefined> | undefined {
  return broughtBy<T>(game, part)?.catch(async (error: unknown) => {
    const { isThere } = await import('./fetching');
    if (!(await isThere(BOARDS[game]?.[part]?.[0] ?? ''))) throw error;
    reportError(error);
    return undefined;
  });
}

/** The default of a part. */
export const defaultBy = <T>(game: string, part: string): Promise<T> | undefined =>
  broughtBy<{ default: T }>(game, part)?.then((found) => found.default);

/** The games to which packages bring a part. */
export const bringing = (part: string): readonly string[] =>
  Object.keys(BOARDS).filter((game) => BOARDS[game]?.[part]);
