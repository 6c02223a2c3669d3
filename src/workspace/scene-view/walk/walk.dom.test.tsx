import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { createCameraController } from '#viewer/stage/camera-controller.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { pressOn } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { createSceneLink } from '../scene-link.tsx';
import { levelAt } from './use-stairs.ts';
import { WalkHud } from './walk-hud.tsx';
import { stickPush } from './walk-stick.tsx';

/** Walking in a home that is not drawn. */
function walking() {
  const listeners = new Set<() => void>();
  const camera = createCameraController({
    orbit: { box: { min: [0, 0, -5], max: [7, 3, 0] }, fov: 30, share: 0.86, lowest: 0.35, highest: 1.5 },
    start: { azimuth: 0.5, elevation: 0.95, zoom: 1, shift: [0, 0, 0] },
    home: { entrance: { at: [2000, 2000, 1550], target: [4000, 2000, 1550] }, barriers: [] },
    still: true,
  });
  camera.setMode('walk');
  const frame = () => flushSync(() => listeners.forEach((each) => each()));
  const scene = createSceneLink();
  scene.set({
    controls: {
      look: camera.look,
      walker: camera.walker,
      shine: () => undefined,
      redraw: frame,
      onFrame(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  const panel = openPanel(studio(), <WalkHud />, { scene });
  // Figures are grouped by thin spaces.
  const text = () => panel.text().replace(/\s/g, ' ');
  return { ...panel, text, camera, frame, at: () => camera.walker.now()?.at };
}

test('J3 W walks and is no tool while one walks, wherever the focus is; released it stops', () => {
  const { driver, at, camera } = walking();
  expect(pressOn(document.body, 'w', 'KeyW'), 'taken').toBe(false);
  const first = at()?.x ?? 0;
  expect(first).toBeGreaterThan(2000);
  camera.tick(0.1);
  expect(at()?.x).toBeGreaterThan(first);
  document.body.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyW', bubbles: true }));
  const last = at()?.x;
  camera.tick(0.1);
  expect(at()?.x).toBe(last);
  expect(driver.tool.tool).toBe('select');
});

test('J3 a field keeps its letters', () => {
  const { at } = walking();
  const field = document.body.appendChild(document.createElement('input'));
  expect(pressOn(field, 'w', 'KeyW')).toBe(true);
  field.remove();
  expect(at()?.x).toBe(2000);
});

test('J3 sitting down, the height of the eyes and the lens are told; the map says the room', () => {
  const { button, text, camera, frame } = walking();
  expect(text()).toContain('1 550 mm');
  flushSync(() => button('Sit down')?.click());
  expect(camera.walker.now()?.eye).toBe(1150);
  expect(text()).toContain('1 150 mm');
  expect(text()).toContain('22 mm');
  camera.walker.stand({ ...camera.walker.now()!, at: { x: -9000, y: 0 } });
  frame();
  expect(text()).toContain('Outside');
});

test('J3 a stick pushes as far as it goes and no farther; a thumb at rest stands', () => {
  expect(stickPush(3, 3)).toEqual({ x: 0, y: 0 });
  expect(stickPush(0, -18)).toEqual({ x: 0, y: -0.5 });
  const { x, y } = stickPush(300, 400);
  expect(Math.hypot(x, y)).toBeCloseTo(1);
});

test('J3 half-way up the stairs it is the next storey', () => {
  const [ground] = newDesign().levels;
  const levels = ground ? [ground, { ...ground, id: 'lv_2', elevation: 3000 }] : [];
  expect([0, 1400, 1600, 3000].map((foot) => levelAt(levels, foot))).toEqual(['lv_1', 'lv_1', 'lv_2', 'lv_2']);
});
