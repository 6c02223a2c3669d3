import { defineConfig } from 'vitest/config';

/** Projects that run together must agree on `maxWorkers`; faults and journeys have the machine to themselves, in that order. */
const shared = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2, setupFiles: ['tests/support/same-luck.ts'] };
/** In a real browser; a worker keeps its browser from file to file. */
const journeys = { ...shared, testTimeout: 180_000, globalSetup: ['e2e/support/setup.ts'], sequence: { groupOrder: 2 }, isolate: false, expect: { poll: { timeout: 45_000 } } };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', isolate: false, include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], exclude: ['src/**/*.server.test.ts', 'src/**/*.deep.test.ts', 'tests/faults/**'] } },
      // Pure as well, but many seconds each: not for `npm run check`.
      { test: { ...shared, name: 'deep', include: ['src/**/*.deep.test.ts'] } },
      { test: { ...shared, name: 'rules', include: ['src/**/*.server.test.ts'], globalSetup: ['tests/support/database-setup.ts'], isolate: false } },
      { test: { ...shared, testTimeout: 240_000, name: 'faults', include: ['tests/faults/**/*.test.ts'], maxWorkers: 1, sequence: { groupOrder: 1 } } },
      { test: { ...journeys, name: 'browser', include: ['e2e/**/*.test.ts'], exclude: ['e2e/matrix/**'] } },
      { test: { ...journeys, name: 'matrix', include: ['e2e/matrix/*.test.ts'] } },
    ],
  },
});
