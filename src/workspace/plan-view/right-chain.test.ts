import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { rightChain } from './right-chain.ts';

test('J3 the chain at the right has the clear depth of each room there, from below', () => {
  expect(rightChain(newDesign(), 'lv_1')).toBeNull();
  const driver = drive(newDesign()).use('room').type('4200x3600').press('Enter');
  const chain = rightChain(driver.design, 'lv_1');
  expect(chain?.links.map(({ from, to }) => Math.round(to - from))).toEqual([3600]);
});
