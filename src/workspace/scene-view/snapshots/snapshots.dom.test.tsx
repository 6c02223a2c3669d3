import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { CameraStrip } from '../cameras/camera-strip.tsx';
import { createSceneLink, type SceneControls } from '../scene-link.tsx';
import type { SnapshotWish } from './snapshots.ts';
import type { PictureTaker } from './take-snapshots.ts';
import { useTakeSnapshots } from './use-take-snapshots.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const camera = (id: string) => ({
  id,
  level: 'lv_1',
  name: id,
  kind: 'still' as const,
  at: { x: 1000, y: 1000, z: 1500 },
  target: { x: 3000, y: 2000, z: 800 },
  view: 45,
  aspect: 1.5,
});

function Strip() {
  useTakeSnapshots();
  return <CameraStrip />;
}

/** A view in 3D as the strip meets it: it says what it can take and counts what it drew. */
function opened(take: PictureTaker['take'], canTake: PictureTaker['canTake'] = () => true) {
  const scene = createSceneLink();
  const design = { ...furnishedStudio(), cameras: { cm_1: camera('cm_1'), cm_2: camera('cm_2') } };
  const panel = openPanel(design, <Strip />, { scene });
  const followers = new Set<() => void>();
  const pictures: PictureTaker = { canTake, take, rest: () => undefined };
  const controls: SceneControls = {
    look: () => ({ eye: [0, 0, 0], target: [0, 0, 1], up: [0, 1, 0], fov: 45 }),
    walker: null,
    shine: () => undefined,
    redraw: () => undefined,
    onFrame(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    pictures,
  };
  const plans = () => document.querySelectorAll('svg.cs-thumb').length;
  const seen = () => document.querySelectorAll('img.cs-thumb').length;
  expect([plans(), seen()], 'the little plans first').toEqual([2, 0]);
  flushSync(() => scene.set({ controls }));
  return { panel, scene, plans, seen };
}

test('J7 views are little plans until 3D has taken their pictures, one after another and each once', async () => {
  const taken: string[] = [];
  let busy = 0;
  const { panel, seen, plans } = opened(async ({ key }: SnapshotWish) => {
    taken.push(key);
    expect(++busy, 'one at a time').toBe(1);
    await Promise.resolve();
    busy--;
    return pixel;
  });
  await expect.poll(seen).toBe(2);
  expect([taken, plans()]).toEqual([['cm_1', 'cm_2'], 0]);
  // Another edit: what was taken stays until it is taken anew.
  const { session } = panel.driver.editor;
  flushSync(() => session.perform({ kind: 'design.rename', name: 'Another' }));
  expect(seen()).toBe(2);
  await expect.poll(() => taken.length).toBe(4);
});

test('J7 a view that was moved is a plan until its new picture is there', async () => {
  const answers: ((picture: string) => void)[] = [];
  const { panel, seen, plans } = opened(() => new Promise((resolve) => answers.push(resolve)));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(pixel);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(pixel);
  await expect.poll(seen).toBe(2);
  const { session } = panel.driver.editor;
  const moved = { ...camera('cm_1'), at: { x: 1500, y: 1000, z: 1500 } };
  flushSync(() => session.perform({ kind: 'camera.change', camera: moved }));
  expect([seen(), plans()]).toEqual([1, 1]);
});

test('J3 without a graphics card the plans stay, and it is not asked again', async () => {
  let asked = 0;
  const { seen, plans } = opened(() => {
    asked++;
    return Promise.resolve(null);
  });
  await expect.poll(() => asked).toBe(2);
  expect([seen(), plans(), asked]).toEqual([0, 2, 2]);
});
