import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { expectConvergence } from './testing/converge.ts';

test('WORKSPACE §4: windows that write at random over a rough network come to the server’s document', async () => {
  let lines = 0;
  let kills = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const run = await expectConvergence(seed % 4 === 0 ? furnishedStudio() : newDesign(), seed);
    lines += run.lines;
    kills += run.kills;
  }
  // The runs are worth something only if much was written, and windows died.
  expect(lines).toBeGreaterThan(90);
  expect(kills).toBeGreaterThan(5);
});
