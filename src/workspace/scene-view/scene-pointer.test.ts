import { describe, expect, test } from 'vitest';
import { levelOf } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { newDesign, type Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { factsOf } from '#editor/pieces.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import { bvhHits } from '#viewer/live/bvh-hits.ts';
import { openLiveHome } from '#viewer/live/live-home.ts';
import { createMaterialCache } from '#viewer/stage/material-cache.ts';
import { directWorker } from '#viewer/testing/direct-worker.ts';
import { pointerHands, type ScreenPointer } from '../hands/pointer-hands.ts';
import { sceneHandles } from './scene-handles.ts';
import { scenePointer } from './scene-pointer.ts';
import { sightOf } from './sight.ts';
import { firstCamera, poseOf } from './space-camera.ts';
import { createSpaceEye } from './space-eye.ts';
import { asideParts, standingWalls, wallsAside } from './walls-aside.ts';

const size = { width: 1000, height: 800 };
const level = 'lv_1';

/** 3D without a screen: the real scene, picked by real rays; what waits is called by hand. */
async function space(design: Design) {
  const driver = drive(design);
  const { editor } = driver;
  const { session } = editor;
  const meshWorker = directWorker();
  const materials = createMaterialCache(meshWorker, { size: 8, sharpness: 1 });
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
    show: () => update(session.design, level),
    stepAside() {
      const { target } = eye.camera();
      const aside = wallsAside(standingWalls(session.design, level), sight().eye, { x: target[0], y: target[1] });
      scene.stepAside(asideParts(session.design, aside));
      return aside;
    },
    click(where: Point, more: Partial<ScreenPointer> = {}) {
      hands.move(mouse(where, more));
      hands.down(mouse(where, more));
      hands.up(mouse(where, more));
    },
    wait: () => [...waiting].forEach((call) => call()),
  };
}

const top = (design: Design, id: string): Vec3 => {
  const item = design.items[id];
  if (!item) throw new Error('no such piece');
  const { height } = factsOf(drive(design).editor.pieces, item.model);
  return [item.at.x, item.at.y, item.at.z + height * 0.45];
};

describe('J3 in 3D the same hands', () => {
  test('a click selects what the ray meets; the floor is its room, the sky nothing', async () => {
    const { driver, click, at } = await space(furnishedFlat());
    click(at(top(driver.design, 'it_sofa')));
    expect(driver.selection).toEqual(['it_sofa']);
    click(at([3200, 4000, 0]));
    expect(driver.selection[0]).toMatch(/^rm_/);
    click({ x: 2, y: 2 });
    expect(driver.selection).toEqual([]);
  });

  test('a dragged piece keeps under the pointer and is one step of the history', async () => {
    const { driver, session, at, drag } = await space(furnishedFlat());
    session.set({ snapping: false });
    const from = top(driver.design, 'it_sofa');
    const before = driver.design.items.it_sofa?.at;
    const past = session.state.history.past.length;
    drag(at(from), at([from[0] + 400, from[1] - 300, from[2]]));
    const after = driver.design.items.it_sofa?.at;
    // The ray meets it a little before the place that was aimed at.
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) - 400)).toBeLessThan(30);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) + 300)).toBeLessThan(30);
    expect(session.state.history.past).toHaveLength(past + 1);
  });

  test('the ring turns a piece, the arrow lifts it; both end in one step', async () => {
    const { driver, session, at, drag, sight } = await space(furnishedFlat());
    driver.select('it_sofa');
    const handles = () =>
      sceneHandles({
        design: driver.design,
        level,
        selection: ['it_sofa'],
        pieces: driver.editor.pieces,
        sight: sight(),
      });
    const turn = handles().find(({ handle }) => handle.kind === 'turn');
    if (turn?.handle.kind !== 'turn') throw new Error('it can be turned');
    const { around } = turn.handle;
    const [x, y, z] = turn.at;
    const was = driver.design.items.it_sofa?.turn ?? 0;
    // A quarter round, counter-clockwise.
    drag(at(turn.at), at([around.x - (y - around.y), around.y + (x - around.x), z]));
    expect(((((driver.design.items.it_sofa?.turn ?? 0) - was) % 360) + 360) % 360).toBe(90);
    driver.select('it_sofa');
    const lift = handles().find(({ handle }) => handle.kind === 'lift');
    if (!lift) throw new Error('it can be lifted');
    drag(at(lift.at), at([lift.at[0], lift.at[1], lift.at[2] + 500]));
    expect(driver.design.items.it_sofa?.at.z).toBeCloseTo(500, -1.5);
    drag(at([lift.at[0], lift.at[1], lift.at[2] + 500]), at([lift.at[0], lift.at[1], 0]));
    expect(session.state.selection).toEqual(['it_sofa']);
  });

  test('a wall and a room are drawn on the floor', async () => {
    const { driver, session, at, drag } = await space(newDesign('Empty'));
    driver.use('room');
    drag(at([-1500, -1000, 0]), at([1500, 1000, 0]));
    expect(Object.keys(driver.design.walls)).toHaveLength(4);
    expect(Object.keys(driver.design.rooms)).toHaveLength(1);
    expect(session.state.view.scale, 'the scale of the plan is left alone').toBe(0.1);
  });

  test('a door goes into the wall that the ray meets', async () => {
    const { driver, click, at, stepAside } = await space(furnishedFlat());
    const aside = stepAside();
    const wall = Object.values(driver.design.walls).find(
      ({ id, a, b }) => !aside.has(id) && Math.hypot(b.x - a.x, b.y - a.y) > 2500,
    );
    if (!wall) throw new Error('a wall stands');
    const before = Object.keys(driver.design.openings).length;
    driver.editor.act('useDoor');
    const middle: Vec3 = [(wall.a.x + wall.b.x) / 2, (wall.a.y + wall.b.y) / 2, wall.height];
    click(at(middle));
    const added = Object.values(driver.design.openings).length - before;
    expect(added).toBe(1);
  });

  test('a piece from the catalogue comes where the ray meets the floor, what hangs on a wall where it meets that', async () => {
    const { driver, session, click, at } = await space(furnishedFlat());
    session.set({ snapping: false });
    driver.use(placingItem({ model: 'stool-0000', finishes: {} }));
    click(at([3200, 3900, 0]));
    const stool = driver.design.items[driver.selection[0] ?? ''];
    expect([stool?.at.x, stool?.at.y, stool?.at.z].map((value) => Math.round((value ?? 0) / 10) * 10)).toEqual([
      3200, 3900, 0,
    ]);
  });

  test('walls that stepped aside are met by no ray', async () => {
    const { scene, stepAside, sight, at } = await space(furnishedFlat());
    const { driver } = { driver: drive(furnishedFlat()) };
    const aside = stepAside();
    expect(aside.size).toBeGreaterThan(1);
    for (const [id, side] of aside) {
      const wall = driver.design.walls[id];
      if (!wall) continue;
      const { from, along } = sight().ray(at([(wall.a.x + wall.b.x) / 2, (wall.a.y + wall.b.y) / 2, 1200]));
      const met = scene.pickAll(from, along).filter((each) => each.id === id);
      expect(met.map(({ slot }) => slot)).not.toContain(side);
    }
  });

  test('right-drag goes round, the middle button moves, the wheel comes nearer to the pointer', async () => {
    const { driver, eye, hands, mouse, drag } = await space(furnishedFlat());
    const first = eye.camera();
    drag({ x: 500, y: 400 }, { x: 600, y: 400 }, { button: 2 });
    expect(eye.camera().azimuth).toBeLessThan(first.azimuth);
    expect(eye.camera().target).toEqual(first.target);
    const turned = eye.camera();
    drag({ x: 500, y: 400 }, { x: 600, y: 400 }, { button: 1 });
    expect(eye.camera().target).not.toEqual(turned.target);
    hands.wheel({ x: 200, y: 300 }, { x: 0, y: -120, zoom: true });
    expect(eye.camera().distance).toBeLessThan(turned.distance);
    expect(driver.selection).toEqual([]);
    hands.down(mouse({ x: 500, y: 400 }, { button: 2 }));
    hands.up(mouse({ x: 500, y: 400 }, { button: 2 }));
    expect(driver.requests.at(-1)).toMatchObject({ kind: 'menu', screen: { x: 500, y: 400 } });
  });

  test('one finger goes round, two move the view and take back a stroke, a selected piece follows one', async () => {
    const { driver, session, eye, hands, mouse, at, wait } = await space(furnishedFlat());
    session.set({ snapping: false });
    const finger = (where: Point, pointerId = 1) => mouse(where, { pointerType: 'touch', pointerId });
    const first = eye.camera();
    hands.down(finger({ x: 500, y: 400 }));
    hands.move(finger({ x: 560, y: 400 }));
    hands.up(finger({ x: 560, y: 400 }));
    expect(eye.camera().azimuth).not.toBe(first.azimuth);

    driver.select('it_sofa');
    const from = top(driver.design, 'it_sofa');
    const before = driver.design.items.it_sofa?.at;
    hands.down(finger(at(from)));
    for (const by of [150, 300, 500]) hands.move(finger(at([from[0] + by, from[1], from[2]])));
    hands.up(finger(at([from[0] + 500, from[1], from[2]])));
    expect(Math.abs((driver.design.items.it_sofa?.at.x ?? 0) - (before?.x ?? 0) - 500)).toBeLessThan(40);

    driver.use('wall');
    hands.down(finger({ x: 400, y: 500 }));
    expect(driver.tool).toMatchObject({ tool: 'wall', state: 'drawing' });
    hands.down(finger({ x: 600, y: 500 }, 2));
    expect(driver.tool).toMatchObject({ tool: 'wall', state: 'ready' });
    const { distance } = eye.camera();
    hands.move(finger({ x: 700, y: 500 }, 2));
    expect(eye.camera().distance).toBeLessThan(distance);
    hands.up(finger({ x: 400, y: 500 }));
    hands.up(finger({ x: 700, y: 500 }, 2));

    driver.use('select');
    hands.down(finger(at(top(driver.design, 'it_sofa'))));
    wait();
    expect(driver.requests.at(-1)).toMatchObject({ kind: 'menu' });
  });

  test('a pick says kind, part and face: what paint and panels need', async () => {
    const { scene, driver, sight, at } = await space(furnishedFlat());
    const { from, along } = sight().ray(at(top(driver.design, 'it_sofa')));
    const met = scene.pick(from, along);
    expect(met).toMatchObject({ kind: 'furniture', id: 'it_sofa' });
    const { slots } = factsOf(driver.editor.pieces, driver.design.items.it_sofa?.model ?? '');
    expect(Object.keys(slots)).toContain(met?.slot);
    const faces = scene.pickAll([4600, 2000, 2600], [-1, 0, 0]).filter(({ kind }) => kind === 'wall');
    expect(['left', 'right']).toContain(faces[0]?.slot);
    expect(levelOf(driver.design, level)).toBeDefined();
  });
});
