import { describe, expect, test } from 'vitest';
import { recordsOn, type Design } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';
import { lastPlace, standingPlace, type CommentPlace } from './comment-place.ts';

const sofa = {
  id: 'it_sofa',
  level: 'lv_1',
  model: 'chair-01k3',
  finishes: {},
  at: { x: 2000, y: 1500, z: 0 },
  turn: 90,
  placement: 'floor' as const,
  locked: false,
};
const furnished = (): Design => applyAll(studio(), [{ kind: 'item.add', item: sofa }]);

function commenting(): EditorDriver {
  const driver = drive(furnished());
  driver.editor.session.set({ hasComments: true, mayComment: true });
  return driver;
}
function placed({ tool }: EditorDriver): CommentPlace {
  if (tool.tool !== 'comment' || tool.state !== 'writing') throw new Error(`${tool.tool} ${tool.state}`);
  return tool.place;
}
const living = (design: Design) => recordsOn(design, 'rooms', 'lv_1').find(({ name }) => name === 'Studio')?.id;

describe('J9: the comment tool', () => {
  test('C, then a press: pinned to the spot, with its room as a hint; nothing of the design changes', () => {
    const driver = commenting().press('KeyC').click([1000.4, 3000]);
    expect(placed(driver)).toEqual({
      level: 'lv_1',
      at: { x: 1000, y: 3000, z: 0 },
      room: living(driver.design),
      item: null,
    });
    expect(driver.performed).toEqual([]);
    expect(placed(commenting().press('KeyC').click([-50_000, 0])).room).toBeNull();
  });

  test('over a piece it lights up and is what the comment is pinned to, on its top', () => {
    const driver = commenting().press('KeyC').move([2050, 1500]);
    expect(driver.editor.session.state.hover).toBe('it_sofa');
    const { item, at } = placed(driver.click([2050, 1500]));
    expect(item).toMatchObject({ id: 'it_sofa', offset: { x: 0, y: -50 } });
    expect(at.z).toBeGreaterThan(300);
    expect(driver.editor.session.state.hover).toBeNull();
  });

  test('in 3D at the height that was hit, on the piece or on the wall', () => {
    const onPiece = commenting()
      .press('KeyC')
      .click([2000, 1400], { hit: { id: 'it_sofa', height: 420 } });
    expect(placed(onPiece)).toMatchObject({ at: { z: 420 }, item: { id: 'it_sofa', offset: { z: 420 } } });
    const onWall = commenting()
      .press('KeyC')
      .click([100, 2500], { hit: { id: 'wl_e', height: 1600 } });
    expect(placed(onWall)).toMatchObject({ at: { x: 100, y: 2500, z: 1600 }, item: null });
  });

  test('a press elsewhere moves the pin; the window losing the focus does not; Escape goes back, then leaves', () => {
    const driver = commenting().press('KeyC').click([1000, 3000]).click([1500, 3200]);
    expect(placed(driver).at).toEqual({ x: 1500, y: 3200, z: 0 });
    driver.editor.cancel();
    expect(placed(driver).at.x).toBe(1500);
    expect(driver.press('Escape').tool).toEqual({ tool: 'comment', state: 'ready' });
    expect(driver.press('Escape').tool.tool).toBe('select');
  });

  test('by keys alone: C on what is selected begins there and Enter pins it; Alt+C at once', () => {
    const driver = commenting().select('it_sofa').press('KeyC', 'Enter');
    expect(placed(driver).item?.id).toBe('it_sofa');
    expect(placed(commenting().select('it_sofa').press('Alt+KeyC')).item?.id).toBe('it_sofa');
    const wall = placed(commenting().select('wl_b').press('Alt+KeyC'));
    expect(wall).toMatchObject({ at: { x: 7200, y: 2600 }, item: null });
    const walked = commenting().press('KeyC', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(placed(walked).at).toMatchObject({ x: 100, y: 0 });
  });

  test('who may not comment has no tool; who may only comment has it', () => {
    const viewer = commenting();
    viewer.editor.session.set({ mayComment: false });
    expect(viewer.press('KeyC').tool.tool).toBe('select');
    expect(viewer.editor.act('commentOnSelection')).toBe(false);
    const guest = commenting();
    guest.editor.session.set({ readOnly: 'view_only' });
    expect(placed(guest.press('KeyC').click([1000, 3000])).at.x).toBe(1000);
  });
});

describe('D4: where a comment stands', () => {
  const pinned = () => placed(commenting().press('KeyC').click([2050, 1500]));

  test('it goes and turns with its piece', () => {
    const moved = applyAll(furnished(), [
      { kind: 'item.move', id: 'it_sofa', at: { x: 4000, y: 3000, z: 0 }, turn: 180 },
    ]);
    const stands = standingPlace(moved, pinned());
    expect(stands?.at.x).toBeCloseTo(4000);
    expect(stands?.at.y).toBeCloseTo(3050);
  });

  test('where the piece goes, it stays where that stood last', () => {
    const moved = applyAll(furnished(), [{ kind: 'item.move', id: 'it_sofa', at: { x: 4000, y: 3000, z: 0 } }]);
    const last = lastPlace(moved, pinned());
    expect(last).toMatchObject({ at: { x: 4050, y: 3000 }, room: living(moved), item: { id: 'it_sofa' } });
    const gone = applyAll(moved, [{ kind: 'things.remove', ids: ['it_sofa'] }]);
    expect(last && standingPlace(gone, last)).toEqual({ level: 'lv_1', at: last?.at });
  });

  test('a vanished storey leaves it without a place, a vanished room does not', () => {
    const place = placed(commenting().press('KeyC').click([1000, 3000]));
    expect(standingPlace(furnished(), { ...place, level: 'lv_9' })).toBeNull();
    expect(standingPlace(furnished(), { ...place, room: 'rm_gone' })?.at).toEqual(place.at);
  });
});
