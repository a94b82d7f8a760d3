/** What goes wrong in a page, kept over its reloads. */
import type { Browser } from './browser';

/** Runs in the page: notes errors, and whatever its content security policy has refused. */
export function watch(): void {
  if (!location.protocol.startsWith('http')) return;
  const note = (kind: string, what: unknown): void => {
    const noted = JSON.parse(sessionStorage.getItem('troubles') ?? '[]') as string[];
    noted.push(`${location.pathname}: ${kind}: ${String(what)}`);
    sessionStorage.setItem('troubles', JSON.stringify(noted));
  };
  addEventListener(
    'error',
    (event) => {
      const from = event.target;
      if (event instanceof ErrorEvent) note('error', event.message);
      else if (from instanceof Element) note('not loaded', from.outerHTML.slice(0, 200));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      note('refused', `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    },
  );
  const { error } = console;
  Object.assign(console, {
    error: (...said: unknown[]) => {
      note('console', said.map(String).join(' '));
      error.apply(console, said);
    },
  });
}

export function troubles(browser: Browser): Promise<string[]> {
  return browser.run(() => JSON.parse(sessionStorage.getItem('troubles') ?? '[]') as string[]);
}

/** Runs in the page: one trouble of each kind, to see that they are noticed. */
export async function provoke(): Promise<void> {
  const { error } = console;
  error('provoked');
  document.body.setAttribute('style', 'color: red');
  setTimeout(() => {
    throw new Error('provoked');
  });
  void Promise.reject(new Error('provoked'));
  document.body.append(Object.assign(new Image(), { src: '/provoked.png' }));
  await new Promise((done) => setTimeout(done, 500));
}
