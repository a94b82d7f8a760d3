/** WebKitGTK, over the WebDriver protocol of its driver. */
import { existsSync, globSync } from 'node:fs';
import { type Browser, type Point, pressing, source, typing, type Viewport } from './browser';
import { Child, freePort } from './child';
import { watch } from './troubles';

const DRIVER = process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver';
/** Larger than any viewport, with room for what frames it. */
const SCREEN = '1600x1300x24';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function binary(): string {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const chosen = process.env['WEBKIT'] ?? found;
  if (!chosen || !existsSync(chosen)) throw new Error('there is no browser with WebKitGTK');
  return chosen;
}

async function ask<Value>(url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

export class WebKit implements Browser {
  private constructor(
    readonly name: string,
    private readonly session: string,
    private readonly leave: () => Promise<void>,
  ) {}

  static async start(): Promise<WebKit> {
    const screen = new Child('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN]);
    const running = [screen];
    const leave = async (): Promise<void> => {
      for (const child of running.toReversed()) await child.end();
    };
    try {
      const display = await screen.saying(/^(\d+)\n/m);
      const port = await freePort();
      const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
      const driver = new Child(DRIVER, [`--port=${port}`], { env });
      running.push(driver);
      const url = `http://127.0.0.1:${port}`;
      await driver.until(() => ask(`${url}/status`).catch(() => null), 'a status');
      const options = { binary: binary(), args: ['--automation'] };
      const { sessionId, capabilities } = await ask<Session>(`${url}/session`, {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      const name = `WebKitGTK ${capabilities.browserVersion}`;
      return new WebKit(name, `${url}/session/${sessionId}`, leave);
    } catch (error) {
      await leave();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.#tell('url', { url });
    // This protocol cannot run anything before the page does.
    await this.run(watch);
  }

  async run<Given extends readonly unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    const script = `return ${source(inPage, given)}`;
    return JSON.parse(
      await this.#tell<string>('execute/sync', { script, args: [] }),
    ) as Awaited<Answer>;
  }

  async press(point: Point): Promise<void> {
    await this.#tell('actions', { actions: pressing(point) });
  }

  async type(key: string): Promise<void> {
    await this.#tell('actions', { actions: typing(key) });
  }

  async resize({ width, height }: Viewport): Promise<void> {
    await this.#tell('window/rect', { x: 0, y: 0, width, height });
    const frame = await this.run(() => ({
      across: outerWidth - innerWidth,
      down: outerHeight - innerHeight,
    }));
    await this.#tell('window/rect', { width: width + frame.across, height: height + frame.down });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await ask<string>(`${this.session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined);
    await this.leave();
  }

  #tell<Value>(command: string, body: object): Promise<Value> {
    return ask<Value>(`${this.session}/${command}`, body);
  }
}
