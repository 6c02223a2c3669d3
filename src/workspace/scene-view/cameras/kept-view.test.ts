import { expect, test } from 'vitest';
import { cameraSchema, newDesign } from '#design/document.ts';
import { walkPose } from '#viewer/stage/walk.ts';
import { cameraOf, poseOf as overHome, type SpaceCamera } from '../space-camera.ts';
import { cameraFrom, isInside, poseOf } from './kept-view.ts';
import { sightEnds } from './sight.ts';

const [ground] = newDesign().levels;
if (!ground) throw new Error('a design has a level');
const upper = { ...ground, id: 'lv_2', elevation: 3000 };
const named = { id: 'cm_1', name: 'Hiên trước' };

test('J3 a view on foot becomes a camera that looks the same way, over the floor of its storey', () => {
  const pose = walkPose({ at: { x: 1200, y: 800 }, eye: 4550, tall: 1550, heading: 0.7, pitch: -0.2, fov: 58 });
  const camera = cameraFrom(pose, upper, named);
  expect(cameraSchema.parse(camera)).toEqual(camera);
  expect(camera).toMatchObject({ level: 'lv_2', at: { x: 1200, y: 800, z: 1550 }, view: 58 });
  expect(isInside(camera, upper)).toBe(true);
  const again = poseOf(camera, upper);
  const way = ({ eye, target }: typeof pose) => {
    const by = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
    return by.map((value) => Math.round((value / Math.hypot(...by)) * 100));
  };
  expect(way(again)).toEqual(way(pose));
});

test('J3 a view from above is kept from above, and found again', () => {
  const seen: SpaceCamera = { target: [500, 400, 0], azimuth: 1.1, elevation: 0.8, distance: 12_000 };
  const camera = cameraFrom(overHome(seen), ground, named);
  expect(isInside(camera, ground)).toBe(false);
  const found = cameraOf(poseOf(camera, ground));
  expect(found.azimuth).toBeCloseTo(seen.azimuth, 2);
  expect(found.elevation).toBeCloseTo(seen.elevation, 2);
  expect(found.distance).toBeCloseTo(seen.distance, -1);
});

test('J3 from very far a camera stays within what a design may hold', () => {
  const far = cameraFrom({ eye: [9e6, 9e6, 9e6], target: [0, 0, 0], up: [0, 1, 0], fov: 400 }, ground, named);
  expect(cameraSchema.safeParse(far).success).toBe(true);
});

test('J3 what a picture sees from side to side follows its angle and shape', () => {
  const at = { x: 0, y: 0, z: 1500 };
  const [left, right] = sightEnds({ at, target: { x: 1000, y: 0, z: 1500 }, view: 90, aspect: 1 }, Math.SQRT2 * 1000);
  expect([left, right].map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [1000, 1000],
    [1000, -1000],
  ]);
});
