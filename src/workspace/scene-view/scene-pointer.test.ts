import { describe, expect, test } from 'vitest';
import { levelOf } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { newDesign, type Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { factsOf } from '#editor/pieces.ts';
import { distance, type Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import { sceneHandles } from './scene-handles.ts';
import { openSpace } from './testing/open-space.ts';

const level = 'lv_1';

const top = (design: Design, id: string): Vec3 => {
  const item = design.items[id];
  if (!item) throw new Error('no such piece');
  const { height } = factsOf(drive(design).editor.pieces, item.model);
  return [item.at.x, item.at.y, item.at.z + height * 0.45];
};

/** The first place at head height on a wall of which this is true: a little inside of its face. */
function pointOnWall(design: Design, isSeen: (point: Vec3) => boolean): Vec3 {
  for (const { a, b, thickness } of Object.values(design.walls))
    for (const side of [-1, 1])
      for (const share of [0.3, 0.5, 0.7]) {
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const off = (side * (thickness / 2)) / length;
        const point: Vec3 = [
          a.x + (b.x - a.x) * share - (b.y - a.y) * off,
          a.y + (b.y - a.y) * share + (b.x - a.x) * off,
          2300,
        ];
        if (isSeen(point)) return point;
      }
  throw new Error('no wall is seen');
}

describe('J3 in 3D the same hands', () => {
  test('a click selects what the ray meets; the floor is its room, the sky nothing', async () => {
    const { driver, click, at } = await openSpace(furnishedFlat());
    click(at(top(driver.design, 'it_sofa')));
    expect(driver.selection).toEqual(['it_sofa']);
    click(at([3200, 4000, 0]));
    expect(driver.selection[0]).toMatch(/^rm_/);
    click({ x: 2, y: 2 });
    expect(driver.selection).toEqual([]);
  });

  test('a dragged piece keeps under the pointer and is one step of the history', async () => {
    const { driver, session, at, drag } = await openSpace(furnishedFlat());
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

  test('in a low view a piece has its ring and nothing else, so that one sees the piece', async () => {
    const { driver, sight } = await openSpace(furnishedFlat());
    const kinds = (height: number) =>
      sceneHandles({
        design: driver.design,
        level,
        selection: ['it_sofa'],
        pieces: driver.editor.pieces,
        sight: { ...sight(), size: { width: 748, height } },
      }).map(({ handle }) => handle.kind);
    expect([kinds(450), kinds(800)]).toEqual([['turn'], ['turn', 'lift']]);
  });

  test('the ring turns a piece, the arrow lifts it; both end in one step', async () => {
    const { driver, session, at, drag, sight } = await openSpace(furnishedFlat());
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
    const { driver, session, at, drag } = await openSpace(newDesign('Empty'));
    driver.use('room');
    drag(at([-1500, -1000, 0]), at([1500, 1000, 0]));
    expect(Object.keys(driver.design.walls)).toHaveLength(4);
    expect(Object.keys(driver.design.rooms)).toHaveLength(1);
    expect(session.state.view.scale, 'the scale of the plan is left alone').toBe(0.1);
  });

  test('a door goes into the wall that the ray meets', async () => {
    const { driver, click, at, stepAside } = await openSpace(furnishedFlat());
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

  test('a window in hand does not let the pointer through the hole it is about to cut', async () => {
    const { driver, session, hands, mouse, at, scene, sight, show } = await openSpace(furnishedStudio());
    const place = pointOnWall(driver.design, (point) => {
      const { from, along } = sight().ray(at(point));
      const met = scene.pick(from, along);
      return met?.kind === 'wall' && distance(met.point, point) < 20;
    });
    driver.editor.act('useWindow');
    const before = Object.keys(driver.design.openings).length;
    hands.move(mouse(at([place[0], place[1], 1400])));
    expect(session.state.gesture?.command?.kind).toBe('opening.add');
    await show(session.shown);
    hands.move(mouse(at([place[0], place[1], 1390])));
    expect(session.state.gesture?.command?.kind).toBe('opening.add');
    hands.down(mouse(at([place[0], place[1], 1390])));
    hands.up(mouse(at([place[0], place[1], 1390])));
    expect(Object.keys(driver.design.openings)).toHaveLength(before + 1);
  });

  test('a piece from the catalogue comes where the ray meets the floor', async () => {
    const { driver, session, click, at } = await openSpace(furnishedFlat());
    session.set({ snapping: false });
    driver.use(placingItem({ model: 'stool-0000', finishes: {} }));
    click(at([3200, 3900, 0]));
    const stool = driver.design.items[driver.selection[0] ?? ''];
    expect(stool?.at).toEqual({ x: 3200, y: 3900, z: 0 });
  });

  test('what hangs on a wall comes as high as one points, or at the usual height near it', async () => {
    const { driver, click, at, stepAside, scene, sight } = await openSpace(furnishedStudio());
    stepAside();
    const { mountHeight, height } = factsOf(driver.editor.pieces, 'picture-0000');
    // A wall that is seen, above everything that stands before it.
    const place = pointOnWall(driver.design, (point) => {
      const { from, along } = sight().ray(at(point));
      const met = scene.pick(from, along);
      return met?.kind === 'wall' && distance(met.point, point) < 20;
    });
    driver.use(placingItem({ model: 'picture-0000', finishes: {} }));
    click(at([place[0], place[1], 2300]));
    const picture = driver.design.items[driver.selection[0] ?? ''];
    expect(picture?.placement).toBe('wall');
    expect(Math.abs((picture?.at.z ?? 0) - (2300 - height / 2))).toBeLessThan(60);
    driver.use(placingItem({ model: 'picture-0000', finishes: {} }));
    click(at([place[0], place[1], mountHeight + height / 2]));
    expect(driver.design.items[driver.selection[0] ?? '']?.at.z).toBe(mountHeight);
  });

  test('what stands on things stands on what the ray meets', async () => {
    const { driver, click, at } = await openSpace(furnishedFlat());
    const table = Object.values(driver.design.items).find(({ model }) => model.startsWith('coffee-table'));
    if (!table) throw new Error('the flat has a coffee table');
    const { height: high } = factsOf(driver.editor.pieces, table.model);
    driver.use(placingItem({ model: 'vase-0000', finishes: {} }));
    click(at([table.at.x, table.at.y, high]));
    expect(driver.design.items[driver.selection[0] ?? '']?.at.z).toBeCloseTo(high, 0);
  });

  test('walls that stepped aside are met by no ray', async () => {
    const { scene, stepAside, sight, at } = await openSpace(furnishedFlat());
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
    const { driver, eye, hands, mouse, drag } = await openSpace(furnishedFlat());
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
    const { driver, session, eye, hands, mouse, at, wait } = await openSpace(furnishedFlat());
    session.set({ snapping: false });
    const finger = (where: Point, pointerId = 1) => mouse(where, { pointerType: 'touch', pointerId });
    const first = eye.camera();
    hands.down(finger({ x: 500, y: 400 }));
    hands.move(finger({ x: 440, y: 400 }));
    hands.up(finger({ x: 440, y: 400 }));
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
    wait();
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
    const { scene, driver, sight, at } = await openSpace(furnishedFlat());
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
