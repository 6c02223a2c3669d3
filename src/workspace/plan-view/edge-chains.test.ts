import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { edgeChains } from './edge-chains.ts';

test('J3 the chains beside the plan have the clear depth and the clear width of each room there', () => {
  expect(edgeChains(newDesign(), 'lv_1')).toBeNull();
  const driver = drive(newDesign()).use('room').type('4200x3600').press('Enter');
  const { right, top } = edgeChains(driver.design, 'lv_1') ?? {};
  expect(right?.links.map(({ from, to }) => Math.round(to - from))).toEqual([3600]);
  expect(top?.links.map(({ from, to }) => Math.round(to - from))).toEqual([4200]);
});
