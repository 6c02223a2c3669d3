import type { Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import { bvhHits } from '#viewer/live/bvh-hits.ts';
import { openLiveHome } from '#viewer/live/live-home.ts';
import { createLightUniforms } from '#viewer/light/lit-materials.ts';
import { createMaterialCache } from '#viewer/stage/material-cache.ts';
import { directWorker } from '#viewer/testing/direct-worker.ts';
import { pointerHands, type ScreenPointer } from '../../hands/pointer-hands.ts';
import { scenePointer } from '../scene-pointer.ts';
import { sightOf } from '../sight.ts';
import { firstCamera, poseOf } from '../space-camera.ts';
import { createSpaceEye } from '../space-eye.ts';
import { hangings } from '../aside/hangings.ts';
import { asideParts, standingWalls, wallsAside } from '../aside/walls-aside.ts';

const size = { width: 1000, height: 800 };
const level = 'lv_1';

/** 3D without a screen: the real scene, picked by real rays; what waits is called by hand. */
export async function openSpace(design: Design) {
  const driver = drive(design);
  const { editor } = driver;
  const { session } = editor;
  const meshWorker = directWorker();
  const materials = createMaterialCache(meshWorker, createLightUniforms(), { size: 8, sharpness: 1 });
  const { scene, update, facts } = await openLiveHome({
    meshWorker,
    materials,
    design,
    level,
    detail: 'far',
    lift: 11,
    hit: bvhHits(),
  });
  const eye = createSpaceEye(firstCamera(facts().box, size), true, () => undefined);
  const waiting = new Set<() => void>();
  const hands = pointerHands({
    editor,
    surface: scenePointer(editor, {
      eye,
      sizeOf: () => size,
      pick: ({ from, along }, accept) => scene.pick(from, along, accept),
      pickAll: ({ from, along }, accept) => scene.pickAll(from, along, accept),
      inWindow: (at) => at,
    }),
    onFinger: () => undefined,
    after(_milliseconds, call) {
      waiting.add(call);
      return () => waiting.delete(call);
    },
  });
  const sight = () => sightOf(poseOf(eye.camera()), size);
  const at = (place: Vec3): Point => {
    const seen = sight().toScreen(place);
    if (!seen) throw new Error('it is behind the eye');
    return seen;
  };
  const mouse = (where: Point, more: Partial<ScreenPointer> = {}): ScreenPointer => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    at: where,
    shift: false,
    alt: false,
    mod: false,
    clicks: 1,
    ...more,
  });
  const drag = (from: Point, to: Point, more: Partial<ScreenPointer> = {}) => {
    hands.move(mouse(from, more));
    hands.down(mouse(from, more));
    for (const share of [0.3, 0.6, 1])
      hands.move(mouse({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, more));
    hands.up(mouse(to, more));
  };
  return {
    driver,
    session,
    eye,
    hands,
    mouse,
    at,
    drag,
    sight,
    scene,
    show: (shown = session.design) => update(shown, level),
    stepAside() {
      const { target } = eye.camera();
      const aside = wallsAside(standingWalls(session.design, level), sight().eye, { x: target[0], y: target[1] });
      scene.stepAside(asideParts(session.design, aside, hangings(session.design, level)));
      return aside;
    },
    tap(where: Point) {
      const finger = mouse(where, { pointerType: 'touch' });
      hands.down(finger);
      hands.up(finger);
    },
    click(where: Point, more: Partial<ScreenPointer> = {}) {
      hands.move(mouse(where, more));
      hands.down(mouse(where, more));
      hands.up(mouse(where, more));
    },
    wait: () => [...waiting].forEach((call) => call()),
  };
}
