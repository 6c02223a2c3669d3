import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ending } from './command.mjs';
import { inProject, root, log } from './project.mjs';
import { goodNode } from './node.mjs';

/** Types of routes, then of everything. */
export async function types() {
  const generated = await tool('Route types', 'react-router', ['typegen']);
  return generated.failed > 0 ? generated : tool('Types', 'tsc', ['-p', '.']);
}

export function formatting() {
  return tool('Format', 'oxfmt', ['--list-different', '.']);
}

export function lint() {
  return tool('Lint', 'oxlint', ['--quiet']);
}

/** Files, exports and dependencies that nothing uses (knip.jsonc). */
export function unused() {
  return tool('Unused code', 'knip', ['--no-progress']);
}

/** Runs vitest projects and counts what its own report says. */
export async function countTests(projects, reports) {
  const report = join(reports, `${projects.join('-')}.json`);
  const name = `Tests: ${projects.join(', ')}`;
  log(`\n${name}`);
  const code = await ending(
    program('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    const failures = found.testResults.filter((file) => file.status === 'failed').flatMap(failuresOf);
    return {
      name,
      passed: found.numPassedTests,
      failed: code !== 0 && failures.length === 0 ? 1 : failures.length,
      failures,
      seconds: found.testResults.flatMap(secondTriesOf),
    };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
}

/** A file that could not even be loaded counts as one failure. */
function failuresOf({ name, message, assertionResults }) {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ what: test.fullName, why: test.failureMessages[0] ?? '' }));
  return (tests.length > 0 ? tests : [{ what: 'could not be run', why: message }]).map(
    ({ what, why }) => `${relative(root, name)}: ${what}\n    ${why.split('\n')[0]}`,
  );
}

/** Tests that passed on a retry: vitest keeps the first attempt's error. */
function secondTriesOf({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => `${relative(root, name)}: ${test.fullName}\n    ${test.failureMessages[0].split('\n')[0]}`);
}

/**
 * The last lines of a run (failures, where all is long since scrolled away, retries, and the count), and its exit code.
 */
export function summary(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const { name, failures = [], ...result } of results.filter((one) => one.failed > 0)) {
    log(`\nFailed: ${name} (${result.passed} passed, ${result.failed} failed)`);
    for (const failure of failures) log(`  ${failure}`);
  }
  const seconds = results.flatMap((result) => result.seconds ?? []);
  if (seconds.length > 0) log(`\nPassed only at the second try (${seconds.length}), with the first error:`);
  for (const second of seconds) log(`  ${second}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function tool(name, bin, args) {
  log(`\n${name} …`);
  const code = await ending(program(bin, args));
  return code === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 };
}

/** A tool of node_modules, run in the product's Node, with that first in the path for its child processes too. */
function program(bin, args) {
  const path = `${dirname(goodNode())}:${inProject('node_modules/.bin')}:${process.env.PATH}`;
  return spawn(inProject('node_modules/.bin', bin), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  });
}
