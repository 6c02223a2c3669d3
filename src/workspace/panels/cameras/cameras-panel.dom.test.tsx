import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign, type Camera, type Design } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import { createCameraController } from '#viewer/stage/camera-controller.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { CameraStrip } from '../../scene-view/cameras/camera-strip.tsx';
import { createSceneLink } from '../../scene-view/scene-link.tsx';
import { SceneOverlays } from '../../scene-view/scene-overlays.tsx';
import { CamerasPanel } from './cameras-panel.tsx';

const first: Camera = {
  id: 'cm_1',
  level: 'lv_1',
  name: 'By the door',
  kind: 'still',
  at: { x: 1000, y: 1500, z: 1500 },
  target: { x: 3000, y: 1500, z: 1500 },
  view: 55,
  aspect: 1.5,
};
const second: Camera = { ...first, id: 'cm_2', name: '', at: { x: 2000, y: 2000, z: 9000 } };
const home = (): Design => ({ ...studio(), cameras: { cm_1: first, cm_2: second } });

/** The camera of a stage that draws nothing. */
function controlsOf({ walk }: { walk: boolean }) {
  const listeners = new Set<() => void>();
  const looked: CameraPose[] = [];
  const camera = createCameraController({
    orbit: { box: { min: [0, 0, -5], max: [7, 3, 0] }, fov: 30, share: 0.86, lowest: 0.35, highest: 1.5 },
    start: { azimuth: 0.5, elevation: 0.95, zoom: 1, shift: [0, 0, 0] },
    home: { entrance: { at: [2000, 2000, 1550], target: [4000, 2000, 1550] }, barriers: [] },
    still: true,
  });
  if (walk) camera.setMode('walk');
  const frame = () => listeners.forEach((each) => each());
  return {
    camera,
    look: camera.look,
    lookFrom(pose: CameraPose) {
      looked.push(pose);
    },
    looked,
    walker: walk ? camera.walker : null,
    shine: () => undefined,
    redraw: frame,
    frame,
    onFrame(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

test('J3 cameras are renamed and deleted, a step to undo each; one without a name has its number', () => {
  const { driver, type, button, text } = openPanel(home(), <CamerasPanel />);
  type('Name of “By the door”', 'Hiên trước');
  expect(driver.design.cameras.cm_1?.name).toBe('Hiên trước');
  flushSync(() => button('Delete “View 2”')?.click());
  expect(Object.keys(driver.design.cameras)).toEqual(['cm_1']);
  driver.press('Mod+KeyZ', 'Mod+KeyZ');
  expect(driver.design.cameras).toEqual(home().cameras);
  flushSync(() => void driver.press('Mod+Shift+KeyZ'));
  expect(text()).toContain('Cameras');
});

test('J3 in the plan nothing can be kept; it says where one can', () => {
  const { text, button } = openPanel(newDesign(), <CamerasPanel />);
  expect(text()).toContain('Save the view in 3D or in Walk');
  expect([button('Save this view'), text().includes('No cameras yet.')]).toEqual([null, true]);
});

test('J3 a press on the strip walks there, once the home is drawn; from above one looks in', () => {
  const scene = createSceneLink();
  const { driver, button } = openPanel(
    home(),
    <>
      <CameraStrip />
      <SceneOverlays walk={false} />
    </>,
    { scene },
  );
  flushSync(() => button('Go to “By the door”')?.click());
  expect([driver.editor.session.state.view.mode, scene.state.wanted]).toEqual(['walk', 'cm_1']);
  const controls = controlsOf({ walk: true });
  flushSync(() => scene.set({ controls }));
  expect(controls.camera.walker.now()).toMatchObject({ at: { x: 1000, y: 1500 }, eye: 1500, heading: 0 });
  expect([scene.state.wanted, scene.state.from]).toEqual([null, 'cm_1']);
  expect(document.querySelector('.cs [aria-current]')?.textContent).toBe('By the door');
  flushSync(() => {
    controls.camera.walker.press('w');
    controls.frame();
  });
  expect(scene.state.from).toBeNull();
  flushSync(() => button('Go to “View 2”')?.click());
  expect([driver.editor.session.state.view.mode, scene.state.wanted], 'not while one still walks').toEqual([
    'space',
    'cm_2',
  ]);
  const above = controlsOf({ walk: false });
  flushSync(() => scene.set({ controls: above }));
  expect(scene.state.wanted).toBeNull();
  expect(above.looked.map(({ eye }) => eye[1])).toEqual([9]);
});

test('J3 keeping the view makes a camera from it, named by the next number', () => {
  const scene = createSceneLink();
  const controls = controlsOf({ walk: true });
  const { driver, button } = openPanel(home(), <CamerasPanel />, { scene });
  flushSync(() => scene.set({ controls }));
  flushSync(() => button('Save this view')?.click());
  const kept = Object.values(driver.design.cameras).find(({ id }) => id !== 'cm_1' && id !== 'cm_2');
  expect(kept).toMatchObject({ name: 'View 3', level: 'lv_1' });
  driver.press('Mod+KeyZ');
  expect(Object.keys(driver.design.cameras)).toHaveLength(2);
});

test('J3 who may only look jumps from camera to camera and changes none', () => {
  const { driver, button, field } = openPanel(home(), <CamerasPanel />);
  flushSync(() => driver.editor.session.set({ readOnly: 'view_only' }));
  expect(button('Delete “By the door”')?.disabled).toBe(true);
  expect(field('Name of “By the door”')?.closest('fieldset')?.disabled).toBe(true);
  flushSync(() => button('Go to “By the door”')?.click());
  expect(driver.editor.session.state.view.mode).toBe('walk');
});
