import { defineConfig } from '@playwright/test';
import { CHROMIUM, CLUSTER, HOME, PYTHON } from './client/e2e/places';

const launchOptions = {
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** What is not run unless somebody asks for it. */
const ON_DEMAND = {
  PACKAGE: '**/package.spec.ts',
  PICTURES: '**/pictures.spec.ts',
  RHYTHM: '**/rhythm.spec.ts',
  SPEED: '**/speed.spec.ts',
};

/** A server that runs as long as the tests do, by what answers once it is there. */
const served = (kind: string, nodes: readonly string[]) => ({
  command: `${PYTHON} -m tests.web.for_browsers ${kind} ${nodes.map((node) => new URL(node).port).join(' ')}`,
  url: `${nodes.at(-1)}/healthz`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});
const home = served('home', [HOME]);
const cluster = served('cluster', CLUSTER);

/** Whoever only watches one game at a time needs no cluster; a package is tried on servers of its
 *  own. */
function servers(): (typeof home)[] {
  if (process.env['PACKAGE'] !== undefined) return [];
  return process.env['RHYTHM'] === undefined ? [home, cluster] : [home];
}

export default defineConfig({
  testIgnore: Object.entries(ON_DEMAND)
    .filter(([asked]) => process.env[asked] === undefined)
    .map(([, spec]) => spec),
  outputDir: 'build/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // At the end of a log stands what failed, and little else.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'house', testDir: 'client/e2e', testMatch: '**/*.spec.ts' },
    { name: 'games', testDir: 'src/houle/games', testMatch: '*/board/e2e/*.spec.ts' },
  ],
  use: { launchOptions, locale: 'fr-FR', baseURL: HOME },
  webServer: servers(),
});
