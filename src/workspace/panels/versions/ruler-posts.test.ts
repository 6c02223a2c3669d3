import { expect, test } from 'vitest';
import { standingApart } from './ruler-posts.ts';

test('J3 on the ruler of versions the two that are compared always stand, the others where there is room', () => {
  const at = { 4: 200, 1: 0, 3: 190, 2: 100 };
  const apart = standingApart([4, 1, 3, 2] as const, (version) => at[version]);
  expect(apart).toEqual([4, 1, 2]);
  expect(standingApart([4, 3] as const, (version) => at[version])).toEqual([4, 3]);
});
