import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import type { Show } from '#editor/gesture.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';

const show = ({ editor }: EditorDriver): Show => editor.session.state.gesture?.show ?? {};
const draw = () => drive(newDesign()).use('wall');
/** A home of 6 by 4 m, with a wall between two rooms at 3 m. */
const home = () =>
  draw()
    .click([0, 0])
    .click([6000, 0])
    .click([6000, 4000])
    .click([0, 4000])
    .click([0, 0])
    .click([3000, -50])
    .click([3000, 4050]);

describe('J3 it is said why a wall ends where it does', () => {
  test('at the end of a wall, at a corner, closing the room', () => {
    const driver = draw().click([0, 0]).click([3000, 0]).press('Escape');
    expect(show(driver.move([3040, -40])).why).toBe('end');
    expect(show(home().move([-40, 4060])).why).toBe('corner');
    const round = draw().click([0, 0]).click([4000, 0]).click([4000, 3000]).click([0, 3000]).move([30, 40]);
    expect(show(round).why).toBe('closes');
    expect(show(round).closing).toBeNull();
    const across = home().click([-50, 2000]).move([3000, 2000]);
    expect(show(across).why, 'a room is cut in two').toBe('closes');
  });

  test('level, square to the wall before, straight on', () => {
    expect(show(draw().click([0, 0]).move([2510, 40])).why).toBe('across');
    expect(show(draw().click([0, 0]).move([40, 2510])).why).toBe('upright');
    const driver = draw().click([0, 0]).click([2500, 0]);
    expect(show(driver.move([2530, 1730]))).toMatchObject({ why: 'square', guides: [] });
    expect(show(driver.move([4130, 30])).why).toBe('straight');
    expect(show(home().click([6050, 1300]).move([7710, 1320])).why, 'to the wall it begins at').toBe('square');
  });

  test('in line with a wall, with a partition, with where the chain began; the line leads there', () => {
    const beside = home().click([-2000, -2000]);
    expect(show(beside.move([6080, -1990]))).toMatchObject({
      why: 'withWall',
      guides: [{ line: [{ x: 6050 }, { x: 6050 }] }],
    });
    expect(show(beside.move([3030, -1990])).why).toBe('withPartition');
    const back = draw().click([0, 0]).click([4000, 0]).click([4000, 3000]).move([40, 3030]);
    expect(show(back)).toMatchObject({
      why: 'withStart',
      guides: [
        {
          line: [
            { x: 0, y: 0 },
            { x: 0, y: 3000 },
          ],
        },
      ],
    });
  });

  test('a typed end is in line too, though nothing pulls it', () => {
    const driver = home().click([-2000, -2000]).move([0, -2000]).type('8050');
    expect(show(driver)).toMatchObject({ cursor: { x: 6050, y: -2000 }, why: 'withWall' });
    expect(show(driver.press('Backspace')).why, 'not at 805').toBeNull();
  });
});

describe('J3 the chain in hand has its lengths', () => {
  test('of each stretch that is set, beside it and outside; the one in hand apart', () => {
    const driver = draw().click([0, 0]).click([4000, 0]).click([4000, 3000]).move([1500, 3000]);
    expect(show(driver).chain?.map(({ value, beside }) => [value, beside])).toEqual([
      [4000, { side: -1, reach: 100 }],
      [3000, { side: -1, reach: 100 }],
    ]);
    expect(show(driver).measures?.[0]).toMatchObject({ value: 2500, beside: { side: -1, reach: 100 } });
    const other = draw().click([0, 0]).click([0, 3000]).move([4000, 3000]);
    expect(show(other).chain?.[0]?.beside?.side, 'drawn the other way round').toBe(1);
  });

  test('what would close the room: to the first corner, or square to the wall it began at', () => {
    const driver = draw().click([0, 0]).click([4000, 0]).move([4000, 2000]);
    expect(show(driver).closing, 'two stretches make no room').toBeNull();
    driver.click([4000, 3000]).move([0, 3000]);
    expect(show(driver).closing).toMatchObject({
      from: { x: 0, y: 3000 },
      to: { x: 0, y: 0 },
      value: 3000,
      onto: 'start',
    });
    const veranda = home().click([1000, -50]).click([1000, -1500]).move([5000, -1500]);
    expect(show(veranda).closing).toMatchObject({ to: { x: 5000, y: -50 }, value: 1450, onto: 'wall' });
  });
});

describe('J3 while an outline is drawn it says how large its room would be', () => {
  test('back to its first corner, and to the wall it began at', () => {
    const round = draw().click([0, 0]).click([4000, 0]).click([4000, 3000]).move([10, 3000]);
    const { closing } = show(round);
    expect(closing?.onto).toBe('start');
    const { thickness, reference } = round.tool.tool === 'wall' ? round.tool.settings : { thickness: 0, reference: '' };
    const off = { inner: 0, middle: thickness, outer: 2 * thickness }[reference as 'inner'];
    expect(closing?.room?.area).toBeCloseTo((4000 - off) * (3000 - off), -2);
    expect(closing?.room?.at.x).toBeCloseTo(2000, -2);
    const porch = home().click([0, -50]).click([0, -1500]).move([3000, -1500]);
    expect(show(porch).closing?.onto).toBe('wall');
    expect((show(porch).closing?.room?.area ?? 0) / 1e6).toBeCloseTo(4, 0);
  });

  test('nothing is said of what makes no room', () => {
    expect(show(draw().click([0, 0]).click([4000, 0]).move([4000, 3000])).closing ?? null).toBeNull();
  });
});
