/** What a player has chosen about this client; kept on this device. */
const KEY = 'houle.settings';

export type Confirm = 'auto' | 'always' | 'never';
export type Hand = 'right' | 'left';
export type Theme = 'system' | 'light' | 'dark';

export interface Choices {
  /** How fast cards fly: ½, 1, 2, or 0 for not at all. */
  speed: 0.5 | 1 | 2 | 0;
  /** Whether a card must be touched twice. */
  confirm: Confirm;
  /** From 0 to 1. */
  volume: number;
  hand: Hand;
  theme: Theme;
  /** 1 as designed. */
  textSize: 1 | 1.15 | 1.3;
  notify: boolean;
  hints: boolean;
  /** What others say is not shown. */
  mute: boolean;
  /** How long words and full tricks stay, 1 as designed. Nobody is offered anything else; tests
   *  that play whole games without looking take 0. */
  reading: number;
}

const USUAL: Choices = {
  speed: 1,
  confirm: 'auto',
  volume: 0.5,
  hand: 'right',
  theme: 'system',
  textSize: 1,
  notify: false,
  hints: true,
  mute: false,
  reading: 1,
};

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...USUAL, ...kept() });

/** Change something, and remember it. */
export function choose(changed: Partial<Choices>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice holds for this visit.
  }
}

/** How fast cards fly; Infinity is at once. */
export function speed(): number {
  return settings.speed === 0 ? Infinity : settings.speed;
}
