import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Vec3 } from '#lib/vec.ts';
import { showOn } from '../../../tests/support/dom/show-on.ts';
import { framed } from '../plan-view/plan-camera.ts';
import { openEye } from './open-eye.ts';
import { sightOf } from './sight.ts';
import { firstCamera, poseOf } from './space-camera.ts';

const size = { width: 800, height: 700 };
const home = { min: [0, 0, 0], max: [6000, 4000, 2800] } as const;
const corners = [0, 6000].flatMap((x) => [0, 4000].flatMap((y) => [0, 2800].map((z): Vec3 => [x, y, z])));

function opened(scale: number, selected: boolean, mode: 'space' | 'split' = 'space') {
  const { editor } = drive(furnishedStudio());
  const { session } = editor;
  const whole = framed({ left: 0, right: 6000, bottom: 0, top: 4000 }, size);
  const [piece] = Object.keys(session.design.items);
  session.set({
    view: { ...session.state.view, mode, ...whole, scale: whole.scale * scale },
    selection: selected && piece ? [piece] : [],
  });
  const camera = openEye(editor, home, size, () => undefined).opened;
  const sight = sightOf(poseOf(camera), size);
  const seen = corners.filter((corner) => {
    const at = sight.toScreen(corner);
    return at && at.x >= 0 && at.x <= size.width && at.y >= 0 && at.y <= size.height;
  });
  const [x, y] = camera.target;
  return { seen: seen.length, at: { x, y }, piece: piece ? session.design.items[piece]! : null };
}

test('J3 a home the plan showed whole is seen whole in 3D, whatever is selected', () => {
  expect(opened(1, false).seen).toBe(8);
  expect(opened(1, true).seen).toBe(8);
});

test('J3 from near, the plan turns up about what is selected', () => {
  const { seen, at, piece } = opened(4, true);
  expect(seen).toBeLessThan(8);
  expect(Math.hypot(at.x - piece!.at.x, at.y - piece!.at.y)).toBeLessThan(1);
});

test('J3 where there is little room the plan turns up about what is selected, and near to it', () => {
  showOn('phone');
  const whole = opened(1, false);
  const near = opened(1, true);
  expect([whole.seen, near.seen < 8]).toEqual([8, true]);
  expect(Math.hypot(near.at.x - near.piece!.at.x, near.at.y - near.piece!.at.y)).toBeLessThan(50);
});

test.each([
  ['desk', true],
  ['tablet', false],
] as const)('J3 on a %s, beside the plan the home is seen whole, however near the plan is', (screen, selected) => {
  showOn(screen);
  expect([opened(1, selected, 'split').seen, opened(4, selected, 'split').seen]).toEqual([8, 8]);
});

test('J3 on a tablet, beside the plan what is in hand is seen from near: its half of the screen is small', () => {
  showOn('tablet');
  const { seen, at, piece } = opened(1, true, 'split');
  expect(seen).toBeLessThan(8);
  expect(Math.hypot(at.x - piece!.at.x, at.y - piece!.at.y)).toBeLessThan(50);
});

test('J5 what lies over the view takes no part of the home: it is seen whole in what is free', () => {
  const free = { x: 0, y: 0, width: 800, height: 480 };
  const sight = sightOf(poseOf(firstCamera(home, size, undefined, free)), size);
  const inFree = (corner: Vec3) => {
    const at = sight.toScreen(corner);
    return at !== null && at.x >= 0 && at.x <= free.width && at.y >= 0 && at.y <= free.height;
  };
  expect(corners.filter(inFree)).toHaveLength(8);
  const whole = sightOf(poseOf(firstCamera(home, size)), size);
  expect(corners.some((corner) => (whole.toScreen(corner)?.y ?? 0) > free.height)).toBe(true);
});
