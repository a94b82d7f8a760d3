/** How large everything is: the water of the trick above or beside a place for each player. */
export interface BoardLayout {
  /** The water lies beside the places, not above them. */
  readonly flat: boolean;
  readonly rows: number;
  readonly perRow: number;
  /** How wide each place is, and the cards: of the trick's water, weather, and a player's water. */
  readonly place: number;
  readonly level: number;
  readonly weather: number;
  readonly water: number;
}

const RATIO = 1.4;
/** The line below each place: who, how deep, how many lifebelts. */
const PLATE = 48;
const GAP = 10;
const PADDING = 8;
/** The water of the trick is so much larger than the weather. */
const LARGER = 1.3;
/** And at most so much, where there is room to spare. */
const LARGEST_SHARE = 1.95;
/** A player's water is smaller than the weather, and partly below it. */
const SMALLER = 0.72;
export const BESIDE = 1.5;
/** The water to come is smaller than the water of the trick. */
export const PILE = 0.62;
const TOOLS = 44;
const LARGEST = 130;
const SMALLEST = 30;
const FLAT = 250;

export function layout(seats: number, width: number, height: number): BoardLayout {
  return height < FLAT && width > height * 2.2
    ? beside(seats, width, height)
    : [1, 2].map((rows) => above(seats, rows, width, height)).reduce(larger);
}

const larger = (a: BoardLayout, b: BoardLayout): BoardLayout => (b.weather > a.weather ? b : a);

function above(seats: number, rows: number, width: number, height: number): BoardLayout {
  const perRow = Math.ceil(seats / rows);
  const place = (width - 2 * PADDING) / perRow;
  const free = height - 2 * PADDING - rows * (PLATE + GAP);
  const weather = clamp(Math.min(fitting(place), free / RATIO / (LARGER + rows)));
  const left = (free - rows * weather * RATIO) / RATIO;
  const wish = Math.min(left, weather * LARGEST_SHARE);
  const level = clamp(Math.min(wish, besideTools(width, wish)), LARGEST * LARGER);
  return sized({ flat: false, rows, perRow, place, level, weather });
}

/** The widest water that leaves room for the pile on one side and the tools on the other. */
function besideTools(width: number, wish: number): number {
  const stacked = (width - 2 * TOOLS) / (2 + 2 * PILE);
  return stacksTools(Math.min(wish, stacked)) ? stacked : (width - 5 * TOOLS) / 2;
}

/** Whether two tools above each other are no higher than the water they lie beside. */
export const stacksTools = (level: number): boolean => level * RATIO >= 2 * TOOLS + 8;

function beside(seats: number, width: number, height: number): BoardLayout {
  const free = height - 2 * PADDING;
  const level = clamp(Math.min(free / RATIO, width / 9), LARGEST * LARGER);
  const place = (width - 2 * PADDING - level * (2 + PILE) - TOOLS - 4 * GAP) / seats;
  const weather = clamp(Math.min(fitting(place), (free - PLATE) / RATIO));
  return sized({ flat: true, rows: 1, perRow: seats, place, level, weather });
}

/** The widest weather card in a place, with the player's water beside it. */
const fitting = (place: number): number => (place - 6) / BESIDE;

const clamp = (wish: number, most = LARGEST): number =>
  Math.floor(Math.max(SMALLEST, Math.min(most, wish)));

function sized(found: Omit<BoardLayout, 'water'>): BoardLayout {
  const place = Math.floor(Math.min(found.place, found.weather * BESIDE + 30));
  return { ...found, place, water: Math.round(found.weather * SMALLER) };
}
