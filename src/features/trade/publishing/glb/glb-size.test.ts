import { expect, test } from 'vitest';
import { contradictsSize } from './glb-size.ts';

const chair = { width: 450, depth: 450, height: 450 };

test('L2: a 3D file of another size than its variant is noticed', () => {
  expect(contradictsSize({ width: 1530, depth: 560, height: 1170 }, chair)).toBe(true);
  expect(contradictsSize({ ...chair, height: 470 }, chair)).toBe(true);
});

test('L2: not for a few millimetres, and not for what is not filled in', () => {
  expect(contradictsSize({ width: 458, depth: 445, height: 459 }, chair)).toBe(false);
  expect(contradictsSize({ width: 2060, depth: 450, height: 450 }, { width: 2010, depth: 450, height: 450 })).toBe(
    false,
  );
  expect(contradictsSize({ width: 1530, depth: 560, height: 1170 }, { width: null, depth: null, height: null })).toBe(
    false,
  );
});
