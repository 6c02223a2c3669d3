import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';

const rooms = (driver: EditorDriver) =>
  roomsOf(driver.design, 'lv_1').map(({ shape }) => Math.round(shape.netArea / 1e4));
const walls = (driver: EditorDriver) => Object.values(driver.design.walls);
const draw = () => drive(newDesign()).press('KeyB');

describe('J3 the room tool', () => {
  test('dragged: its inner size is what was drawn, in one step; it is selected', () => {
    const driver = draw().drag([0, 0], [4000, 3000]);
    expect(rooms(driver)).toEqual([1200]);
    expect(driver.performed).toHaveLength(1);
    expect(driver.design.rooms[driver.selection[0]!]).toBeDefined();
    driver.press('Mod+KeyZ');
    expect(walls(driver)).toEqual([]);
  });

  test.each([
    [4000, 3000],
    [-4000, 3000],
    [4000, -3000],
    [-4000, -3000],
  ])('towards %i, %i', (x, y) => {
    expect(rooms(draw().drag([0, 0], [x, y]))).toEqual([1200]);
  });

  test('clicked, with the size typed: the pointer says to which side', () => {
    const driver = draw().click([0, 0]).move([-500, 700]).type('4200 x 3600');
    expect(driver.editor.session.state.gesture?.show.measures?.[0]).toMatchObject({
      value: 4200,
      typed: '4200 x 3600',
    });
    driver.press('Enter');
    expect(rooms(driver)).toEqual([1512]);
    expect(Math.max(...walls(driver).map(({ a }) => a.x))).toBe(50);
  });

  test('typed at once, without any pointer', () => {
    expect(rooms(draw().type('4.2m x 3.6m').press('Enter'))).toEqual([1512]);
  });

  test('small figures are metres, whatever the unit', () => {
    expect(rooms(draw().type('3,4 x 3').press('Enter'))).toEqual([1020]);
  });

  test('a second one typed stands beside the first and shares its wall', () => {
    const driver = draw().type('4200 x 3600').press('Enter').type('3000 x 2400').press('Enter');
    expect(rooms(driver).toSorted((a, b) => a - b)).toEqual([720, 1512]);
    expect(walls(driver)).toHaveLength(7);
  });

  test.each([
    ['pulled', () => draw().drag([0, 0], [3300, 2900]), { x: 0, y: 0 }, { x: 3400, y: 3000 }],
    ['the other way', () => draw().drag([3300, 2900], [0, 0]), { x: -100, y: -100 }, { x: 3300, y: 2900 }],
    ['clicked', () => draw().click([0, 0]).click([3300, 2900]), { x: 0, y: 0 }, { x: 3400, y: 3000 }],
  ])('J3 %s: a size typed next is that room, from the corner it was begun at, in one step', (_how, begin, from, to) => {
    const driver = begin();
    const [room] = driver.selection;
    const drawn = driver.text();
    driver.type('3.4 x 3').press('Enter');
    expect(rooms(driver)).toEqual([1020]);
    expect(walls(driver)).toHaveLength(4);
    expect(roomsOf(driver.design, 'lv_1')[0]?.shape.bounds).toMatchObject({
      left: from.x,
      bottom: from.y,
      right: to.x,
      top: to.y,
    });
    expect(driver.selection).toEqual([room]);
    expect(driver.performed).toHaveLength(2);
    driver.type('3 x 3').press('Enter');
    expect(rooms(driver)).toEqual([900]);
    driver.press('Mod+KeyZ').press('Mod+KeyZ');
    expect(driver.text()).toBe(drawn);
  });

  test('J3 with the size half typed the room just drawn is shown as large; Escape leaves it as drawn', () => {
    const driver = draw().drag([0, 0], [3300, 2900]).type('3400 x 3000');
    expect(driver.editor.session.state.gesture?.show.measures?.[0]).toMatchObject({
      value: 3400,
      typed: '3400 x 3000',
    });
    expect(Object.keys(driver.editor.session.shown.walls)).toHaveLength(4);
    driver.press('Escape');
    expect(rooms(driver)).toEqual([957]);
    expect(driver.performed).toHaveLength(1);
  });

  test('J3 a size typed after another press, another choice, an undo or elsewhere with the cursor is a new room', () => {
    const again = () => draw().drag([0, 0], [3300, 2900]);
    expect(rooms(again().select().type('2 x 2').press('Enter'))).toHaveLength(2);
    expect(rooms(again().press('Mod+KeyZ').type('2 x 2').press('Enter'))).toEqual([400]);
    expect(rooms(again().press('Escape', 'KeyB').type('2 x 2').press('Enter'))).toHaveLength(2);
    const driver = again();
    driver.editor.session.set({ cursor: { x: 8000, y: 0 } });
    expect(rooms(driver.type('2 x 2').press('Enter'))).toHaveLength(2);
  });

  test('J3 a room drawn against another is sized away from it; between two it stays, and what is typed is new', () => {
    const driver = draw().drag([0, 0], [4000, 3000]).drag([4100, 0], [7000, 3000]).type('2000 x 3000').press('Enter');
    expect(rooms(driver)).toEqual([1200, 600]);
    const between = draw().drag([0, 0], [2000, 3000]).drag([5000, 0], [7000, 3000]).drag([2100, 0], [4900, 3000]);
    expect(rooms(between)).toHaveLength(3);
    expect(rooms(between.type('2000 x 3000').press('Enter'))).toHaveLength(4);
  });

  test('too small or no size: nothing', () => {
    const driver = draw().type('100 x 3600').press('Enter').press('Escape');
    expect(walls(driver)).toEqual([]);
    expect(draw().drag([0, 0], [150, 3000]).performed).toEqual([]);
  });

  test('L and T, with half left out until it is typed', () => {
    const l = drive(newDesign()).press('Shift+KeyB').drag([0, 0], [4000, 4000]);
    expect(rooms(l)).toEqual([1200]);
    expect(walls(l)).toHaveLength(6);
    const t = drive(newDesign()).press('Alt+KeyB').drag([0, 0], [4000, 4000]);
    expect(rooms(t)).toEqual([1200]);
    expect(walls(t)).toHaveLength(8);
    const typed = drive(newDesign())
      .press('Shift+KeyB')
      .type('4000x4000')
      .press('Tab')
      .type('1000x1000')
      .press('Enter');
    expect(rooms(typed)).toEqual([1500]);
  });

  test('rooms share the wall between them, from wherever it is begun', () => {
    for (const x of [4000, 4050, 4100]) {
      const driver = draw().drag([0, 0], [4000, 3000]).drag([x, 0], [7000, 3000]);
      expect(rooms(driver)).toHaveLength(2);
      expect(walls(driver)).toHaveLength(7);
    }
  });

  test('a typed size beside a room counts from the face of the wall they share', () => {
    const driver = draw()
      .drag([0, 0], [4000, 3000])
      .click([4050, 0])
      .move([5000, 900])
      .type('2000 x 3000')
      .press('Enter');
    expect(rooms(driver).sort()).toEqual([1200, 600].sort());
  });

  test('Shift draws a square, Escape leaves, a lost pointer too', () => {
    expect(rooms(draw().drag([0, 0], [3000, 2000], { shift: true }))).toEqual([900]);
    const driver = draw().click([0, 0]).move([3000, 3000]).press('Escape');
    expect(driver.tool).toMatchObject({ tool: 'room', state: 'ready' });
    driver.click([0, 0]).move([3000, 3000]).editor.cancel();
    expect(driver.tool).toMatchObject({ tool: 'room', state: 'ready' });
    expect(driver.performed).toEqual([]);
  });
});
