import { describe, expect, test } from 'vitest';
import { levelOf, newDesign } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';

const piece = (model: string) => placingItem({ model, finishes: {} });
const only = <T>(table: Record<string, T>): T => Object.values(table)[0]!;

describe('J3 pieces', () => {
  test('back to the wall that is near, facing the room, flush with it; then it is selected', () => {
    const driver = drive(studio()).use(piece('sofa-0000'));
    const { depth } = driver.editor.pieces('sofa-0000')!;
    driver.click([100 + depth / 2 + 90, 2600]);
    const sofa = only(driver.design.items);
    expect(sofa.at.x).toBeCloseTo(100 + depth / 2, 6);
    // Its back is towards −X: a quarter turn.
    expect(sofa.turn).toBe(90);
    expect(driver.selection).toEqual([sofa.id]);
    expect(driver.tool).toEqual({ tool: 'select', state: 'idle' });
    expect(driver.performed).toHaveLength(1);
  });

  test('not farther than 12 px, nor than 250 mm, nor with Alt', () => {
    const driver = drive(studio()).use(piece('sofa-0000'));
    const { depth } = driver.editor.pieces('sofa-0000')!;
    driver.move([100 + depth / 2 + 130, 2600]);
    expect(driver.editor.session.state.gesture?.command).toMatchObject({ item: { turn: 0 } });
    driver.zoom(20).move([100 + depth / 2 + 260, 2600]);
    expect(driver.editor.session.state.gesture?.command).toMatchObject({ item: { turn: 0 } });
    driver.move([100 + depth / 2 + 20, 2600], { alt: true });
    expect(driver.editor.session.state.gesture?.command).toMatchObject({ item: { turn: 0 } });
  });

  test('not through the wall it is set beside: it slides into the corner, or off the wall at its side', () => {
    // The room's faces are at 100 to the left and to the bottom.
    const hold = () => drive(studio()).use(piece('bed-0000'));
    const { width, depth } = hold().editor.pieces('bed-0000')!;
    const cornered = only(hold().click([width / 2 - 300, 100 + depth / 2 + 20]).design.items);
    expect(Math.abs(cornered.turn)).toBe(180);
    expect(cornered.at).toMatchObject({ x: 100 + width / 2, y: 100 + depth / 2 });
    const wide = () => drive(studio()).use(piece('sofa-0000'));
    const sofa = wide().editor.pieces('sofa-0000')!;
    expect(sofa.width / 2 - 100, 'farther than its back is drawn to the wall').toBeGreaterThan(sofa.depth / 2 + 120);
    const aside = only(wide().click([100 + sofa.width / 2 - 100, 2600]).design.items);
    expect(aside.turn).toBe(0);
    expect(aside.at.x).toBeCloseTo(100 + sofa.width / 2, 6);
    const free = only(wide().down([500, 2600], { alt: true }).up([500, 2600], { alt: true }).design.items);
    expect(free.at.x).toBe(500);
  });

  test('a chair faces the table it is set at, whichever side; turned by hand it stays so', () => {
    const room = drive(newDesign()).use(piece('dining-table-0000')).click([0, 0]).design;
    const hold = () => drive(room).use(piece('dining-chair-0000'));
    const turnOf = (driver: EditorDriver) => {
      const chair = Object.values(driver.design.items).find(({ model }) => model === 'dining-chair-0000');
      return chair && (Math.round(chair.turn) + 360) % 360;
    };
    const { width, depth } = hold().editor.pieces('dining-table-0000')!;
    // The back is towards +Y: not turned, a chair looks down the plan.
    expect(turnOf(hold().click([0, depth / 2 + 200]))).toBe(0);
    expect(turnOf(hold().click([0, -depth / 2 - 200]))).toBe(180);
    expect(turnOf(hold().click([width / 2 + 200, 0]))).toBe(270);
    expect(turnOf(hold().click([-width / 2 - 200, 0]))).toBe(90);
    expect(turnOf(hold().click([0, -depth / 2 - 1500])), 'too far to sit at it').toBe(0);
    const turned = hold()
      .move([0, -depth / 2 - 200])
      .press('BracketRight');
    expect(turnOf(turned.click([0, -depth / 2 - 210]))).toBe(90);
  });

  test('R turns it in hand; Shift places another', () => {
    const driver = drive(newDesign()).use(piece('stool-0000')).move([0, 0]).press('KeyR');
    driver.click([0, 0], { shift: true }).click([2000, 0]);
    expect(Object.values(driver.design.items).map(({ turn }) => turn)).toEqual([345, 345]);
    expect(driver.tool.tool).toBe('select');
  });

  test('side by side with its neighbour, and on top of what carries it', () => {
    const driver = drive(newDesign()).use(piece('stool-0000')).click([0, 0]).use(piece('stool-0000'));
    const { width, height } = driver.editor.pieces('stool-0000')!;
    driver.click([width + 40, 30]);
    expect(Object.values(driver.design.items).map(({ at }) => [at.x, at.y])).toContainEqual([width, 0]);
    const vase = drive(driver.design).use(piece('vase-0000')).click([10, 10]);
    expect(Object.values(vase.design.items).find(({ model }) => model === 'vase-0000')?.at.z).toBe(height);
  });

  test('what stands in another is told and not forbidden', () => {
    const driver = drive(newDesign()).use(piece('stool-0000')).click([0, 0]).use(piece('stool-0000'));
    driver.move([40, 40], { alt: true });
    expect(driver.editor.session.state.gesture?.show.overlapping).toHaveLength(1);
    driver.up([40, 40], { alt: true });
    expect(Object.keys(driver.design.items)).toHaveLength(2);
  });

  test('what hangs, hangs: on the wall at its height, from the ceiling', () => {
    const driver = drive(studio()).use(piece('ceiling-lamp-0000')).click([2000, 2600]);
    expect(only(driver.design.items)).toMatchObject({ placement: 'ceiling', at: { z: 2700 } });
    const mirror = drive(studio()).use(piece('mirror-0000')).click([150, 2600]);
    const { mountHeight } = mirror.editor.pieces('mirror-0000')!;
    expect(only(mirror.design.items)).toMatchObject({ placement: 'wall', at: { x: 100, z: mountHeight } });
  });
});

describe('J12 stairs, columns, beams, measures, notes, underlays', () => {
  test('stairs: R turns, F turns them over', () => {
    const driver = drive(newDesign()).press('KeyS').move([0, 0]).press('KeyR', 'KeyF').up([0, 0]);
    expect(only(driver.design.stairs)).toMatchObject({ turn: -15, side: 'right', at: { x: 0, y: 0 } });
  });

  test('columns one after the other, on corners', () => {
    const driver = drive(studio()).press('KeyK').click([7260, 60]).click([3000, 3000]);
    expect(Object.values(driver.design.columns).map(({ at }) => at)).toEqual([
      { x: 7200, y: 0 },
      { x: 3000, y: 3000 },
    ]);
  });

  test('a beam by a pull, and by a typed length', () => {
    const driver = drive(newDesign()).press('Shift+KeyK').drag([0, 0], [3000, 20]);
    expect(only(driver.design.beams)).toMatchObject({ a: { x: 0, y: 0 }, b: { x: 3000, y: 0 } });
    const typed = drive(newDesign()).press('Shift+KeyK').click([0, 0]).move([0, 500]).type('2500').press('Enter');
    expect(only(typed.design.beams).b).toEqual({ x: 0, y: 2500 });
  });

  test('lights hang from the ceiling', () => {
    const driver = drive(newDesign()).press('Shift+KeyL').click([1000, 1000]);
    expect(only(driver.design.lights).at).toEqual({ x: 1000, y: 1000, z: levelOf(driver.design, 'lv_1')?.height });
  });

  test('a measure between inner corners, its line beside them', () => {
    const driver = drive(studio()).press('KeyM').click([130, 130]).click([130, 5080]).click([500, 2000]);
    expect(only(driver.design.dimensions)).toMatchObject({
      a: { x: 100, y: 100 },
      b: { x: 100, y: 5100 },
      offset: -400,
    });
    expect(driver.performed).toHaveLength(1);
  });

  test('a measure is only looked at until it is kept', () => {
    const driver = drive(studio()).press('KeyM').click([130, 130]).move([130, 5080]);
    expect(driver.editor.session.state.gesture?.show.measures?.[0]?.value).toBe(5000);
    driver.press('Escape');
    expect(driver.performed).toEqual([]);
  });

  test('a note: typed, kept by Enter, left by Escape, nothing where nothing is written', () => {
    const driver = drive(newDesign()).press('KeyN').click([500, 500]).type('giữ cột này').press('Enter');
    expect(only(driver.design.notes)).toMatchObject({ text: 'giữ cột này', at: { x: 500, y: 500 } });
    driver.click([0, 0]).type('x').press('Escape').click([0, 0]).press('Enter');
    expect(Object.keys(driver.design.notes)).toHaveLength(1);
  });

  test('a camera is set by a pull: from where, and where to', () => {
    const driver = drive(studio()).press('Shift+KeyC').drag([1000, 1000], [4000, 3000]);
    expect(only(driver.design.cameras)).toMatchObject({ at: { x: 1000, y: 1000 }, target: { x: 4000, y: 3000 } });
  });

  test('a plan picture is scaled by two points and the length between them', () => {
    const driver = drive(newDesign());
    driver.editor.act('addUnderlay', { picture: 'local_1', ratio: 0.7 });
    expect(driver.tool).toMatchObject({ tool: 'underlay', state: 'ready' });
    driver.click([-1000, 0]).click([1000, 0]).type('5m').press('Enter');
    // Two metres of the picture are five: it is two and a half times as wide, about the first point.
    expect(only(driver.design.underlays)).toMatchObject({ width: 25_000, at: { x: 1500, y: 0 } });
    expect(driver.tool.tool).toBe('select');
  });
});

describe('J3 finishes', () => {
  test('a floor, the side of a wall one points from, with Shift all walls of the room', () => {
    const driver = drive(studio())
      .use(painting({ material: 'oak-natural' }))
      .click([1500, 2000]);
    expect(Object.values(driver.design.rooms).find(({ name }) => name === 'Studio')?.floor?.material).toBe(
      'oak-natural',
    );
    driver.click([40, 2600]);
    expect(driver.design.walls.wl_e?.left?.material ?? driver.design.walls.wl_e?.right?.material).toBe('oak-natural');
    const all = drive(studio())
      .use(painting({ material: 'oak-natural' }))
      .click([40, 2600], { shift: true });
    expect(Object.values(all.design.rooms).find(({ name }) => name === 'Studio')?.walls?.material).toBe('oak-natural');
  });

  test('the side is that of the room', () => {
    const driver = drive(studio())
      .use(painting({ material: 'oak-natural' }))
      .click([40, 2600]);
    const { left } = roomsBeside(driver.design, 'lv_1', 'wl_e');
    const side = left === null ? 'right' : 'left';
    expect(driver.design.walls.wl_e?.[side]?.material).toBe('oak-natural');
  });

  test('Alt takes up the finish that is there', () => {
    const driver = drive(studio()).use(painting(null)).click([1500, 2000], { alt: true });
    expect(driver.tool).toMatchObject({ tool: 'paint', surface: { material: 'walnut' } });
    expect(driver.performed).toEqual([]);
  });

  test('a piece by the part that is offered in it', () => {
    const start = drive(newDesign()).use(piece('sofa-0000')).click([0, 0]);
    const { slots } = start.editor.pieces('sofa-0000')!;
    const [slot, offered] = Object.entries(slots)[0]!;
    const material = offered[1]!;
    const driver = drive(start.design).use(painting({ material })).click([0, 0]);
    expect(only(driver.design.items).finishes[slot]).toBe(material);
  });
});

describe('J3 3D', () => {
  test('what the ray hit is meant, at the height it was hit', () => {
    const design = applyAll(studio(), []);
    const driver = drive(design).use(painting({ material: 'oak-natural' }));
    const [room] = Object.values(design.rooms);
    driver.click([1500, 2000], { hit: { id: room!.id, height: 2700, part: 'ceiling' } });
    expect(driver.design.rooms[room!.id]?.ceiling?.material).toBe('oak-natural');
  });
});
