/** Firefox, over the WebDriver BiDi that it speaks itself. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bidi } from './bidi';
import { type Browser, type Point, pressing, source, typing, type Viewport } from './browser';
import { Child } from './child';
import { watch } from './troubles';

const BINARY = process.env['FIREFOX'] ?? 'firefox-esr';
const PREFERENCES = `
user_pref('intl.accept_languages', 'fr');
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.update.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
`;

interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

export class Firefox implements Browser {
  private constructor(
    readonly name: string,
    private readonly bidi: Bidi,
    private readonly context: string,
    private readonly leave: () => Promise<void>,
  ) {}

  static async start(): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    await writeFile(join(profile, 'user.js'), PREFERENCES);
    const given = ['--headless', '--no-remote', '--remote-debugging-port', '0'];
    const child = new Child(BINARY, [...given, '--profile', profile, 'about:blank']);
    const leave = async (): Promise<void> => {
      await child.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const address = await child.saying(/WebDriver BiDi listening on (ws:\S+)/);
      const bidi = await Bidi.connect(`${address}/session`);
      const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
      });
      await bidi.send('script.addPreloadScript', { functionDeclaration: watch.toString() });
      const name = `${capabilities.browserName} ${capabilities.browserVersion}`;
      return new Firefox(name, bidi, context, leave);
    } catch (error) {
      await leave();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.bidi.send('browsingContext.navigate', {
      context: this.context,
      url,
      wait: 'complete',
    });
  }

  async run<Given extends readonly unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    const evaluated = await this.bidi.send<Evaluated>('script.evaluate', {
      expression: source(inPage, given),
      target: { context: this.context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return JSON.parse(evaluated.result.value) as Awaited<Answer>;
  }

  async press(point: Point): Promise<void> {
    await this.#act(pressing(point));
  }

  async type(key: string): Promise<void> {
    await this.#act(typing(key));
  }

  async resize(viewport: Viewport): Promise<void> {
    await this.bidi.send('browsingContext.setViewport', { context: this.context, viewport });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.leave();
  }

  async #act(actions: object[]): Promise<void> {
    await this.bidi.send('input.performActions', { context: this.context, actions });
  }
}
