import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { studio } from '#design/samples/studio.ts';
import { expectConvergence } from './testing/converge.ts';

test('WORKSPACE §4: 120 runs of two to five writers come to one document, nothing lost, nothing twice', async () => {
  let lines = 0;
  let kills = 0;
  for (let seed = 1001; seed <= 1120; seed++) {
    const start = [newDesign, studio, furnishedStudio, newDesign][seed % 4] ?? newDesign;
    const run = await expectConvergence(start(), seed, 16);
    lines += run.lines;
    kills += run.kills;
  }
  expect(lines).toBeGreaterThan(1500);
  expect(kills).toBeGreaterThan(90);
}, 600_000);
