/** Commands to a browser over WebDriver BiDi. */
interface Reply {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#hear(JSON.parse(String(data)) as Reply);
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser hung up'));
    });
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`nobody answers at ${url}`)));
    });
    return new Bidi(socket);
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await promise) as Result;
  }

  #hear({ type, id, result, error, message }: Reply): void {
    const waiting = id == null ? undefined : this.#waiting.get(id);
    if (!waiting || id == null) return;
    this.#waiting.delete(id);
    if (type === 'success') waiting.resolve(result);
    else waiting.reject(new Error(`${error ?? type}: ${message ?? ''}`));
  }
}
