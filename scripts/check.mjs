import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { countTests, lint, summary, types } from './lib/suites.mjs';

/** `npm run check`: quick feedback. Types, lint, import rules, pure tests; no database, no browser. */
await runScript(async () => {
  await setUp({ site: false });
  const reports = mkdtempSync(join(tmpdir(), 'hien-check-'));
  process.exitCode = summary([await types(), await lint(), await countTests(['unit'], reports)]);
});
