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
    ({ what, why }) => `${relative(root, name)}: ${what}\n    ${inShort(why, root)}`,
  );
}

/** What passed, but not at once: vitest keeps the first try's error with it. */
function secondTriesOf({ name, assertionResults }, root) {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => ({
      test: `${relative(root, name)}: ${test.fullName}`,
      error: inShort(test.failureMessages[0], root),
    }));
}

/** Written by tests/support/count-assertions.ts. */
function assertionsOf(test) {
  return test.meta?.assertions ?? 0;
}

/** The first line of an error, what a page was waited for, and the first line of ours on the way to it. */
function inShort(text, root) {
  const [first, ...more] = text.split('\n');
  const waited = more.find((line) => line.includes('waiting for '))?.replace(/^[\s-]+/, '');
  const at = more.find((line) => /^\s+at /.test(line) && line.includes(`${root}/`) && !line.includes('node_modules'));
  const place = at?.slice(at.indexOf(`${root}/`) + root.length + 1).replace(/\)$/, '');
  return [first, waited, place].filter(Boolean).join(' | ');
}

export function inCi({ CI }) {
  return CI !== undefined && CI !== '' && CI !== 'false';
}
