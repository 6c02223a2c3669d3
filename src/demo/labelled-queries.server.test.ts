import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstFive } from '../../tests/support/ask-labelled.ts';
import type { TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { labelledQueries, someQueries } from '../../tests/support/labelled-queries.ts';

let world: TestApp;
beforeAll(async () => {
  world = await demoApp();
});
afterAll(() => world.close());

test('F5: sixty labelled questions in three languages: the right answer among the first five in 95 of a hundred', async () => {
  expect(labelledQueries.length).toBe(200);
  expect(someQueries.length).toBe(60);
  const missed: string[] = [];
  for (const query of someQueries) {
    const found = await firstFive(world.services, query);
    if (!found.some((each) => query.means.includes(each)))
      missed.push(`${query.language} ${query.words}: ${found.join(', ')}`);
  }
  expect(missed.length / someQueries.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
