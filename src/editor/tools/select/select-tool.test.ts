import { describe, expect, test } from 'vitest';
import { newDesign, recordOf } from '#design/document.ts';
import { beamDefaults } from '#design/records/beam.ts';
import { columnDefaults } from '#design/records/column.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';

const stool = (id: string, x: number, y: number) => ({
  kind: 'item.add' as const,
  item: {
    id,
    level: 'lv_1',
    model: 'stool-0000',
    finishes: {},
    at: { x, y, z: 0 },
    turn: 0,
    placement: 'floor' as const,
    locked: false,
  },
});
/** An empty studio with three stools in the middle of its room. */
const room = () =>
  applyAll(studio(), [stool('it_a', 1500, 2500), stool('it_b', 2500, 2500), stool('it_c', 2500, 3500)]);
const at = (driver: EditorDriver, id: string) => recordOf(driver.design, 'items', id)!.at;

describe('J3 select', () => {
  test('a click selects, a click beside it nothing, Shift adds and takes away', () => {
    const driver = drive(room()).click([1500, 2500]);
    expect(driver.selection).toEqual(['it_a']);
    driver.click([2500, 2500], { shift: true });
    expect(driver.selection).toEqual(['it_a', 'it_b']);
    driver.click([1500, 2500], { shift: true });
    expect(driver.selection).toEqual(['it_b']);
    driver.click([-3000, -3000]);
    expect(driver.selection).toEqual([]);
    expect(driver.performed).toEqual([]);
  });

  test('a second click on the same place goes to what lies beneath', () => {
    const driver = drive(room()).click([1500, 2500]).click([1500, 2500]);
    expect(recordOf(driver.design, 'rooms', driver.selection[0]!)?.name).toBe('Studio');
    driver.click([1500, 2500]);
    expect(driver.selection).toEqual(['it_a']);
  });

  test('on an empty sheet a drag draws a room, which is sized as one that the room tool drew', () => {
    const driver = drive(newDesign()).drag([0, 0], [4000, 3000]);
    expect(Object.keys(driver.design.rooms)).toHaveLength(1);
    driver.type('3400x3000').press('Enter');
    expect(Object.keys(driver.design.walls)).toHaveLength(4);
    expect(roomsOf(driver.design, 'lv_1')[0]?.shape.netArea).toBeCloseTo(3400 * 3000);
  });

  test('hover follows the pointer', () => {
    const driver = drive(room()).move([1500, 2500]);
    expect(driver.editor.session.state.hover).toBe('it_a');
    driver.move([-3000, -3000]);
    expect(driver.editor.session.state.hover).toBeNull();
  });

  test.each([
    ['mouse', 38, 41],
    ['touch', 58, 61],
  ] as const)('%s: less than so many pixels is a click, more a drag', (input, still, drag) => {
    // At 0.1 px/mm, 40 mm are 4 px.
    const driver = drive(room());
    driver.down([1500, 2500], { input }).move([1500 + still, 2500], { input });
    expect(driver.tool.state).toBe('pressing');
    driver.move([1500 + drag, 2500], { input });
    expect(driver.tool.state).toBe('dragging-things');
  });

  test('a drag is one step by its end, previewed outside the document', () => {
    const driver = drive(room());
    const before = driver.text();
    driver.move([1500, 2500]).down([1500, 2500]).move([1800, 2700]).move([2000, 2000]);
    expect(driver.text()).toBe(before);
    expect(recordOf(driver.editor.session.shown, 'items', 'it_a')?.at).not.toEqual(at(driver, 'it_a'));
    driver.up([2000, 2000]);
    expect(driver.performed).toHaveLength(1);
    expect(at(driver, 'it_a')).toMatchObject({ x: 2000, y: 2000 });
    driver.press('Mod+KeyZ');
    expect(driver.text()).toBe(before);
    driver.press('Mod+KeyY');
    expect(at(driver, 'it_a')).toMatchObject({ x: 2000, y: 2000 });
  });

  test('undo in the middle takes back what is in hand and nothing else', () => {
    const driver = drive(room()).drag([1500, 2500], [1000, 2000]);
    const before = driver.text();
    driver.down([2500, 2500]).move([2900, 2100]).press('Mod+KeyZ');
    expect(driver.text()).toBe(before);
    expect(driver.editor.session.state.gesture).toBeNull();
    expect(driver.tool).toEqual({ tool: 'select', state: 'idle' });
    driver.press('Mod+Shift+KeyZ');
    expect(at(driver, 'it_b')).not.toMatchObject({ x: 2500, y: 2500 });
  });

  test('Escape, a lost pointer: back to the last commit', () => {
    const driver = drive(room());
    const before = driver.text();
    driver.down([1500, 2500]).move([1900, 2100]).press('Escape');
    expect(driver.tool).toEqual({ tool: 'select', state: 'idle' });
    driver.down([1500, 2500]).move([1900, 2100]).editor.cancel();
    driver.up([1900, 2100]);
    expect(driver.text()).toBe(before);
    expect(driver.performed).toEqual([]);
  });

  test('Ctrl and a drag leave the original and select the copy', () => {
    const driver = drive(room()).select('it_a').drag([1500, 2500], [1000, 2000], { mod: true });
    expect(at(driver, 'it_a')).toMatchObject({ x: 1500, y: 2500 });
    expect(driver.selection).toHaveLength(1);
    expect(at(driver, driver.selection[0]!)).toMatchObject({ x: 1000, y: 2000 });
  });

  test('several keep how they stand to each other; Shift keeps to an axis', () => {
    const driver = drive(room()).select('it_a', 'it_b').drag([1500, 2500], [1500, 1600]);
    expect(at(driver, 'it_b').x - at(driver, 'it_a').x).toBe(1000);
    expect(at(driver, 'it_b').y).toBe(at(driver, 'it_a').y);
    const shifted = drive(room()).drag([1500, 2500], [2100, 2380], { shift: true });
    expect(at(shifted, 'it_a').y).toBe(2500);
  });

  test('a box to the right takes what lies in it, to the left also what it touches', () => {
    const inside = drive(room()).drag([1000, 2000], [2600, 2800]);
    expect(inside.selection).toEqual(['it_a']);
    const touched = drive(room()).drag([2600, 2800], [1000, 2000]);
    expect(touched.selection).toEqual(['it_a', 'it_b']);
    touched.drag([1800, 3200], [3000, 4000], { shift: true });
    expect(touched.selection).toEqual(['it_a', 'it_b', 'it_c']);
  });

  test('locked things are met by the menu alone', () => {
    const locked = applyAll(room(), [{ kind: 'things.lock', ids: ['it_a'], locked: true }]);
    const driver = drive(locked).click([1500, 2500]);
    expect(driver.selection).not.toContain('it_a');
    driver.down([1500, 2500], { button: 'secondary' });
    expect(driver.selection).toEqual(['it_a']);
    expect(driver.requests).toEqual([{ kind: 'menu', at: { x: 1500, y: 2500 }, id: 'it_a' }]);
  });

  test('one of a group stands for all; a double click goes into it', () => {
    const grouped = applyAll(room(), [{ kind: 'items.group', ids: ['it_a', 'it_b'], group: { id: 'gp_1', name: '' } }]);
    const driver = drive(grouped).click([1500, 2500]);
    expect(driver.selection).toEqual(['it_a', 'it_b']);
    driver.click([1500, 2500], { clicks: 2 });
    expect(driver.selection).toEqual(['it_a']);
  });

  test('a wall moves square to itself, its neighbours stretch, a figure says how far', () => {
    const driver = drive(studio()).drag([7200, 4800], [7700, 4950]);
    expect(recordOf(driver.design, 'walls', 'wl_b')).toMatchObject({ a: { x: 7700 }, b: { x: 7700 } });
    expect(recordOf(driver.design, 'walls', 'wl_a')?.b.x).toBe(7700);
    expect(driver.performed).toHaveLength(1);
    const typed = drive(studio()).down([7200, 4800]).move([7500, 4800]).type('250').press('Enter');
    expect(recordOf(typed.design, 'walls', 'wl_b')?.a.x).toBe(7450);
    // wl_f stands beside it, 100 thick at x = 5200; Tab to the gap on the left of wl_b, which runs upwards.
    const gap = drive(studio()).down([7200, 4800]).move([7500, 4800]).press('Tab').type('6m');
    expect(gap.editor.session.state.gesture?.show.measures?.map(({ field }) => field)).toEqual(['by', 'left']);
    gap.press('Enter');
    expect(recordOf(gap.design, 'walls', 'wl_b')?.a.x).toBe(5250 + 6000 + 100);
    const apart = drive(studio()).drag([7200, 4800], [7700, 4800], { alt: true });
    expect(recordOf(apart.design, 'walls', 'wl_a')?.b.x).toBe(7200);
  });

  test('a corner takes every wall that ends there along; the middle bends', () => {
    const driver = drive(studio()).select('wl_d').drag([0, 5200], [-300, 5500]);
    expect(recordOf(driver.design, 'walls', 'wl_d')?.b).toEqual({ x: -300, y: 5500 });
    expect(recordOf(driver.design, 'walls', 'wl_e')?.a).toEqual({ x: -300, y: 5500 });
    const bent = drive(studio()).select('wl_d').drag([1000, 5200], [1000, 5700]);
    expect(Math.abs(recordOf(bent.design, 'walls', 'wl_d')!.bulge)).toBeGreaterThan(0.3);
    bent.press('Mod+KeyZ');
    expect(recordOf(bent.design, 'walls', 'wl_d')?.bulge).toBe(0);
  });

  test('the bend goes to the side it is pulled to', () => {
    // wl_d runs from x = 2000 to 0: up in the plan is to its right, so the arc turns left.
    const bent = drive(studio()).select('wl_d').drag([1000, 5200], [1000, 5700]);
    expect(recordOf(bent.design, 'walls', 'wl_d')!.bulge).toBeCloseTo(0.5, 1);
  });

  test('an opening slides in its wall, over to another, and its jamb resizes it', () => {
    const slid = drive(studio()).select('op_entrance').drag([900, 0], [3000, 0]);
    expect(recordOf(slid.design, 'openings', 'op_entrance')).toMatchObject({ wall: 'wl_a' });
    expect(recordOf(slid.design, 'openings', 'op_entrance')!.offset).toBeGreaterThan(2500);
    const away = drive(studio()).select('op_entrance').drag([900, 0], [0, 2600]);
    expect(recordOf(away.design, 'openings', 'op_entrance')).toMatchObject({ wall: 'wl_e' });
    const wider = drive(studio()).select('op_entrance').drag([1350, 0], [1650, 0]);
    expect(recordOf(wider.design, 'openings', 'op_entrance')).toMatchObject({ width: 1200, offset: 1050 });
    const typed = drive(studio()).select('op_entrance').down([900, 0]).move([1200, 0]).type('700').press('Enter');
    expect(recordOf(typed.design, 'openings', 'op_entrance')?.offset).toBe(100 + 700 + 450);
  });

  test('the handle above pieces turns them by 15°, with Alt by 1°', () => {
    const driver = drive(room()).select('it_a');
    const reach = driver.editor.pieces('stool-0000')!.depth / 2 + 280;
    driver.drag([1500, 2500 + reach], [1500 - reach, 2500]);
    expect(recordOf(driver.design, 'items', 'it_a')?.turn).toBe(90);
    expect(at(driver, 'it_a')).toMatchObject({ x: 1500, y: 2500 });
  });

  test('the ends of beams and measures, and stairs and columns, are taken hold of too', () => {
    const built = applyAll(newDesign(), [
      {
        kind: 'beam.add',
        beam: { ...beamDefaults, id: 'bm_1', level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 3000, y: 0 } },
      },
      {
        kind: 'dimension.add',
        dimension: {
          id: 'dm_1',
          level: 'lv_1',
          a: { x: 0, y: 2000 },
          b: { x: 3000, y: 2000 },
          offset: 300,
          axis: 'along',
        },
      },
      { kind: 'column.add', column: { ...columnDefaults, id: 'cl_1', level: 'lv_1', at: { x: 6000, y: 0 } } },
      { kind: 'stairs.add', stairs: { ...stairsDefaults, id: 'st_1', level: 'lv_1', at: { x: 9000, y: 0 } } },
    ]);
    const driver = drive(built).select('bm_1').drag([3000, 0], [4000, 30]);
    expect(recordOf(driver.design, 'beams', 'bm_1')?.b).toEqual({ x: 4000, y: 0 });
    driver.click([1500, 2300]);
    expect(driver.selection).toEqual(['dm_1']);
    driver.drag([0, 2000], [-500, 2000]);
    expect(recordOf(driver.design, 'dimensions', 'dm_1')?.a).toEqual({ x: -500, y: 2000 });
    driver.click([6000, 0]);
    expect(driver.selection).toEqual(['cl_1']);
    driver.drag([6000, 0], [6500, 500]);
    expect(recordOf(driver.design, 'columns', 'cl_1')?.at).toEqual({ x: 6500, y: 500 });
    driver.click([9000, 1000]);
    expect(driver.selection).toEqual(['st_1']);
    const { top } = boundsOfThings(driver.design, ['st_1'], driver.editor.pieces)!;
    driver.drag([9000, top + 280], [9000 + top, top / 2]);
    expect(recordOf(driver.design, 'stairs', 'st_1')?.turn).toBe(-90);
    expect(driver.performed).toHaveLength(4);
  });

  test('a camera is aimed by what it looks at', () => {
    const looked = drive(furnishedStudio());
    const camera = Object.values(looked.design.cameras)[0]!;
    looked.editor.session.set({ level: camera.level });
    looked.select(camera.id).drag([camera.target.x, camera.target.y], [camera.target.x + 500, camera.target.y]);
    expect(recordOf(looked.design, 'cameras', camera.id)?.target.x).toBe(Math.round(camera.target.x + 500));
  });

  test('nothing is changed where nothing may be', () => {
    const driver = drive(room());
    driver.editor.session.set({ readOnly: 'view_only' });
    const before = driver.text();
    driver.drag([1500, 2500], [1000, 2000]).press('Delete');
    expect(driver.text()).toBe(before);
    expect(driver.editor.session.perform({ kind: 'design.rename', name: 'x' })).toEqual({ ok: false, fault: null });
    expect(driver.editor.session.state.refusal).toMatchObject({ command: 'design.rename', readOnly: 'view_only' });
  });
});
