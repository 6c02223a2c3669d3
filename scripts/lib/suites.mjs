import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ending } from './command.mjs';
import { inProject, root, log } from './project.mjs';
import { goodNode } from './node.mjs';
import { inCi, judgeSecondTries, readReport } from './test-report.mjs';

/** Where types found to be right are noted; the next run looks only at what changed since. */
const typesSeen = inProject('node_modules/.cache/hien/types.tsbuildinfo');

/** Everything but tests: format, types, lint, unused code. One after the other, beside what else runs. */
export async function checkSources() {
  return [await format(), await lint(), await types(), await unused()];
}

/** Types of routes, then of everything. */
async function types() {
  const generated = await tool('Route types', 'react-router', ['typegen']);
  if (generated.failed > 0) return generated;
  return tool('Types', 'tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', typesSeen]);
}

function lint() {
  return tool('Lint', 'oxlint', ['--quiet']);
}

/** Everything as the formatter writes it. */
function format() {
  return tool('Format', 'oxfmt', ['--check', '.']);
}

/** Files, exports and dependencies that nothing uses (knip.jsonc). */
function unused() {
  return tool('Unused code', 'knip', ['--no-progress']);
}

/**
 * Runs vitest projects, or only these files of them, and counts what its own report says. What runs beside another
 * speaks when it is done.
 */
export async function countTests(projects, reports, { files = [], beside = false } = {}) {
  const report = join(reports, `${projects.join('-')}.json`);
  const name = `Tests: ${projects.join(', ')}`;
  if (!beside) log(`\n${name}`);
  const child = program(
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    beside ? 'pipe' : 'inherit',
  );
  const { code, said } = await heard(child);
  if (beside) log(`\n${name}\n${said}`);
  try {
    return { name, ...readReport(JSON.parse(readFileSync(report, 'utf8')), code, root) };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
}

/**
 * The last lines of a run (what failed, where all is long since scrolled away, what failed at first, and the counts),
 * and its exit code. In CI a second try counts as a failure unless it is listed.
 */
export function summary(results, { strict = inCi(process.env), known = knownFlaky() } = {}) {
  const { excused, warned, refused } = judgeSecondTries(
    results.flatMap((result) => result.secondTries ?? []),
    known,
    strict,
  );
  const passed = sumOf(results, 'passed') - refused.length;
  const failed = sumOf(results, 'failed') + refused.length;
  for (const { name, failures = [], ...result } of results.filter((one) => one.failed > 0)) {
    log(`\nFailed: ${name} (${result.passed} passed, ${result.failed} failed)`);
    for (const failure of failures) log(`  ${failure}`);
  }
  logSecondTries('Failed: passed only at the second try, and not in e2e/known-flaky.json', refused);
  logSecondTries('WARNING, a failure in CI: passed only at the second try', warned);
  logSecondTries('Passed only at the second try, as e2e/known-flaky.json says', excused);
  const assertions = sumOf(results, 'assertions');
  if (assertions > 0) log(`\n${assertions} assertions`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

function knownFlaky() {
  return JSON.parse(readFileSync(inProject('e2e/known-flaky.json'), 'utf8'));
}

function sumOf(results, key) {
  return results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
}

function logSecondTries(words, tries) {
  if (tries.length > 0) log(`\n${words} (${tries.length}):`);
  for (const { test, error, reason } of tries) log(`  ${test}\n    ${error}${reason ? `\n    ${reason}` : ''}`);
}

/** Speaks when it is done: tests run beside it. */
async function tool(name, bin, args) {
  const begun = performance.now();
  const { code, said } = await heard(program(bin, args, 'pipe'));
  log(`\n${name}: ${code === 0 ? 'right' : 'wrong'}, ${Math.round((performance.now() - begun) / 1000)} s\n${said}`);
  return code === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 };
}

/** What a program said, where it was not said aloud, and its exit code. */
async function heard(child) {
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const code = await ending(child);
  return { code, said: Buffer.concat(said).toString() };
}

/** A tool of node_modules, in the product's Node and with it first in the path, so that what it starts gets it too. */
function program(bin, args, output = 'inherit') {
  const path = `${dirname(goodNode())}:${inProject('node_modules/.bin')}:${process.env.PATH}`;
  return spawn(inProject('node_modules/.bin', bin), args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: path },
  });
}
