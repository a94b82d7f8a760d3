/** How each game is tried: what its folder says about it, in `board/e2e/trial.ts`. */
import { pathToFileURL } from 'node:url';
import { REGISTERED } from '../src/testing/registered';
import type { Seen, Setting } from './table';

/** A way to play a game. */
export type Mode = Pick<Setting, 'seats' | 'options'>;

/** A long game, of which so many moves are made without a page before it is played by clicking. */
export interface Course extends Mode {
  readonly ahead?: number;
}

export interface Trial {
  /** The most players and the largest hand. */
  readonly fullest: Mode;
  /** Three players, and it is soon over. */
  readonly short: Course;
  /** Each is played to its end by clicking. */
  readonly modes: readonly Course[];
  /** Tables to be looked at so many moves into the game, by what is special about them. */
  readonly tables: readonly (Mode & { readonly name?: string; readonly moves: number })[];
  /** A turn is one card of the hand, and touching it plays it. */
  readonly isOneCard?: true;
  /** Cards of the hand are of a suit and have a number. */
  readonly hasSuits?: true;
  /** Some of these cards cannot be played now, and say why. */
  readonly refuses?: true;
  /** Everybody chooses at the same time, and may choose anew until the last one has. */
  readonly isTogether?: true;
  /** Rounds are counted before the game is over. */
  readonly round?: Mode;
  /** An option that is a switch, and what it is called in French. */
  readonly variant?: { readonly option: string; readonly label: string };
  readonly taps: Taps;
  readonly setUp: SetUp;
  /** Rules of ours that no player meets. */
  readonly unspoken?: readonly string[];
  readonly rhythm: Rhythm;
}

/** How many taps moves take. */
export interface Taps extends Mode {
  /** As many moves are made. */
  readonly moves: number;
  /** What one tap does. */
  readonly draws?: readonly string[];
  /** What has to be among the moves, or else too little was counted. */
  readonly among: readonly string[];
}

/** The table before the first move. */
export interface SetUp extends Pick<Mode, 'options'> {
  /** What lies before each of the others. */
  readonly theirs: string;
  /** What differs from deal to deal. */
  readonly byChance?: readonly string[];
}

/** A game at the usual speed. */
export interface Rhythm {
  /** Five at a table, where there is room for as many. */
  readonly seats: number;
  /** Seconds that one waits at most. */
  readonly longest: number;
  /** Whether it is still the turn of whoever sits first. */
  readonly goesOn?: (told: Seen['view']['public']) => boolean;
  /** What is told when a round is counted. */
  readonly rounds?: readonly string[];
}

export interface Tried extends Trial {
  readonly game: string;
}

/** A module that lies with the board of a game. */
export function boardPart(game: string, file: string): Promise<unknown> {
  const path = `src/houle/games/${game.replaceAll('-', '_')}/board/${file}`;
  return import(pathToFileURL(path).href);
}

async function trialOf(game: string): Promise<Tried> {
  const found = (await boardPart(game, 'e2e/trial.ts')) as { default: Trial };
  return { game, ...found.default };
}

export const TRIALS: readonly Tried[] = await Promise.all(REGISTERED.map(trialOf));

/** The first game that is like that, to show with it what holds for all of them. */
export function sample(fits: (trial: Tried) => unknown = () => true): Tried {
  const found = TRIALS.find(fits);
  if (!found) throw new Error('no game is like that');
  return found;
}

/** Games in which one after the other plays a card, until all are played. */
export const ONE_BY_ONE = TRIALS.filter(({ isOneCard, isTogether }) => isOneCard && !isTogether);

/** Every game with the most players and the largest hand. */
export const FULLEST: readonly Setting[] = TRIALS.map(({ game, fullest }) => ({
  game,
  ...fullest,
}));

/** Best where nobody is out before the last card. */
const [oneCard = sample(({ isOneCard }) => isOneCard)] = ONE_BY_ONE;
/** Whoever is to move plays a card. */
export const ONE_CARD: Setting = { game: oneCard.game, ...oneCard.short };

const forTwo = ({ isTogether, modes }: Tried): Mode | undefined =>
  isTogether ? undefined : modes.find(({ seats }) => seats === 2);
const inTurn = sample(forTwo);
/** Two players who move one after the other. */
export const IN_TURN: Setting = { game: inTurn.game, seats: 2, ...forTwo(inTurn) };
