import { expect, test } from 'vitest';
import { newDesign, type Camera } from '#design/document.ts';
import { isSameView, seenFrom } from './same-view.ts';

const camera: Camera = {
  id: 'cm_1',
  level: 'lv_1',
  name: '',
  kind: 'still',
  at: { x: 0, y: 0, z: 1500 },
  target: { x: 0, y: 3000, z: 1500 },
  view: 45,
  aspect: 1.5,
};
const seen = seenFrom({ levels: [{ ...newDesign().levels[0]!, elevation: 3000 }] }, camera);

test('K3 a view is where one stands, over the ground, and which way one looks', () => {
  expect(seen).toEqual({ at: [0, 0, 4500], target: [0, 3000, 4500] });
  expect(isSameView(seen, { at: [0, 200, 4500], target: [100, 6000, 4500] }), 'put before a wall').toBe(true);
  expect(isSameView(seen, { at: [0, 0, 4500], target: [3000, 0, 4500] }), 'another way').toBe(false);
  expect(isSameView(seen, { at: [2000, 0, 4500], target: [2000, 3000, 4500] }), 'from elsewhere').toBe(false);
});
