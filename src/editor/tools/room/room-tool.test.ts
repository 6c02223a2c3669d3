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
