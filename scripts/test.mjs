import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { countTests, formatting, lint, summary, types, unused } from './lib/suites.mjs';

/**
 * `npm test`: set up as `npm start` does, then everything, cheapest first. `--all` adds every route × language × theme
 * × width.
 */
await runScript(async () => {
  await setUp();
  await ensureBrowser();
  const reports = mkdtempSync(join(tmpdir(), 'hien-test-'));
  const all = process.argv.includes('--all');
  const results = [await types(), await formatting(), await lint(), await unused()];
  results.push(await countTests(['unit', 'deep', 'rules', 'faults'], reports));
  results.push(await countTests(all ? ['browser', 'matrix'] : ['browser'], reports));
  process.exitCode = summary(results);
});
