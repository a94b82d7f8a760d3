/** What a page that is watched writes down: every line of words, when it came and when it went, and
 *  when it was for me to move. Runs in the page, so it brings nothing along. */
export interface Line {
  /** What it stands in, and which of those. */
  readonly kind: string;
  readonly place: number;
  readonly text: string;
  /** Milliseconds; a line that is still there has not gone. */
  readonly came: number;
  went: number | null;
  /** It went because of my own tap or move, as is meant. */
  tapped: boolean;
}

/** What there is to do on the screen. */
export interface Moment {
  readonly what: 'move' | 'go-on' | 'over' | 'late';
  /** Since when the prompt has said that I may move, and since when all before it has been seen. */
  readonly mayMove: number;
  readonly allSeen: number;
  /** Others came between this turn and the last. */
  readonly waited: boolean;
}

export interface Watcher {
  /** Everything that was seen since it was asked last; what is still there comes again later. */
  lines(): Line[];
  /** How many ends of rounds were seen. */
  rounds(): number;
  /** My move stands in the log at this place. */
  moved(seq: number): void;
  /** What is on the screen now is put away by hand. */
  tap(): void;
  /** The next thing for me to do. */
  next(patience: number): Promise<Moment>;
}

export function watch(): void {
  const seen: Line[] = [];
  const here = new Map<Element, Map<string, Line>>();
  const places = new WeakMap<Element, number>();
  const scenes = new WeakSet<Element>();
  let [known, rounds, moved, gone] = [0, 0, 0, false];
  let [mayMove, allSeen] = [0, 0];
  let waiter: (() => void) | null = null;
  /** Nobody moves sooner than this after all has come to rest. */
  const REACTION = 300;

  const kindOf = (root: HTMLElement): string => root.dataset['words'] ?? '';
  const placeOf = (root: Element): number => {
    const place = places.get(root) ?? ++known;
    places.set(root, place);
    return place;
  };

  /** What can be read in an element: no buttons, no drawings, nothing for other ears. */
  function linesIn(root: Element): Set<string> {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      // What is added to a die, or how many there are, is a sign and no word.
      if (!parent || !/[\p{L}\p{N}]/u.test(text) || /^[+×]\d+$/.test(text)) continue;
      const aside = parent.closest('button, svg, .sr, [aria-hidden="true"]');
      if (aside && aside !== root && root.contains(aside)) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) found.add(text);
    }
    return found;
  }

  function look(): void {
    const now = Date.now();
    const roots = new Set(document.querySelectorAll<HTMLElement>('[data-words]'));
    for (const [root, lines] of here) {
      const texts = roots.has(root as HTMLElement) ? linesIn(root) : new Set<string>();
      for (const [text, line] of lines) {
        if (texts.has(text)) continue;
        line.went = now;
        lines.delete(text);
      }
      if (!lines.size) here.delete(root);
    }
    for (const root of roots) {
      const lines = here.get(root) ?? new Map<string, Line>();
      for (const text of linesIn(root)) {
        if (lines.has(text)) continue;
        const line: Line = {
          kind: kindOf(root),
          place: placeOf(root),
          text,
          came: now,
          went: null,
          tapped: false,
        };
        lines.set(text, line);
        seen.push(line);
      }
      if (lines.size) here.set(root, lines);
    }
    const scene = document.querySelector('[data-interlude]');
    if (scene && !scenes.has(scene)) {
      scenes.add(scene);
      rounds += 1;
    }
    const screen = document.querySelector<HTMLElement>('[data-table]');
    const latest = Number(screen?.dataset['latest'] ?? 0);
    if (latest < moved) return;
    if (!document.querySelector('[data-my-turn]')) [gone, mayMove, allSeen] = [true, 0, 0];
    else {
      mayMove ||= now;
      allSeen = Number(screen?.dataset['rested'] ?? 0) < latest ? 0 : allSeen || now;
    }
    waiter?.();
  }

  function todo(): Moment['what'] | null {
    if (document.querySelector('[data-result]')) return 'over';
    if (document.querySelector('[data-go-on]')) return 'go-on';
    if (!allSeen) return null;
    const left = allSeen + REACTION - Date.now();
    if (left > 0) setTimeout(look, left);
    return left > 0 ? null : 'move';
  }

  const watcher: Watcher = {
    lines: () => seen.splice(0).filter((line) => line.went !== null || (seen.push(line), false)),
    rounds: () => rounds,
    moved(seq) {
      [moved, gone, mayMove, allSeen] = [seq, false, 0, 0];
      look();
    },
    tap() {
      for (const [root, lines] of here)
        if (root.matches('[data-since], [data-interlude]'))
          for (const line of lines.values()) line.tapped = true;
    },
    next: (patience) =>
      new Promise((done) => {
        const end = (what: Moment['what']): void => {
          clearTimeout(timer);
          waiter = null;
          done({ what, mayMove, allSeen, waited: gone });
        };
        const timer = setTimeout(() => {
          end('late');
        }, patience);
        waiter = () => {
          const what = todo();
          if (what) end(what);
        };
        waiter();
      }),
  };
  Object.assign(window, { watcher });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      'data-words',
      'data-my-turn',
      'data-latest',
      'data-rested',
      'class',
      'hidden',
      'open',
    ],
  });
}
