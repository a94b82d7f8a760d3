/** The line between a browser and a server, which a test can cut. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  readonly #sockets = new Set<Socket>();
  #dead = false;

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async to(url: string): Promise<Line> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a line without a port');
    const line = new Line(`http://127.0.0.1:${address.port}`, server);
    server.on('connection', (near) => {
      line.#join(near, Number(new URL(url).port));
    });
    return line;
  }

  /** Whatever goes over it breaks off, and nothing gets through. */
  cut(): void {
    this.#dead = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#dead = false;
  }

  end(): void {
    this.cut();
    this.server.close();
  }

  #join(near: Socket, port: number): void {
    if (this.#dead) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
