import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { checkSources, countTests, summary } from './lib/suites.mjs';

/**
 * `npm run check`: what one wants to know every few minutes. Format, types, lint, unused code, walls, pure tests; no database,
 * no browser.
 */
await runScript(async () => {
  await setUp({ site: false });
  const reports = mkdtempSync(join(tmpdir(), 'hien-check-'));
  const [sources, tests] = await Promise.all([checkSources(), countTests(['unit', 'dom'], reports)]);
  process.exitCode = summary([...sources, tests]);
});
