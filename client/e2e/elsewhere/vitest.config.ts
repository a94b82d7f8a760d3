/** The visit in other browsers; its steps build on one another. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      `client/e2e/elsewhere/${process.env['PACKAGE'] === undefined ? 'smoke' : 'package'}.ts`,
    ],
    environment: 'node',
    reporters: ['verbose'],
    bail: 1,
    sequence: { concurrent: false },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
