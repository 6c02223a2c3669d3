import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';

const walls = (driver: EditorDriver) => Object.values(driver.design.walls);
const lengths = (driver: EditorDriver) => walls(driver).map(({ a, b }) => Math.round(Math.hypot(b.x - a.x, b.y - a.y)));
const rooms = (driver: EditorDriver) => roomsOf(driver.design, 'lv_1');
const draw = () => drive(newDesign()).use('wall');

describe('J3 the wall tool', () => {
  test('click by click, closed on its first corner: a room with the drawn inner size, one step', () => {
    const driver = draw().click([0, 0]).click([4000, 0]).click([4000, 3000]).click([0, 3000]).click([20, 30]);
    expect(walls(driver)).toHaveLength(4);
    expect(rooms(driver)).toHaveLength(1);
    expect(rooms(driver)[0]?.shape.netArea).toBeCloseTo(12e6, 0);
    expect(driver.performed).toHaveLength(1);
    expect(driver.tool).toMatchObject({ tool: 'wall', state: 'ready' });
    driver.press('Mod+KeyZ');
    expect(walls(driver)).toEqual([]);
  });

  test('the same the other way round', () => {
    const driver = draw().click([0, 0]).click([0, 3000]).click([4000, 3000]).click([4000, 0]).click([0, 0]);
    expect(rooms(driver)[0]?.shape.netArea).toBeCloseTo(12e6, 0);
  });

  test('press, pull, let go is one wall', () => {
    const driver = draw().drag([0, 0], [3000, 40]);
    expect(lengths(driver)).toEqual([3000]);
    expect(driver.tool).toMatchObject({ state: 'ready' });
  });

  test('a typed length: the pointer keeps the heading, the figure the length', () => {
    const driver = draw().click([0, 0]).move([1000, 30]).type('3200');
    expect(driver.editor.session.state.gesture?.show.measures?.[0]).toMatchObject({ value: 3200, typed: '3200' });
    driver.press('Enter', 'Escape');
    expect(lengths(driver)).toEqual([3200]);
    expect(walls(driver)[0]?.b.y).toBe(walls(driver)[0]?.a.y);
  });

  test.each([
    ['3.2m', 3200],
    ['320cm', 3200],
    ['10\'6"', 3200],
    ['1200+2*450', 2100],
  ])('%s', (text, length) => {
    const driver = draw().click([0, 0]).move([0, 900]).type(text).press('Enter', 'Escape');
    expect(lengths(driver)).toEqual([length]);
  });

  test('Tab to the angle, then the thickness', () => {
    const driver = draw().click([0, 0]).move([1000, 0]).type('2000').press('Tab').type('30').press('Tab').type('200');
    driver.press('Enter', 'Escape');
    const [wall] = walls(driver);
    expect(wall?.thickness).toBe(200);
    expect(lengths(driver)).toEqual([2000]);
    expect((Math.atan2(wall!.b.y - wall!.a.y, wall!.b.x - wall!.a.x) * 180) / Math.PI).toBeCloseTo(30, 3);
  });

  test('J3 typed right after the first corner, which snapped: to the right, not the way the finger missed the corner', () => {
    const driver = draw().click([1033, -241], { input: 'touch' }).type('3400').press('Enter', 'Escape');
    const [wall] = Object.values(driver.design.walls);
    expect(wall && [wall.b.x - wall.a.x, wall.b.y - wall.a.y]).toEqual([3400, 0]);
  });

  test('Escape clears what is typed, then ends the chain, then the tool', () => {
    const driver = draw().click([0, 0]).click([2000, 0]).move([2000, 900]).type('12');
    driver.press('Escape');
    expect(driver.tool).toMatchObject({ state: 'drawing', typed: { length: '' } });
    driver.press('Escape');
    expect(lengths(driver)).toEqual([2000]);
    expect(driver.tool).toMatchObject({ tool: 'wall', state: 'ready' });
    driver.press('Escape');
    expect(driver.tool).toEqual({ tool: 'select', state: 'idle' });
  });

  test('Backspace takes a figure, then a corner; so does undo', () => {
    const driver = draw().click([0, 0]).click([2000, 0]).click([2000, 1500]).move([900, 1500]).type('12');
    driver.press('Backspace', 'Backspace', 'Backspace');
    expect(driver.tool).toMatchObject({ state: 'drawing', points: [{}, {}] });
    driver.press('Mod+KeyZ');
    expect(driver.tool).toMatchObject({ state: 'drawing', points: [{}] });
    driver.press('Mod+KeyZ');
    expect(driver.tool).toMatchObject({ state: 'ready' });
    expect(driver.performed).toEqual([]);
  });

  test('/ goes through inner, middle and outer face; one length is shown, and it says of which', () => {
    const driver = draw().click([0, 0]).click([4000, 0]).move([4000, 3000]);
    const shown = () => driver.editor.session.state.gesture?.show.measures?.map(({ value, of }) => [value, of]);
    for (const face of ['inner', 'middle', 'outer', 'inner']) {
      expect(shown()).toEqual([
        [3000, face],
        [90, undefined],
      ]);
      driver.press('Slash');
    }
  });

  test('headings within 4° are drawn to 15° steps, and square to the last wall', () => {
    const straight = draw().click([0, 0]).click([3000, 180]);
    straight.press('Escape');
    expect(walls(straight)[0]?.a.y).toBe(walls(straight)[0]?.b.y);
    const slanted = draw().click([0, 0]).move([1000, 0]).press('Tab').type('22').press('Tab', 'Tab').type('3000');
    slanted
      .press('Enter')
      .click([2780 - 1130 + 40, 1124 + 2700])
      .press('Escape');
    const [first, second] = walls(slanted);
    const dot =
      (first!.b.x - first!.a.x) * (second!.b.x - second!.a.x) + (first!.b.y - first!.a.y) * (second!.b.y - second!.a.y);
    expect(Math.abs(dot)).toBeLessThan(1);
  });

  test('Alt frees, Shift keeps to a heading', () => {
    const free = draw().click([0, 0]).click([3003, 157], { alt: true }).press('Escape');
    expect(walls(free)[0]?.b.y).not.toBe(walls(free)[0]?.a.y);
    const kept = draw().click([0, 0]).click([3000, 700], { shift: true }).press('Escape');
    const [wall] = walls(kept);
    expect((Math.atan2(wall!.b.y - wall!.a.y, wall!.b.x - wall!.a.x) * 180) / Math.PI).toBeCloseTo(15, 6);
  });

  test('an end on a wall that was there ends the chain and closes the room', () => {
    const driver = draw().click([0, 0]).click([6000, 0]).click([6000, 4000]).click([0, 4000]).click([0, 0]);
    driver.click([3000, -50]).click([3000, 4050]);
    expect(rooms(driver)).toHaveLength(2);
    expect(driver.tool).toMatchObject({ state: 'ready' });
    expect(driver.performed).toHaveLength(2);
  });

  test('ends within 20 mm always join, also with Alt', () => {
    const driver = draw().click([0, 0]).click([6000, 0]).press('Escape');
    driver.zoom(5000).click([6013, -62], { alt: true }).click([6013, 3000], { alt: true }).press('Escape');
    expect(walls(driver)[1]?.a).toEqual(walls(driver)[0]?.b);
  });

  test('a lost pointer leaves the document and the corners that were set', () => {
    const driver = draw().click([0, 0]).click([2000, 0]).move([2000, 900]);
    const before = driver.text();
    driver.editor.cancel();
    expect(driver.text()).toBe(before);
    expect(driver.tool).toMatchObject({ state: 'drawing', points: [{}, {}] });
  });
});
