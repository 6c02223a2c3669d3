import { describe, expect, test } from 'vitest';
import { recordOf } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { facesAround } from '#design/plan/wall-faces.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';

const tiles = {
  material: 'tile-cement',
  turn: 45,
  layout: { pattern: 'half', width: 300, height: 150, joint: 2, corner: 'middle' },
} as const;

function opened() {
  const driver = drive(studio());
  const room = Object.values(driver.design.rooms).find(({ name }) => name === 'Studio')!;
  const paint = (targets: unknown, surface: unknown, scope?: string) =>
    driver.editor.act('paintSurface', { targets, surface, ...(scope !== undefined && { scope }) });
  return { driver, room, paint };
}

describe('J3 finishes by panel, by 3D, by programs', () => {
  test('a floor with its layout, in one step that is undone whole', () => {
    const { driver, room, paint } = opened();
    const before = driver.text();
    expect(paint([{ on: 'floor', id: room.id }], tiles)).toBe(true);
    expect(recordOf(driver.design, 'rooms', room.id)?.floor).toEqual(tiles);
    expect(driver.performed).toHaveLength(1);
    driver.press('Mod+KeyZ');
    expect(driver.text()).toBe(before);
  });

  test('all walls of this room are those with a finish of their own too', () => {
    const { driver, room, paint } = opened();
    const first = facesAround(driver.design, room).find(({ wall }) => wall.id === 'wl_e');
    const side = { on: 'wall', id: first!.wall.id, side: first!.side };
    paint([side], { material: 'paint-navy' });
    expect(recordOf(driver.design, 'walls', first!.wall.id)?.[first!.side]?.material).toBe('paint-navy');
    paint([side], { material: 'paint-sage' }, 'room');
    expect(recordOf(driver.design, 'rooms', room.id)?.walls).toEqual({ material: 'paint-sage' });
    expect(recordOf(driver.design, 'walls', first!.wall.id)?.[first!.side]).toBeUndefined();
    expect(driver.performed).toHaveLength(2);
    paint([side], null, 'room');
    expect(recordOf(driver.design, 'rooms', room.id)?.walls).toBeUndefined();
  });

  test('a side that looks into two rooms: the one that was pointed from', () => {
    const bath = Object.values(studio().rooms).find(({ type }) => type === 'bathroom')!;
    for (const [x, id] of [
      [1500, opened().room.id],
      [6200, bath.id],
    ] as const) {
      const driver = drive(studio())
        .use(painting({ material: 'paint-sage' }, 'room'))
        .click([x, 80]);
      const painted = Object.values(driver.design.rooms).filter(({ walls }) => walls?.material === 'paint-sage');
      expect(painted.map((each) => each.id)).toEqual([id]);
    }
  });

  test('every floor, ceiling and skirting of the home', () => {
    const { driver, room, paint } = opened();
    paint([{ on: 'floor', id: room.id }], tiles, 'home');
    paint([{ on: 'skirting', id: room.id }], { material: 'oak-natural' }, 'level');
    paint([{ on: 'ceiling', id: room.id }], { material: 'paint-fog' }, 'home');
    for (const each of Object.values(driver.design.rooms))
      expect(each).toMatchObject({
        floor: tiles,
        skirting: { material: 'oak-natural', height: 90 },
        ceiling: { material: 'paint-fog' },
      });
    paint([{ on: 'skirting', id: room.id }], null);
    expect(recordOf(driver.design, 'rooms', room.id)?.skirting).toBeUndefined();
  });

  test('a ceiling keeps how low it hangs', () => {
    const { driver, room, paint } = opened();
    driver.editor.session.perform({
      kind: 'room.ceiling',
      level: room.level,
      at: room.seed,
      room: room.id,
      ceiling: { material: 'paint-white', drop: 300 },
    });
    paint([{ on: 'ceiling', id: room.id }], { material: 'paint-fog' });
    expect(recordOf(driver.design, 'rooms', room.id)?.ceiling).toEqual({ material: 'paint-fog', drop: 300 });
    paint([{ on: 'ceiling', id: room.id }], null);
    expect(recordOf(driver.design, 'rooms', room.id)?.ceiling).toEqual({ material: 'paint-white', drop: 300 });
  });

  test.each([
    [[], tiles],
    [[{ on: 'floor', id: 'wl_a' }], tiles],
    [[{ on: 'wall', id: 'wl_a' }], tiles],
    [[{ on: 'item', id: 'it_a', slot: 'seat' }], tiles],
    [[{ on: 'floor', id: 'rm_a' }], { material: '../x' }],
    [[{ on: 'floor', id: 'rm_a' }], { ...tiles, layout: { ...tiles.layout, width: 0 } }],
  ])('what is no surface or no finish does nothing: %j', (targets, surface) => {
    const { driver, paint } = opened();
    expect(paint(targets, surface)).toBe(false);
    expect(driver.performed).toEqual([]);
  });
});

describe('J3 the finish in hand', () => {
  test('a press as far as its scope reaches', () => {
    const driver = drive(studio()).use(painting(tiles, 'home')).click([1500, 2000]);
    expect(Object.values(driver.design.rooms).every(({ floor }) => floor?.material === 'tile-cement')).toBe(true);
    expect(driver.performed).toHaveLength(1);
  });

  test('an empty hand takes up what is there, layout and all, and the next press puts it on', () => {
    const { driver, room, paint } = opened();
    paint([{ on: 'floor', id: room.id }], tiles);
    driver.press('Alt+KeyP').click([1500, 2000]);
    expect(driver.tool).toMatchObject({ tool: 'paint', surface: tiles });
    expect(driver.performed).toHaveLength(1);
    driver.click([40, 2600]);
    const wall = recordOf(driver.design, 'walls', 'wl_e');
    expect(wall?.left ?? wall?.right).toEqual(tiles);
  });

  test('what nobody painted is taken up too: its usual finish', () => {
    const { driver } = opened();
    driver.use(painting(null)).click([40, 2600], { alt: true });
    expect(driver.tool).toMatchObject({ surface: { material: 'paint-lime' } });
  });

  test('moving over a wall shows it and leaves no trace', () => {
    const driver = drive(studio()).use(painting(tiles));
    const before = driver.text();
    driver.move([40, 2600]);
    expect(driver.editor.session.shown).not.toBe(driver.design);
    driver.press('Escape');
    expect(driver.text()).toBe(before);
    expect(driver.performed).toEqual([]);
  });
});
