import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Point } from '#lib/vec2.ts';
import { toScreen } from './plan-camera.ts';
import type { ScreenPointer } from '../hands/pointer-hands.ts';
import { planPointers } from './plan-pointer.ts';

const size = { width: 390, height: 600 };

/** A plan under fingers: what waits is called by hand. */
function touched() {
  const driver = drive(furnishedStudio());
  const { session } = driver.editor;
  const waiting = new Set<() => void>();
  const seen = { menus: [] as Point[], fingers: [] as (Point | null)[] };
  const pointers = planPointers({
    editor: driver.editor,
    sizeOf: () => size,
    onMenu: (at) => seen.menus.push(at),
    onFinger: (at) => seen.fingers.push(at),
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
  expect(seen.fingers.at(-1)).toEqual({ x: 200, y: 244 });
  const { tool } = driver;
  if (tool.tool !== 'wall' || tool.state !== 'drawing') throw new Error('a wall is begun');
  pointers.down(finger({ x: 100, y: 100 }, 2));
  expect(seen.fingers.at(-1)).toBeNull();
  expect(driver.tool).toMatchObject({ tool: 'wall', state: 'ready' });
});
