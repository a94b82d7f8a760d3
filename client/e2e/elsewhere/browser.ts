/** What every browser can be asked to do, whichever protocol it speaks. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Browser {
  /** What it calls itself, with its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The answer of a function that runs in the page and knows only what it is given. */
  run<Given extends readonly unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** A click of a real mouse. */
  press(point: Point): Promise<void>;
  /** A key, in the notation of WebDriver. */
  type(key: string): Promise<void>;
  /** As near to it as its window can come. */
  resize(viewport: Viewport): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const ESCAPE = '\uE00C';

/** Source that answers with JSON, for any protocol that can evaluate an expression. */
export function source(inPage: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${inPage.toString()})(...${JSON.stringify(given)})) ?? 'null')()`;
}

/** The input actions of WebDriver, which both protocols share. */
export function pressing({ x, y }: Point): object[] {
  const [across, down] = [Math.round(x), Math.round(y)];
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: across, y: down, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function typing(key: string): object[] {
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ],
    },
  ];
}
