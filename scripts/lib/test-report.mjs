import { relative } from 'node:path';

/** What one run of vitest came to, from its own JSON report. `code` is what vitest ended with. */
export function readReport(report, code, root) {
  const failures = report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => failuresOf(file, root));
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failures.length === 0 ? 1 : failures.length,
    failures,
    secondTries: report.testResults.flatMap((file) => secondTriesOf(file, root)),
    assertions: report.testResults
      .flatMap((file) => file.assertionResults)
      .reduce((sum, test) => sum + assertionsOf(test), 0),
  };
}

/**
 * A test that passes only at the second try is a failure where nobody looks at warnings, unless it is listed with a
 * reason (e2e/known-flaky.json).
 */
export function judgeSecondTries(secondTries, known, strict) {
  const listed = new Map(known.filter(({ reason }) => reason?.trim()).map(({ test, reason }) => [test, reason]));
  const excused = secondTries.filter(({ test }) => listed.has(test));
  const others = secondTries.filter(({ test }) => !listed.has(test));
  return {
    excused: excused.map((one) => ({ ...one, reason: listed.get(one.test) })),
    warned: strict ? [] : others,
    refused: strict ? others : [],
  };
}

/** A file that could not even be read counts as one failure of its own. */
function failuresOf({ name, message, assertionResults }, root) {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ what: test.fullName, why: test.failureMessages[0] ?? '' }));
  return (tests.length > 0 ? tests : [{ what: 'could not be run', why: message }]).map(
    ({ what, why }) => `${relative(root, name)}: ${what}\n    ${firstLine(why)}`,
  );
}

/** What passed, but not at once: vitest keeps the first try's error with it. */
function secondTriesOf({ name, assertionResults }, root) {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => ({ test: `${relative(root, name)}: ${test.fullName}`, error: firstLine(test.failureMessages[0]) }));
}

/** Written by tests/support/count-assertions.ts. */
function assertionsOf(test) {
  return test.meta?.assertions ?? 0;
}

function firstLine(text) {
  return text.split('\n')[0];
}

export function inCi({ CI }) {
  return CI !== undefined && CI !== '' && CI !== 'false';
}
