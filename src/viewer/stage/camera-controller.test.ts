import { describe, expect, test } from 'vitest';
import { createCameraController, type CameraFrame } from '#viewer/stage/camera-controller.ts';

const box = { min: [-1, 0, -0.5], max: [1, 0.8, 0.5] } as const;
const frame: CameraFrame = {
  orbit: { box, fov: 26, share: 0.74, lowest: 0.02, highest: 1.45 },
  start: { azimuth: 0.5, elevation: 0.3, zoom: 1, shift: [0, 0, 0] },
  still: true,
};
/** Four walls of 4 m with a door of 1 m in the eastern one. */
const barriers = [
  [0, 0, 4000, 0],
  [4000, 0, 4000, 1500],
  [4000, 2500, 4000, 4000],
  [4000, 4000, 0, 4000],
  [0, 4000, 0, 0],
].map(([ax, ay, bx, by]) => ({ a: { x: ax!, y: ay! }, b: { x: bx!, y: by! }, half: 50 }));
const home: CameraFrame = {
  ...frame,
  home: { entrance: { at: [2000, 2000, 1550], target: [4000, 2000, 1550] }, barriers },
};

describe('round a model', () => {
  test('arrows turn it, plus comes nearer, Home is the start again', () => {
    const controller = createCameraController(frame);
    const first = controller.look();
    expect(controller.press('ArrowLeft')).toBe(true);
    expect(controller.look().eye).not.toEqual(first.eye);
    controller.press('+');
    const near = Math.hypot(...controller.look().eye);
    expect(near).toBeLessThan(Math.hypot(...first.eye));
    controller.press('Home');
    expect(controller.look()).toEqual(first);
  });

  test('nobody looks from under the floor, and other keys are not ours', () => {
    const controller = createCameraController(frame);
    for (let i = 0; i < 40; i++) controller.press('ArrowDown');
    expect(controller.look().eye[1]).toBeGreaterThan(0.4);
    expect(['Tab', 'a', 'PageDown'].map((key) => controller.press(key))).toEqual([false, false, false]);
    controller.setMode('walk');
    expect(controller.mode()).toBe('orbit');
  });

  test('a narrow stage stands farther back, so that all of it is seen', () => {
    const controller = createCameraController(frame);
    controller.setAspect(2);
    const wide = Math.hypot(...controller.look().eye);
    controller.setAspect(0.7);
    expect(Math.hypot(...controller.look().eye)).toBeGreaterThan(wide * 1.5);
  });

  test('what hangs on a wall is never seen from behind', () => {
    const controller = createCameraController({ ...frame, orbit: { ...frame.orbit, sides: 1.2 } });
    for (let i = 0; i < 60; i++) controller.press('ArrowRight');
    expect(controller.look().eye[2]).toBeGreaterThan(0);
  });
});

describe('in a home', () => {
  const walking = () => {
    const controller = createCameraController(home);
    controller.setMode('walk');
    return controller;
  };
  const at = (controller: ReturnType<typeof walking>) => controller.look().eye.map((value) => Math.round(value * 1000));

  test('a held key walks until it is let go, and no longer', () => {
    const controller = walking();
    controller.press('w');
    expect(controller.tick(0.05)).toBe(true);
    controller.release('w');
    expect(controller.tick(0.05)).toBe(false);
    const [x] = at(controller);
    expect(x).toBeGreaterThan(2200);
    controller.tick(1);
    expect(at(controller)[0]).toBe(x);
  });

  test('one goes through the door and not through the wall', () => {
    const controller = walking();
    controller.press('w');
    for (let i = 0; i < 60; i++) controller.tick(0.05);
    expect(at(controller)[0]).toBeGreaterThan(4300);
    const other = walking();
    for (let i = 0; i < 12; i++) {
      other.press('ArrowLeft');
      other.release('ArrowLeft');
    }
    other.press('w');
    for (let i = 0; i < 60; i++) other.tick(0.05);
    const [x, , z] = at(other);
    expect(Math.max(x!, -z!)).toBeLessThanOrEqual(4000 - 50);
  });

  test('touching the floor goes there, as far as the walls let one', () => {
    const controller = walking();
    controller.goTo({ x: 1000, y: 900 });
    expect(at(controller)).toEqual([1000, 1550, -900]);
    controller.goTo({ x: -3000, y: 900 });
    expect(at(controller)[0]).toBeGreaterThan(200);
  });

  test('without reduced motion one glides, and arrives', () => {
    const controller = createCameraController({ ...home, still: false });
    controller.setMode('walk');
    controller.goTo({ x: 1000, y: 900 });
    let frames = 0;
    while (controller.tick(0.05)) frames++;
    expect(frames).toBeGreaterThan(5);
    expect(at(controller)).toEqual([1000, 1550, -900]);
  });

  test('the plan is seen straight from above, north up', () => {
    const controller = createCameraController(home);
    controller.setMode('plan');
    const { eye, target, up } = controller.look();
    expect([eye[0], eye[2]].map((value, i) => Math.abs(value - target[i * 2]!) < 1e-3)).toEqual([true, true]);
    expect(up[2]).toBeLessThan(-0.99);
    controller.press('ArrowRight');
    expect(controller.look().target[0]).toBeGreaterThan(target[0]);
  });
});

describe('J3: an edit of the home one looks at', () => {
  const grown = { min: [-3, 0, -0.5], max: [6, 2.8, 4] } as const;
  const edited: CameraFrame = {
    ...home,
    orbit: { ...home.orbit, box: grown },
    home: { entrance: { at: [1000, 1000, 1550], target: [4000, 1000, 1550] }, barriers: [] },
  };

  test.each(['orbit', 'plan', 'walk'] as const)('leaves the view where it is, in %s, until it is reset', (mode) => {
    const controller = createCameraController(home);
    controller.setMode(mode);
    controller.drag(0.1, 0.05);
    controller.zoom(1.3);
    const before = controller.look();
    controller.reframe(edited);
    expect(controller.look()).toEqual(before);
    controller.reset();
    const anew = createCameraController(edited);
    anew.setMode(mode);
    expect(controller.look()).toEqual(anew.look());
  });

  test('walls that are gone hold nobody any more', () => {
    const controller = createCameraController(home);
    controller.setMode('walk');
    for (let i = 0; i < 40; i++) controller.goTo({ x: 2000, y: 9000 });
    expect(controller.look().eye[2]).toBeGreaterThan(-4);
    controller.reframe(edited);
    controller.goTo({ x: 2000, y: 9000 });
    expect(controller.look().eye[2]).toBeCloseTo(-9);
  });
});
