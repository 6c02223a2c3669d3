import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { countTests, formatting, lint, summary, types, unused } from './lib/suites.mjs';

/**
 * `npm run check`: what one wants to know every few minutes. Types, format, lint, unused code, walls, pure tests; no database, no browser.
 */
await runScript(async () => {
  await setUp({ site: false });
  const reports = mkdtempSync(join(tmpdir(), 'hien-check-'));
  process.exitCode = summary([
    await types(),
    await formatting(),
    await lint(),
    await unused(),
    await countTests(['unit'], reports),
  ]);
});
