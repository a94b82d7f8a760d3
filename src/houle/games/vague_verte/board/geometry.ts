/** Where the streets, their squares and the places to touch go, for the room that there is. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How the streets lie: upwards to a beach at the top, or to the right. */
export interface Plan {
  readonly upright: boolean;
  /** From one square to the next. */
  readonly along: number;
  /** From one street to the next. */
  readonly across: number;
  /** How wide a card is on its square; what is higher than the square is cut off below. */
  readonly card: number;
  /** The strip beside the rows that bears their numbers and the signals. */
  readonly axis: number;
  /** The houses at the beginning of the streets, with the names of those who live there. */
  readonly house: number;
  readonly beach: number;
}

const RATIO = 1.4;
/** A card is readable at this width; where squares are lower it is cut, not shrunk. */
const READABLE = 52;
const LARGEST = 112;
/** So much of a card is worth seeing: its corner, and most of what is drawn on it. */
const WORTH = 0.82;
/** Round a card on its square. */
const PAD = 4;
/** The least that a finger hits. */
export const FINGER = 44;

/** The better of both ways to lay the streets out: the one that shows more of each card. */
export function plan(room: Room, seats: number, length: number): Plan {
  const both = [upright(room, seats, length), lying(room, seats, length)] as const;
  return seen(both[1]) > seen(both[0]) ? both[1] : both[0];
}

function seen({ upright, along, across, card }: Plan): number {
  return card * Math.min(card * RATIO, upright ? along : across);
}

function cardFor(width: number, height: number): number {
  const whole = (height - PAD) / RATIO / WORTH;
  return Math.floor(Math.max(20, Math.min(width - PAD, LARGEST, Math.max(READABLE, whole))));
}

function upright({ width, height }: Room, seats: number, length: number): Plan {
  const small = height < 400;
  const [house, beach] = small ? [24, 16] : [40, 36];
  const axis = small ? 34 : 52;
  const along = Math.min((height - house - beach) / length, LARGEST * RATIO + PAD);
  const most = (width - axis) / seats;
  const card = cardFor(most, along);
  return {
    upright: true,
    along,
    across: Math.min(most, card * 1.5 + 24),
    card,
    axis,
    house,
    beach,
  };
}

function lying({ width, height }: Room, seats: number, length: number): Plan {
  const small = height < 240;
  const axis = small ? 22 : 44;
  const [house, beach] = small ? [92, 34] : [112, 56];
  const across = Math.min((height - axis) / seats, LARGEST * RATIO + PAD);
  const most = (width - house - beach) / length;
  const card = cardFor(most, across);
  return { upright: false, along: Math.min(most, card + 36), across, card, axis, house, beach };
}

/** Where something lies on the board. */
export interface Box extends Room {
  readonly x: number;
  readonly y: number;
}

/** The whole board of streets. */
export function land({ upright, along, across, axis, house, beach }: Plan, size: Size): Room {
  const [way, breadth] = [house + along * size.length + beach, axis + across * size.seats];
  return upright ? { width: breadth, height: way } : { width: way, height: breadth };
}

/** How many streets there are, and of how many squares. */
export interface Size {
  readonly seats: number;
  readonly length: number;
}

/** A part of the board: so far from the houses on, and so far across, counted from the axis. */
function part(
  plan: Plan,
  size: Size,
  way: readonly [number, number],
  over: readonly [number, number],
): Box {
  const whole = land(plan, size);
  const [from, to] = way;
  const [left, right] = over;
  return plan.upright
    ? { x: left, y: whole.height - to, width: right - left, height: to - from }
    : { x: from, y: left, width: to - from, height: right - left };
}

/** Where squares begin and end on the way. */
const rows = ({ along, house }: Plan, first: number, last: number): [number, number] => [
  house + (first - 1) * along,
  house + last * along,
];
const lane = ({ axis, across }: Plan, street: number): [number, number] => [
  axis + street * across,
  axis + (street + 1) * across,
];

export const squareAt = (plan: Plan, size: Size, street: number, row: number): Box =>
  part(plan, size, rows(plan, row, row), lane(plan, street));

export const streetAt = (plan: Plan, size: Size, street: number): Box =>
  part(plan, size, rows(plan, 1, size.length), lane(plan, street));

export const houseAt = (plan: Plan, size: Size, street: number): Box =>
  part(plan, size, [0, plan.house], lane(plan, street));

export const axisAt = (plan: Plan, size: Size, row: number): Box =>
  part(plan, size, rows(plan, row, row), [0, plan.axis]);

export function beachAt(plan: Plan, size: Size): Box {
  const [, end] = rows(plan, 1, size.length);
  return part(
    plan,
    size,
    [end, end + plan.beach],
    [plan.axis, plan.axis + plan.across * size.seats],
  );
}

/** Where a finger chooses a row: all across, or beside its neighbour where rows are low. */
export function rowTarget(plan: Plan, size: Size, row: number): Box {
  const { from, size: depth, lane, lanes } = touchable(row - 1, plan.along);
  const breadth = (plan.across * size.seats) / lanes;
  const left = plan.axis + lane * breadth;
  return part(plan, size, [plan.house + from, plan.house + from + depth], [left, left + breadth]);
}

/** Where a finger chooses a street: all of it, or half beside its neighbour where it is narrow. */
export function streetTarget(plan: Plan, size: Size, street: number): Box {
  const { from, size: depth, lane, lanes } = touchable(street, plan.across);
  const stretch = (plan.along * size.length) / lanes;
  const start = plan.house + lane * stretch;
  const end = Math.min(plan.axis + from + depth, plan.axis + plan.across * size.seats);
  return part(plan, size, [start, start + stretch], [plan.axis + from, end]);
}

/** A stretch in pixels, and the lane of it in which something lies. */
export interface Stretch {
  readonly from: number;
  readonly size: number;
  readonly lane: number;
  readonly lanes: number;
}

/** A place to touch for one of several things that lie side by side. Where each is too narrow for
 *  a finger, neighbours share their stretch, in lanes beside each other. */
export function touchable(index: number, step: number): Stretch {
  const lanes = Math.max(1, Math.ceil(FINGER / step));
  const size = lanes * step;
  return { from: Math.floor(index / lanes) * size, size, lane: index % lanes, lanes };
}
