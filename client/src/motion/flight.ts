/** Cards that fly: the real card is at its place at once, an inert copy travels above it.
 *  Knows nothing of games. Every visible card carries `data-card` (its key) and `data-up`. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly up: boolean;
  readonly front: Element | null;
}

export interface FlightPlan {
  /** 1 as designed, 2 twice as fast, Infinity not at all. */
  readonly speed: number;
  /** Milliseconds between the starts of two cards. */
  readonly gap: number;
  /** Called when a card lands. */
  readonly landed?: (key: string) => void;
}

const SHORT = 200;
const BASE = 260;
const PER_PIXEL = 0.45;
const LONGEST = 620;
const EASE = 'cubic-bezier(.3,.05,.2,1)';
const running = new Set<() => void>();

/** Whether anything should move at all. */
export function still(speed: number): boolean {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return calm || document.hidden || speed === Infinity;
}

/** Where every card on the screen is. */
export function spots(root: ParentNode = document): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!width || !element.dataset['card']) continue;
    found.set(element.dataset['card'], {
      x: x + width / 2,
      y: y + height / 2,
      width: element.offsetWidth,
      height: element.offsetHeight,
      turn: rotation(element),
      up: element.dataset['up'] === '1',
      front: element.querySelector('[data-side="front"]')?.firstElementChild ?? null,
    });
  }
  return found;
}

/** Ends every flight: the cards are where they belong. */
export function land(): void {
  for (const end of [...running]) end();
}

/** Lets every card that has moved since `before` fly to where it is now. */
export async function fly(before: ReadonlyMap<string, Spot>, plan: FlightPlan): Promise<void> {
  if (still(plan.speed)) return;
  const flights: Promise<void>[] = [];
  let started = 0;
  for (const [key, to] of spots()) {
    const from = before.get(key);
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
    if (!from || !card) continue;
    const way = Math.hypot(from.x - to.x, from.y - to.y);
    const turned = from.up !== to.up;
    if (way < 1 && Math.abs(from.turn - to.turn) < 0.5 && !turned) continue;
    const far = turned || way > to.height * 0.9;
    const time = (far ? Math.min(LONGEST, BASE + way * PER_PIXEL) : SHORT) / plan.speed;
    const delay = far ? (started++ * plan.gap) / plan.speed : 0;
    flights.push(one(card, from, to, { time, delay, far, turned }).then(() => plan.landed?.(key)));
  }
  await Promise.all(flights);
}

interface Leg {
  readonly time: number;
  readonly delay: number;
  readonly far: boolean;
  readonly turned: boolean;
}

async function one(card: HTMLElement, from: Spot, to: Spot, leg: Leg): Promise<void> {
  const copy = inert(card, to);
  if (leg.turned) showBothSides(copy, from);
  document.body.append(copy);
  const before = card.style.opacity;
  card.style.opacity = '0';
  const lift = leg.far ? Math.min(36, to.height * 0.25) : 0;
  const at = (x: number, y: number, turn: number, scale: number): string =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const left = (x: number): number => x - to.width / 2;
  const top = (y: number): number => y - to.height / 2;
  const timing: KeyframeAnimationOptions = {
    duration: leg.time,
    delay: leg.delay,
    easing: EASE,
    fill: 'both',
  };
  const travel = copy.animate(
    [
      { transform: at(left(from.x), top(from.y), from.turn, from.width / to.width) },
      {
        offset: 0.5,
        transform: at(
          left((from.x + to.x) / 2),
          top((from.y + to.y) / 2) - lift,
          (from.turn + to.turn) / 2,
          (1 + from.width / to.width) / 2 + (leg.far ? 0.05 : 0),
        ),
      },
      { transform: at(left(to.x), top(to.y), to.turn, 1) },
    ],
    timing,
  );
  const flip = copy.querySelector('[data-flip]');
  if (leg.turned && flip) {
    const [start, end] = to.up ? [180, 0] : [0, 180];
    flip.animate(
      [{ transform: `rotateY(${start}deg)` }, { transform: `rotateY(${end}deg)` }],
      timing,
    );
  }
  await new Promise<void>((done) => {
    const end = (): void => {
      running.delete(end);
      copy.remove();
      card.style.opacity = before;
      done();
    };
    running.add(end);
    travel.onfinish = end;
    travel.oncancel = end;
  });
}

/** A copy that can be seen and nothing else. */
function inert(card: HTMLElement, to: Spot): HTMLElement {
  const copy = document.createElement('div');
  copy.className = 'flying';
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${to.width}px`;
  copy.style.height = `${to.height}px`;
  const face = card.querySelector('[data-flip]')?.cloneNode(true) as HTMLElement | undefined;
  if (face) copy.append(face);
  copy.dataset['up'] = card.dataset['up'] ?? '0';
  return copy;
}

function showBothSides(copy: HTMLElement, from: Spot): void {
  copy.classList.add('turning');
  const front = copy.querySelector('[data-side="front"]');
  // A card that turns face down has lost its front here; the old one turns away instead.
  if (from.up && from.front) front?.replaceChildren(from.front.cloneNode(true));
}

function rotation(element: HTMLElement): number {
  let angle = 0;
  // Cards are turned by inline styles alone, and reading those costs next to nothing.
  for (
    let e: HTMLElement | null = element;
    e && e.dataset['table'] === undefined;
    e = e.parentElement
  )
    angle += parseFloat(e.style.rotate) || 0;
  return angle;
}
