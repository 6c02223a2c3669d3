import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Point } from '#lib/vec2.ts';
import { toPlan, toScreen } from './plan-camera.ts';
import type { ScreenPointer } from '../hands/pointer-hands.ts';
import { planPointers } from './plan-pointer.ts';

const size = { width: 390, height: 600 };

/** A plan under fingers: what waits is called by hand. */
function touched(onMove?: (from: Point, to: Point) => void) {
  const driver = drive(furnishedStudio());
  const { session } = driver.editor;
  const waiting = new Set<() => void>();
  const seen = { menus: [] as Point[], fingers: [] as (Point | null)[] };
  const pointers = planPointers({
    editor: driver.editor,
    sizeOf: () => size,
    onMenu: (at) => seen.menus.push(at),
    onFinger: (at) => seen.fingers.push(at),
    ...(onMove && { onMove }),
    after(_milliseconds, call) {
      waiting.add(call);
      return () => waiting.delete(call);
    },
  });
  const item = Object.values(driver.design.items).find(({ placement }) => placement === 'floor');
  if (!item) throw new Error('the sample has furniture');
  const middle = () => toScreen(session.state.view, size, item.at);
  return { driver, session, pointers, seen, item, middle, wait: () => [...waiting].forEach((call) => call()) };
}

function finger({ x, y }: Point, pointerId = 1): ScreenPointer {
  return { pointerId, pointerType: 'touch', button: 0, at: { x, y }, shift: false, alt: false, mod: false, clicks: 1 };
}

test('J3 a tap selects; a finger that moves over what is not selected moves the paper', () => {
  const { driver, session, pointers, middle } = touched();
  pointers.down(finger(middle()));
  pointers.up(finger(middle()));
  expect(driver.selection).toHaveLength(1);
  session.set({ selection: [] });
  const before = { camera: session.state.view.centre, design: driver.design };
  const from = middle();
  pointers.down(finger(from));
  pointers.move(finger({ x: from.x + 40, y: from.y }));
  pointers.up(finger({ x: from.x + 40, y: from.y }));
  expect(session.state.view.centre.x).toBeCloseTo(before.camera.x - 40 / session.state.view.scale, 6);
  expect(driver.design).toBe(before.design);
});

test('J3 a selected piece follows one finger', () => {
  const { driver, session, pointers, item, middle } = touched();
  session.set({ snapping: false });
  driver.select(item.id);
  const from = middle();
  pointers.down(finger(from));
  for (const by of [10, 20, 30]) pointers.move(finger({ x: from.x + by, y: from.y }));
  pointers.up(finger({ x: from.x + 30, y: from.y }));
  expect(driver.design.items[item.id]?.at.x).toBeGreaterThan(item.at.x + 100);
});

test('J3 half a second without moving is the menu, and letting go then does nothing more', () => {
  const { driver, pointers, seen, middle, wait } = touched();
  pointers.down(finger(middle()));
  wait();
  expect(seen.menus).toHaveLength(1);
  const selection = driver.selection;
  pointers.up(finger(middle()));
  expect(driver.selection).toBe(selection);
  pointers.down(finger(middle()));
  pointers.move(finger({ x: middle().x + 30, y: middle().y }));
  wait();
  expect(seen.menus, 'a finger that moved asks for nothing').toHaveLength(1);
});

test('J3 with a tool the crosshair stands 56 px above the finger, and a second finger takes the stroke back', () => {
  const { driver, pointers, seen } = touched();
  driver.use('wall');
  pointers.down(finger({ x: 200, y: 300 }));
  pointers.move(finger({ x: 210, y: 300 }));
  expect(seen.fingers.at(-1)).toEqual({ x: 210, y: 244 });
  const { tool } = driver;
  if (tool.tool !== 'wall' || tool.state !== 'drawing') throw new Error('a wall is begun');
  pointers.down(finger({ x: 100, y: 100 }, 2));
  expect(seen.fingers.at(-1)).toBeNull();
  expect(driver.tool).toMatchObject({ tool: 'wall', state: 'ready' });
});

test('J3 two fingers on a selected piece turn it in one step and leave the view; beside it they move the view', () => {
  const { driver, session, pointers, item, middle } = touched();
  driver.select(item.id);
  const { x, y } = middle();
  const { view } = session.state;
  pointers.down(finger({ x: x - 40, y }));
  pointers.down(finger({ x: x + 40, y }, 2));
  pointers.move(finger({ x, y: y + 40 }));
  pointers.move(finger({ x, y: y - 40 }, 2));
  pointers.up(finger({ x, y: y - 40 }, 2));
  pointers.move(finger({ x: x + 90, y: y + 90 }));
  pointers.up(finger({ x: x + 90, y: y + 90 }));
  expect(driver.design.items[item.id]?.turn).toBe((item.turn + 90) % 360);
  expect(driver.performed).toHaveLength(1);
  expect(session.state.view).toMatchObject({ centre: view.centre, scale: view.scale });
  driver.select();
  const before = driver.design;
  pointers.down(finger({ x: x - 40, y }));
  pointers.down(finger({ x: x + 40, y }, 2));
  pointers.move(finger({ x: x + 80, y }, 2));
  pointers.up(finger({ x: x + 80, y }, 2));
  pointers.up(finger({ x: x - 40, y }));
  expect(driver.design).toBe(before);
  expect(session.state.view.scale).toBeGreaterThan(view.scale);
});

test('J3 a twist that is lost turns nothing', () => {
  const { driver, pointers, item, middle } = touched();
  driver.select(item.id);
  const { x, y } = middle();
  pointers.down(finger({ x: x - 40, y }));
  pointers.down(finger({ x: x + 40, y }, 2));
  pointers.move(finger({ x, y: y - 40 }, 2));
  pointers.lost(2);
  pointers.lost(1);
  expect(driver.performed).toEqual([]);
  expect(driver.design.items[item.id]).toEqual(item);
});

test('J3 with a tool a tap means what the finger is on; one that stays takes aim above itself', () => {
  const { driver, session, pointers, seen, wait } = touched();
  session.set({ snapping: false });
  driver.use('note');
  const begun = () => (driver.tool.tool === 'note' && 'at' in driver.tool ? driver.tool.at : null);
  const plan = (x: number, y: number) => toPlan(session.state.view, size, { x, y });
  pointers.down(finger({ x: 200, y: 300 }));
  pointers.up(finger({ x: 200, y: 300 }));
  expect(seen.fingers.filter(Boolean)).toEqual([]);
  expect(begun()).toEqual({ x: Math.round(plan(200, 300).x), y: Math.round(plan(200, 300).y) });
  driver.use('wall');
  pointers.down(finger({ x: 200, y: 300 }));
  wait();
  expect(seen.fingers.at(-1)).toEqual({ x: 200, y: 244 });
});

test('J3 paper that comes along under a hand that draws does so before the tool is told where the hand is', () => {
  const ways: number[][] = [];
  const { driver, session, pointers } = touched((from, to) => {
    ways.push([from.x, to.x]);
    const { view } = session.state;
    session.set({ snapping: false, view: { ...view, centre: { ...view.centre, x: view.centre.x + 1000 } } });
  });
  driver.use('wall');
  const mouse = (x: number): ScreenPointer => ({ ...finger({ x, y: 300 }), pointerType: 'mouse' });
  pointers.down(mouse(300));
  pointers.move(mouse(340));
  expect(ways).toEqual([[300, 340]]);
  const cursor = session.state.gesture?.show.cursor;
  expect(cursor?.x).toBeCloseTo(toPlan(session.state.view, size, { x: 340, y: 300 }).x, -1);
});
