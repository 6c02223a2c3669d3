import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { changedSince, projectFiles, testsTouchedBy } from './lib/changed.mjs';
import { findProgram, log, runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { checkSources, countTests, summary } from './lib/suites.mjs';

/**
 * `npm test`: set up as `npm start` does, then everything, cheapest first. `--all` adds every route × language × theme
 * × width, and processes behind nginx; `--changed [base]` runs only what a change touches.
 */
await runScript(async () => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--changed');
  const touched = at === -1 ? null : touchedSince(args[at + 1]);
  await setUp();
  const reports = mkdtempSync(join(tmpdir(), 'hien-test-'));
  const [sources, tests] = await Promise.all([
    checkSources(),
    touched ? someTests(touched, reports) : allTests(args.includes('--all'), reports),
  ]);
  process.exitCode = summary([...sources, ...tests]);
});

function touchedSince(base) {
  const changed = changedSince(base);
  const touched = testsTouchedBy(changed, projectFiles());
  const words = touched ? Object.entries(touched).map(([kind, files]) => `${files.length} ${kind}`) : ['everything'];
  log(`${changed.length} files changed. To run: ${words.join(', ')} and all unit tests.`);
  return touched;
}

/**
 * What waits for processes to end and begin runs beside all that computes, until it is done. Journeys after the rest:
 * all at once was hardly quicker, and journeys waited too long for their pages (docs/decisions/0127).
 */
async function allTests(matrix, reports) {
  await ensureBrowser();
  const inTurn = async () => [
    await countTests(['unit', 'dom', 'deep', 'rules'], reports),
    await countTests(matrix ? ['browser', 'matrix'] : ['browser'], reports),
  ];
  const [results, faults] = await Promise.all([inTurn(), countTests(['faults'], reports, { beside: true })]);
  return [...results, faults, ...(matrix ? await machineTests(reports) : [])];
}

/** They need a program that does not come with the lockfile. */
async function machineTests(reports) {
  if (findProgram('nginx') !== null) return [await countTests(['machines'], reports)];
  log('\nNot run: tests/machines, for which nginx has to be installed (apt-get install nginx-light).');
  return [];
}

/** The pure tests all run: many of them read files instead of importing them, and together they take less than a minute. */
async function someTests({ deep, rules, faults, browser }, reports) {
  const results = [await countTests(['unit', 'dom'], reports)];
  const inProcess = [...deep, ...rules, ...faults];
  if (inProcess.length > 0) results.push(await countTests(['deep', 'rules', 'faults'], reports, { files: inProcess }));
  if (browser.length > 0) {
    await ensureBrowser();
    results.push(await countTests(['browser'], reports, { files: browser }));
  }
  return results;
}
