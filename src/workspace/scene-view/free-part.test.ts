import { expect, test } from 'vitest';
import { freePart } from './use-space-requests.ts';

test('J3 beside the plan the home stands clear of the tools; alone it has all that nothing lies over', () => {
  const place = { left: 600, top: 56, width: 520, height: 780 };
  const paper = { ...place, open: place, free: { ...place, height: 700 } };
  expect(freePart(paper, 'space')).toEqual({ x: 0, y: 0, width: 520, height: 700 });
  const { x, width, height } = freePart(paper, 'split');
  expect([x, width < 480, height]).toEqual([0, true, 700]);
});
