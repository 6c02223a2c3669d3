import { expect, test } from 'vitest';
import type { Camera } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';

const camera: Camera = {
  id: 'cm_1',
  level: 'lv_1',
  name: 'By the door',
  kind: 'still',
  at: { x: 1000, y: 1500, z: 1500 },
  target: { x: 3000, y: 1500, z: 1400 },
  view: 55,
  aspect: 1.5,
};
const withCamera = () => drive({ ...studio(), cameras: { cm_1: camera } });

test('J3 the chosen camera is moved by its own handle: its target stays, one step to undo', () => {
  const driver = withCamera().select('cm_1').drag([1000, 1500], [1400, 2300]);
  expect(driver.design.cameras.cm_1).toEqual({ ...camera, at: { x: 1400, y: 2300, z: 1500 } });
  expect(driver.performed).toHaveLength(1);
  driver.press('Mod+KeyZ');
  expect(driver.design.cameras.cm_1).toEqual(camera);
});

test('J3 its target is dragged apart from it, and both together with Shift', () => {
  const aimed = withCamera().select('cm_1').drag([3000, 1500], [2500, 2500]);
  expect(aimed.design.cameras.cm_1).toEqual({ ...camera, target: { x: 2500, y: 2500, z: 1400 } });
  const both = withCamera().select('cm_1').drag([1000, 1500], [1200, 1700], { shift: true });
  expect(both.design.cameras.cm_1).toMatchObject({ at: { x: 1200, y: 1700 }, target: { x: 3200, y: 1700 } });
});

test('J3 pressed without being chosen first, the whole camera goes along', () => {
  const driver = withCamera().drag([1000, 1500], [1300, 1800]);
  const moved = driver.design.cameras.cm_1;
  expect([(moved?.target.x ?? 0) - (moved?.at.x ?? 0), (moved?.target.y ?? 0) - (moved?.at.y ?? 0)]).toEqual([2000, 0]);
  expect(moved?.at.x).not.toBe(1000);
});

test('J3 a camera never looks at the spot it stands on', () => {
  const driver = withCamera().select('cm_1').drag([3000, 1500], [1000, 1500]);
  const { at, target } = driver.design.cameras.cm_1 ?? camera;
  expect(Math.hypot(target.x - at.x, target.y - at.y)).toBeGreaterThanOrEqual(100);
});

test('J3 Escape in the middle of it leaves the camera where it was', () => {
  const driver = withCamera().select('cm_1').move([1000, 1500]).down([1000, 1500]).move([1400, 1900]);
  driver.press('Escape').up([1400, 1900]);
  expect(driver.design.cameras.cm_1).toEqual(camera);
});
