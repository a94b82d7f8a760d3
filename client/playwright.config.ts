import { defineConfig } from '@playwright/test';
import { CHROMIUM, CLUSTER, HOME, PYTHON } from './e2e/places';

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
const ON_DEMAND = { PICTURES: '**/pictures.spec.ts', SPEED: '**/speed.spec.ts' };

export default defineConfig({
  testDir: 'e2e',
  testIgnore: Object.entries(ON_DEMAND)
    .filter(([asked]) => process.env[asked] === undefined)
    .map(([, spec]) => spec),
  outputDir: '../build/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // At the end of a log stands what failed, and little else.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { launchOptions, locale: 'fr-FR', baseURL: HOME },
  webServer: [
    {
      command: `${PYTHON} -m tests.web.for_browsers home ${new URL(HOME).port}`,
      cwd: '..',
      url: `${HOME}/healthz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `${PYTHON} -m tests.web.for_browsers cluster ${CLUSTER.map((node) => new URL(node).port).join(' ')}`,
      cwd: '..',
      url: `${CLUSTER[1]}/healthz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
