import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * One more than there are cores: much of a test is waiting, for a database, a killed process, a page. Projects that
 * run together must agree on it.
 */
const maxWorkers = Math.min(availableParallelism() + 1, 6);
/** Workers are kept from file to file: what is read once serves all. */
const shared = {
  environment: 'node',
  // Only for what hangs: the longest take half a minute on a quiet machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  maxWorkers,
  isolate: false,
  // What is young is copied less often: in tests of the interface a quarter of the computing was that (decision 0123).
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/support/fixed-seed.ts', 'tests/support/count-assertions.ts'],
};
/**
 * In a real browser; a worker keeps its browser too. What fails is tried once more, and the run's last lines name it
 * (scripts/lib/suites.mjs).
 */
const journeys = {
  ...shared,
  retry: 1,
  globalSetup: ['e2e/support/setup.ts'],
  sequence: { groupOrder: 1 },
  expect: { poll: { timeout: 45_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.{server,deep,dom}.test.{ts,tsx}', 'tests/{faults,machines}/**'],
        },
      },
      // Pieces of the interface in a page without a browser: what is said, and what a press does.
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          // A link nobody answered would take the page from every test after it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          include: ['src/**/*.dom.test.tsx'],
          setupFiles: [...shared.setupFiles, 'tests/support/dom/report-sizes.ts', 'tests/support/dom/fresh-browser.ts'],
          expect: { poll: { timeout: 45_000 } },
        },
      },
      // Pure as well, but many seconds each: not for `npm run check`.
      { test: { ...shared, name: 'deep', include: ['src/**/*.deep.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['src/**/*.server.test.ts'],
          globalSetup: ['tests/support/database-setup.ts', 'tests/support/threads-setup.ts'],
        },
      },
      // Whole processes that end and begin again, each file in folders of its own, one by one. They mostly wait.
      {
        test: {
          ...shared,
          name: 'faults',
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/setup.ts'],
        },
      },
      // Programs of others around ours (nginx): only in `npm run test:all`, where they are installed.
      {
        test: {
          ...shared,
          name: 'machines',
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          include: ['tests/machines/**/*.test.ts'],
          globalSetup: ['tests/faults/setup.ts'],
        },
      },
      { test: { ...journeys, name: 'browser', include: ['e2e/**/*.test.ts'], exclude: ['e2e/matrix/**'] } },
      { test: { ...journeys, name: 'matrix', include: ['e2e/matrix/*.test.ts'] } },
    ],
  },
});
