import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], exclude: ['src/**/*.server.test.ts', 'tests/faults/**'] } },
      { test: { ...shared, name: 'rules', include: ['src/**/*.server.test.ts'], globalSetup: ['tests/support/database-setup.ts'], maxWorkers: 2 } },
      { test: { ...shared, testTimeout: 240_000, name: 'faults', include: ['tests/faults/**/*.test.ts'], fileParallelism: false } },
      { test: { ...shared, name: 'browser', include: ['e2e/**/*.test.ts'], globalSetup: ['e2e/support/setup.ts'], maxWorkers: 2, isolate: false } },
    ],
  },
});
