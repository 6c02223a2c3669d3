import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface SecondTry {
  test: string;
  error: string;
}
interface Report {
  passed: number;
  failed: number;
  failures: string[];
  secondTries: SecondTry[];
  assertions: number;
}
type Known = { test: string; reason: string }[];
interface Touched {
  deep: string[];
  rules: string[];
  faults: string[];
  browser: string[];
}

const root = join(import.meta.dirname, '..');
const library = join(root, 'scripts/lib');
const { readReport, judgeSecondTries } = (await import(`${library}/test-report.mjs`)) as {
  readReport(report: object, code: number, root: string): Report;
  judgeSecondTries(
    tries: SecondTry[],
    known: Known,
    strict: boolean,
  ): { excused: (SecondTry & { reason: string })[]; warned: SecondTry[]; refused: SecondTry[] };
};
const { inCi } = (await import(`${library}/test-report.mjs`)) as { inCi(env: { CI?: string }): boolean };
const { projectFiles, testsTouchedBy } = (await import(`${library}/changed.mjs`)) as {
  projectFiles(): string[];
  testsTouchedBy(
    changed: string[],
    files: string[],
    read?: (file: string) => string | null,
    areas?: Record<string, string[]>,
  ): Touched | null;
};

describe('what a report says', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: '/p/src/a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [], meta: { assertions: 4 } },
          {
            fullName: 'waits',
            status: 'passed',
            failureMessages: ['Error: too late\n    at x'],
            meta: { assertions: 2 },
          },
          { fullName: 'says nothing', status: 'passed', failureMessages: [], meta: {} },
        ],
      },
    ],
  };

  test('assertions are summed, and a test that passed with an error passed at the second try', () => {
    expect(readReport(report, 0, '/p')).toEqual({
      passed: 3,
      failed: 0,
      failures: [],
      secondTries: [{ test: 'src/a.test.ts: waits', error: 'Error: too late' }],
      assertions: 6,
    });
  });

  test('of a page that was waited for in vain it is said for what, and in which line', () => {
    const error = [
      'TimeoutError: locator.waitFor: Timeout 45000ms exceeded.',
      'Call log:',
      "  - waiting for locator('.pv') to be visible",
      '    at Timeout (/p/node_modules/x/y.js:1:1)',
      '    at titled (/p/e2e/support/dialogs.ts:10:40)',
      '    at /p/e2e/a.test.ts:3:4',
    ].join('\n');
    const [file] = report.testResults;
    const once = { fullName: 'opens', status: 'passed', failureMessages: [error], meta: {} };
    expect(
      readReport({ numPassedTests: 1, testResults: [{ ...file, assertionResults: [once] }] }, 0, '/p'),
    ).toMatchObject({
      secondTries: [
        {
          error:
            "TimeoutError: locator.waitFor: Timeout 45000ms exceeded. | waiting for locator('.pv') to be visible | e2e/support/dialogs.ts:10:40",
        },
      ],
    });
  });

  test('failures are named with the first line of their error, a file that could not be read too', () => {
    const failing = {
      numPassedTests: 0,
      testResults: [
        {
          name: '/p/src/b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ fullName: 'holds', status: 'failed', failureMessages: ['Error: no\n  at y'] }],
        },
        { name: '/p/src/c.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      ],
    };
    expect(readReport(failing, 1, '/p')).toMatchObject({
      failed: 2,
      failures: ['src/b.test.ts: holds\n    Error: no', 'src/c.test.ts: could not be run\n    Unexpected token'],
    });
  });

  test('vitest failing without naming a test is one failure', () => {
    expect(readReport(report, 1, '/p')).toMatchObject({ failed: 1, failures: [] });
  });
});

describe('a second try that passes', () => {
  const tries = [
    { test: 'e2e/a.test.ts: one', error: 'Error: a' },
    { test: 'e2e/a.test.ts: two', error: 'Error: b' },
  ];
  const known = [{ test: 'e2e/a.test.ts: two', reason: 'the stage starts late without a graphics card' }];

  test('is a failure in CI unless it is listed with a reason', () => {
    expect(judgeSecondTries(tries, known, true)).toEqual({
      excused: [{ ...tries[1], reason: known[0]!.reason }],
      warned: [],
      refused: [tries[0]],
    });
    expect(judgeSecondTries(tries, [{ test: 'e2e/a.test.ts: two', reason: ' ' }], true).refused).toEqual(tries);
  });

  test('is a warning elsewhere', () => {
    expect(judgeSecondTries(tries, known, false)).toMatchObject({ warned: [tries[0]], refused: [] });
  });

  test('CI is where CI is set to something', () => {
    expect([{ CI: 'true' }, { CI: '1' }, { CI: 'false' }, { CI: '' }, {}].map(inCi)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what a change touches', () => {
  const sources: Record<string, string> = {
    'src/lib/money.ts': '',
    'src/features/trade/orders/order.ts': "import { money } from '#lib/money.ts';",
    'src/features/trade/orders/orders.server.test.ts': "import { testApp } from '../../../../tests/support/app.ts';",
    'src/features/trade/ledger/book.ts': "import { order } from '../orders/order.ts';",
    'src/features/trade/ledger/book.server.test.ts': "import { testApp } from '../../../../tests/support/app.ts';",
    'src/features/people/plans/plans.server.test.ts': "import { testApp } from '../../../../tests/support/app.ts';",
    'src/models/library.deep.test.ts': "import { money } from '#lib/money.ts';",
    'src/server/application.ts': "import { order } from '#features/trade/orders/order.ts';",
    'src/server/access.server.test.ts': "import { testApp } from '../../tests/support/app.ts';",
    'src/ui/button.tsx': '',
    'tests/support/app.ts': "import { application } from '#server/application.ts';",
    'tests/faults/server.test.ts': '',
    'e2e/orders/order.test.ts': '',
    'e2e/dialogs/login.test.ts': '',
    'e2e/axe.test.ts': '',
  };
  const areas = {
    'e2e/axe.test.ts': ['src/'],
    'e2e/orders/': ['src/features/trade/'],
    'e2e/dialogs/': ['src/features/people/'],
  };
  const files = Object.keys(sources);
  const touchedBy = (...changed: string[]) => testsTouchedBy(changed, files, (file) => sources[file] ?? null, areas);

  test('the tests of the feature, of those that import it, of the server, and the journeys of its area', () => {
    expect(touchedBy('src/features/trade/orders/order.ts')).toEqual({
      deep: [],
      rules: [
        'src/features/trade/orders/orders.server.test.ts',
        'src/features/trade/ledger/book.server.test.ts',
        'src/server/access.server.test.ts',
      ],
      faults: ['tests/faults/server.test.ts'],
      browser: ['e2e/orders/order.test.ts', 'e2e/axe.test.ts'],
    });
  });

  test('what lies under all pages brings every journey, and imports bring deep tests', () => {
    expect(touchedBy('src/ui/button.tsx')).toMatchObject({ rules: [], faults: [] });
    expect(touchedBy('src/ui/button.tsx')?.browser).toHaveLength(3);
    expect(touchedBy('src/lib/money.ts')?.deep).toEqual(['src/models/library.deep.test.ts']);
  });

  test('a test alone brings only itself; a helper of tests those that use it', () => {
    expect(touchedBy('e2e/dialogs/login.test.ts')).toEqual({
      deep: [],
      rules: [],
      faults: [],
      browser: ['e2e/dialogs/login.test.ts'],
    });
    expect(touchedBy('src/features/people/plans/plans.server.test.ts')?.rules).toEqual([
      'src/features/people/plans/plans.server.test.ts',
    ]);
    expect(touchedBy('tests/support/app.ts')?.rules).toHaveLength(4);
  });

  test('the server’s own files bring every test with a server, packages, words and migrations everything', () => {
    expect(touchedBy('src/server/application.ts')?.rules).toHaveLength(4);
    for (const file of ['package.json', 'messages/vi/site.json', 'src/db/migrations/0099.ts', 'vitest.config.ts'])
      expect(touchedBy(file)).toBeNull();
  });

  test('every journey has its area, and every area is there', async () => {
    const areasHere = (await import('../e2e/areas.json')).default as Record<string, string[]>;
    const tests = projectFiles().filter((file) => /^e2e\/(?!matrix).*\.test\.ts$/.test(file));
    const unlisted = tests.filter((file) => !areasHere[file] && !areasHere[file.replace(/[^/]+$/, '')]);
    expect(unlisted).toEqual([]);
    const paths = Object.entries(areasHere).flatMap(([place, looksAt]) => [place, ...looksAt]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
