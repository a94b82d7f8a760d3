/** How well bots play: what people choose from. Other bots are there for the arena. */
export const LEVELS = ['beginner', 'player', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const USUAL: Level = 'player';
const KEY = 'houle.level';

export function isLevel(bot: string | null | undefined): bot is Level {
  return LEVELS.includes(bot as Level);
}

/** The levels at which a game is played. */
export function levelsOf(bots: readonly string[]): readonly Level[] {
  return LEVELS.filter((level) => bots.includes(level));
}

/** The bot of a level; where a game has none, whoever plays it. */
export function botFor(level: Level, bots: readonly string[]): string {
  return [level, USUAL].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random';
}

/** The level that was chosen last; kept on this device. */
export function keptLevel(): Level {
  try {
    const kept = localStorage.getItem(KEY);
    return isLevel(kept) ? kept : USUAL;
  } catch {
    return USUAL;
  }
}

export function keepLevel(level: Level): void {
  try {
    localStorage.setItem(KEY, level);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
