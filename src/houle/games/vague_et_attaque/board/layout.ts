/** Where everything goes on the board of VAGUE & ATTAQUE, for the room that there is. */

export interface Room {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Room {
  readonly x: number;
  readonly y: number;
}

/** The parts of the board. */
export interface Regions {
  /** Which phase it is. */
  readonly strip: Box;
  /** The zones of the others, from my left on. */
  readonly others: readonly Box[];
  /** What is drawn from. */
  readonly middle: Box;
  readonly mine: Box;
  /** The ship, where it lies in the middle: with one other player, or alone. */
  readonly ship: Box | null;
  /** Where cards are read and duels are fought: a column of its own, or over the others. */
  readonly stage: Box;
  /** Whether the stage covers something. */
  readonly over: boolean;
  /** How wide a card of a pile is. */
  readonly pile: number;
  /** Whether the zones of others bear their names; on phones they hang below the chips. */
  readonly named: boolean;
}

/** The least that a finger hits. */
export const FINGER = 44;
const RATIO = 1.4;
const GAP = 6;
/** What stands below a pile. */
export const PILE_NAME = 18;
/** The piles, and the encounter that was read last. */
export const PILES = 4;
export const PILE_GAP = 12;

const clamp = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export function regions(room: Room, others: number): Regions {
  if (room.width >= 860 && room.height >= 340) return wide(room, others);
  return room.height < 300 && room.width > 520 ? flat(room, others) : tall(room, others);
}

const pilesWide = (pile: number): number => PILES * pile + (PILES - 1) * PILE_GAP + 8;
const pilesHigh = (pile: number): number => pile * RATIO + PILE_NAME + 6;

/** The box that goes round others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** So many boxes beside each other, and below each other, in a box. */
function grid({ x, y, width, height }: Box, count: number, columns: number): readonly Box[] {
  const rows = Math.ceil(count / columns);
  const [across, down] = [
    (width - GAP * (columns - 1)) / columns,
    (height - GAP * (rows - 1)) / rows,
  ];
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (across + GAP),
    y: y + Math.floor(i / columns) * (down + GAP),
    width: across,
    height: down,
  }));
}

/** The piles, and below them the ship if there is one other player. */
function split(box: Box, pile: number, others: number): readonly [Box, Box | null] {
  if (others !== 1) return [box, null];
  const heaps = pilesHigh(pile);
  const below = { ...box, y: box.y + heaps + GAP, height: box.height - heaps - GAP };
  return [{ ...box, height: heaps }, below];
}

function tall({ width, height }: Room, others: number): Regions {
  const line = height < 400 ? 28 : 34;
  const pile = clamp(FINGER, Math.min((width - 40) / 6.4, (height * 0.2) / RATIO), 84);
  const heaps = pilesHigh(pile);
  const rest = height - line - heaps - 3 * GAP;
  const share = others === 0 ? 0.36 : 0.44;
  const theirs = rest * share;
  const inner = width - 2 * GAP;
  const top = line + GAP;
  const theirBox = { x: GAP, y: top, width: inner, height: theirs };
  const middle = { x: GAP, y: top + theirs + GAP, width: inner, height: heaps };
  const taken = pilesWide(pile) + GAP;
  const mine = {
    x: GAP,
    y: middle.y + heaps + GAP,
    width: inner,
    height: rest - theirs - 2,
  };
  return {
    strip: { x: GAP, y: 0, width: inner, height: line },
    others: grid(theirBox, others, others),
    middle: others === 1 ? { ...middle, width: taken - GAP } : middle,
    mine,
    ship: [theirBox, { ...middle, x: middle.x + taken, width: inner - taken }][others] ?? null,
    // A small screen has no room for a story beside anything else.
    stage: { x: GAP, y: line, width: inner, height: (height < 400 ? height : mine.y) - line - 4 },
    over: true,
    pile,
    named: false,
  };
}

/** A phone on its side: everything beside each other. */
function flat({ width, height }: Room, others: number): Regions {
  const line = 26;
  const high = height - line - GAP;
  const pile = clamp(FINGER, (high - PILE_NAME - 6) / RATIO / (others === 1 ? 2 : 1), 58);
  const heaps = pilesWide(pile);
  const theirs = (width - heaps - 4 * GAP) * 0.46;
  const mine = width - heaps - theirs - 4 * GAP;
  const columns = others < 3 ? others : 2;
  const at = { y: line + GAP / 2, height: high };
  const theirBox = { ...at, x: GAP, width: theirs };
  const [middle, below] = split({ ...at, x: theirs + 2 * GAP, width: heaps }, pile, others);
  return {
    strip: { x: GAP, y: 0, width: width - 2 * GAP, height: line },
    others: grid(theirBox, others, columns),
    middle,
    mine: { ...at, x: theirs + heaps + 3 * GAP, width: mine },
    ship: [theirBox, below][others] ?? null,
    stage: { ...at, x: GAP, width: theirs + heaps + GAP },
    over: true,
    pile,
    named: true,
  };
}

function wide({ width, height }: Room, others: number): Regions {
  const side = clamp(260, width * 0.27, 340);
  const edge = 14;
  const inner = width - side - 3 * edge;
  const line = 40;
  const rest = height - line - 3 * GAP;
  const theirs = rest * 0.47;
  const bottom = line + theirs + 2 * GAP;
  const low = rest - theirs;
  const pile = clamp(
    56,
    Math.min(
      (inner * 0.4) / PILES - PILE_GAP,
      (low - PILE_NAME - 16) / RATIO / (others === 1 ? 1.9 : 1),
    ),
    88,
  );
  const heaps = pilesWide(pile);
  const theirBox = { x: edge, y: line + GAP, width: inner, height: theirs };
  const [middle, below] = split({ x: edge, y: bottom, width: heaps, height: low }, pile, others);
  return {
    strip: { x: edge, y: 0, width: inner, height: line },
    others: grid(theirBox, others, others),
    middle,
    mine: { x: edge + heaps + edge, y: bottom, width: inner - heaps - edge, height: low },
    ship: [theirBox, below][others] ?? null,
    stage: { x: edge + inner + edge, y: GAP, width: side, height: height - 2 * GAP },
    over: false,
    pile,
    named: true,
  };
}

/** How the places of one zone lie in its box. */
export interface Fit {
  /** Souvenirs look out from behind their place; otherwise they are only marked. */
  readonly tucked: boolean;
  /** How high the marks below a place are; 0 where they lie on it. */
  readonly marks: number;
  /** How wide a card is. */
  readonly card: number;
  readonly columns: number;
  /** Whether a finger hits every single card. */
  readonly direct: boolean;
}

/** How much of a tucked card looks out, as a share of its width. */
export const PEEK = 0.46;
/** The marks of the souvenirs below a place. */
const MARKS = 16;
export const MOORING_GAP = 8;
/** Smaller than this nobody sees anything. */
const SMALLEST = 10;
/** So much of a card is enough for a finger. */
const STRIP = 30;

export const tuckedHigh = (card: number, room: number): number => card * (RATIO + room * PEEK);
export const shortHigh = (card: number, marks = MARKS): number => card * RATIO + marks;

export function fit(box: Room, count: number, most: number, room = 3): Fit {
  const tucked = largest(box, count, most, (card) => tuckedHigh(card, room));
  if (tucked.card >= 50)
    return { ...tucked, tucked: true, marks: 0, direct: tucked.card * PEEK >= STRIP };
  const short = largest(box, count, most, (card) => shortHigh(card));
  if (short.card >= 22) return { ...short, tucked: false, marks: MARKS, direct: false };
  const bare = largest(box, count, most, (card) => shortHigh(card, 0));
  return { ...bare, tucked: false, marks: 0, direct: false };
}

/** The largest cards with which so many moorings find room, in as few rows as that takes. */
function largest(
  { width, height }: Room,
  count: number,
  most: number,
  high: (card: number) => number,
): { card: number; columns: number } {
  let best = { card: 0, columns: 1 };
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * MOORING_GAP) / columns;
    const down = (height - (rows - 1) * MOORING_GAP) / rows;
    // How high a mooring is grows with its card, evenly from what it needs besides.
    const besides = high(0);
    const card = Math.min(most, across, (down - besides) / (high(1) - besides));
    if (card > best.card + 0.5) best = { card, columns };
  }
  return { card: Math.max(SMALLEST, Math.floor(best.card)), columns: best.columns };
}

/** How much of a zone's box its places leave free at the edge, and what its owner's name takes. */
export const HARBOUR_PAD = 6;
export const HARBOUR_HEAD = 26;

export interface HarbourFit extends Fit {
  /** How wide the artefact is; 0 where it is only seen from near. */
  readonly power: number;
}

/** How a zone fills its box: mine is nearest and largest, others may bear their names. */
export function harbourFit(box: Room, count: number, near: boolean, named: boolean): HarbourFit {
  const high = box.height - 2 * HARBOUR_PAD - (named ? HARBOUR_HEAD : 0);
  const power = near
    ? clamp(FINGER, Math.min((high - 22) / RATIO, box.width * 0.16), 84)
    : named && box.height > 150
      ? FINGER
      : 0;
  const width = box.width - 2 * HARBOUR_PAD - (power ? power + MOORING_GAP : 0);
  const room = { width, height: high };
  return { ...fit(room, Math.max(count, near ? 3 : 2), near ? 112 : 92), power };
}
