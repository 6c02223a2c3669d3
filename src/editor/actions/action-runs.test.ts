import { describe, expect, test } from 'vitest';
import { newDesign, recordOf } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { finishTargets } from '#editor/actions/surface/finish-everywhere.ts';
import { fitOf } from '#editor/free-gap.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';

const stool = (id: string, x: number, y: number, model = 'stool-0000') => ({
  kind: 'item.add' as const,
  item: {
    id,
    level: 'lv_1',
    model,
    finishes: {},
    at: { x, y, z: 0 },
    turn: 0,
    placement: 'floor' as const,
    locked: false,
  },
});
const three = () => applyAll(newDesign(), [stool('it_a', 0, 0), stool('it_b', 1000, 400), stool('it_c', 5000, 900)]);
const at = (driver: EditorDriver, id: string) => recordOf(driver.design, 'items', id)!.at;
const all = () => drive(three()).select('it_a', 'it_b', 'it_c');

describe('J3 arranging', () => {
  test('arrows 10, Shift 100, Alt 1; held down it is one step', () => {
    const driver = drive(three()).select('it_a').press('ArrowRight', 'Shift+ArrowUp', 'Alt+ArrowLeft');
    expect(at(driver, 'it_a')).toEqual({ x: 9, y: 100, z: 0 });
    driver.press('ArrowRight', 'Held+ArrowRight', 'Held+ArrowRight');
    expect(at(driver, 'it_a').x).toBe(39);
    driver.press('Mod+KeyZ');
    expect(at(driver, 'it_a').x).toBe(9);
  });

  test('R and Shift+R 15°, Alt 1°, brackets 90°; a single piece about itself', () => {
    const turn = (...keys: string[]) =>
      recordOf(
        drive(three())
          .select('it_a')
          .press(...keys).design,
        'items',
        'it_a',
      )!;
    expect(turn('KeyR').turn).toBe(-15);
    expect(turn('Shift+KeyR').turn).toBe(15);
    expect(turn('Alt+KeyR').turn).toBe(-1);
    expect(turn('BracketLeft').turn).toBe(90);
    expect(turn('BracketLeft').at).toEqual({ x: 0, y: 0, z: 0 });
  });

  test('align, distribute, equal gaps, each one step', () => {
    expect(['it_a', 'it_b', 'it_c'].map((id) => at(all().press('Alt+KeyA'), id).x)).toEqual([0, 0, 0]);
    expect(['it_a', 'it_b', 'it_c'].map((id) => at(all().press('Alt+KeyW'), id).y)).toEqual([900, 900, 900]);
    expect(['it_a', 'it_b', 'it_c'].map((id) => at(all().press('Alt+KeyV'), id).y)).toEqual([450, 450, 450]);
    expect(['it_a', 'it_b', 'it_c'].map((id) => at(all().press('Alt+Shift+KeyH'), id).x)).toEqual([0, 2500, 5000]);
    const gaps = all().press('Mod+Alt+KeyH');
    expect(at(gaps, 'it_b').x).toBeCloseTo(2500, 6);
    expect(gaps.performed).toHaveLength(1);
    expect(drive(three()).select('it_a').press('Alt+KeyA').performed).toEqual([]);
  });

  test('mirror, group, ungroup, lock, hide, show all', () => {
    const mirrored = all().press('Shift+KeyF');
    expect(at(mirrored, 'it_a').x).toBe(5000);
    const driver = all().press('Mod+KeyG');
    expect(recordOf(driver.design, 'items', 'it_a')?.group).toBeDefined();
    driver.press('Mod+Shift+KeyG');
    expect(recordOf(driver.design, 'items', 'it_a')?.group).toBeUndefined();
    driver.press('KeyL', 'Delete');
    expect(Object.keys(driver.design.items)).toHaveLength(3);
    driver.press('KeyL', 'KeyH');
    expect(recordOf(driver.design, 'items', 'it_a')?.hidden).toBe(true);
    expect(driver.selection).toEqual([]);
    driver.click([0, 0]);
    expect(driver.selection).toEqual([]);
    driver.press('Shift+KeyH').click([0, 0]);
    expect(driver.selection).toEqual(['it_a']);
  });

  test('a row along the wall', () => {
    const driver = drive(three()).select('it_a');
    expect(driver.editor.act('arrayAlongWall', { count: 4, gap: 100 })).toBe(true);
    const { width } = driver.editor.pieces('stool-0000')!;
    expect(driver.selection.map((id) => at(driver, id).x)).toEqual([0, 1, 2, 3].map((i) => i * (width + 100)));
    expect(driver.performed).toHaveLength(1);
    expect(driver.editor.act('arrayAlongWall', { count: 1, gap: 0 })).toBe(false);
    expect(driver.editor.act('arrayAlongWall', { count: 'many' })).toBe(false);
  });
});

describe('J3 copying', () => {
  test('duplicate stands beside and is selected', () => {
    const driver = all().press('Mod+KeyD');
    expect(driver.selection).toHaveLength(3);
    expect(Object.keys(driver.design.items)).toHaveLength(6);
    expect(at(driver, driver.selection[0]!)).toEqual({ x: 500, y: -500, z: 0 });
  });

  test('between designs as plain text: walls with their doors, with new ids, around where one looks', () => {
    const from = drive(studio()).select('wl_a', 'wl_f').press('Mod+KeyC');
    const copied = from.requests.find((each) => each.kind === 'copied');
    const text = copied?.kind === 'copied' ? copied.text : '';
    const to = drive(newDesign());
    expect(to.editor.act('paste', { text, at: { x: 0, y: 0 } })).toBe(true);
    expect(Object.keys(to.design.walls)).toHaveLength(2);
    expect(Object.values(to.design.openings).map(({ kind }) => kind)).toEqual(['door', 'door']);
    for (const { wall } of Object.values(to.design.openings)) expect(to.design.walls[wall]).toBeDefined();
    expect(Object.keys(to.design.walls).some((id) => id === 'wl_a')).toBe(false);
    expect(to.performed).toHaveLength(1);
  });

  test.each([
    '',
    'hello',
    '{}',
    '{"hien":"things"}',
    '[1,2',
    `{"hien":"things","version":4,"middle":{"x":0,"y":0},"walls":[{"id":"x"}]}`,
  ])('not ours: %s', (text) => {
    const driver = drive(newDesign());
    expect(driver.editor.act('paste', { text })).toBe(false);
    expect(driver.performed).toEqual([]);
  });

  test('cut is copied and gone; paste brings it back under another id', () => {
    const driver = drive(three()).select('it_b').press('Mod+KeyX');
    expect(recordOf(driver.design, 'items', 'it_b')).toBeUndefined();
    driver.press('Mod+KeyV');
    expect(Object.keys(driver.design.items)).toHaveLength(3);
    expect(at(driver, driver.selection[0]!)).toMatchObject({ x: 0, y: 0 });
  });
});

describe('J3 finding and selecting', () => {
  test.each(['stool', 'stools', 'all stools', '凳子', 'ghế đẩu', 'GHE DAU'])('%s', (words) => {
    const driver = drive(applyAll(three(), [stool('it_sofa', 9000, 0, 'sofa-0000')]));
    expect(driver.editor.act('findPieces', { words })).toBe(true);
    expect(driver.selection).toEqual(['it_a', 'it_b', 'it_c']);
    expect(driver.requests.at(-1)).toEqual({ kind: 'said', what: 'found', values: { count: 3 } });
  });

  test('nothing for nonsense; without words the panel opens', () => {
    const driver = drive(three());
    driver.editor.act('findPieces', { words: 'rhinoceros' });
    expect(driver.selection).toEqual([]);
    driver.press('Mod+KeyF');
    expect(driver.requests.at(-1)).toEqual({ kind: 'panel', panel: 'find' });
  });

  test('all, the same, nothing; the next one, and the one beside it', () => {
    const driver = drive(applyAll(three(), [stool('it_sofa', 9000, 0, 'sofa-0000')])).press('Mod+KeyA');
    expect(driver.selection).toHaveLength(4);
    driver.press('Escape', 'KeyW', 'Mod+KeyA');
    expect([driver.selection.length, driver.tool.tool], 'with a tool in hand too').toEqual([4, 'select']);
    driver.press('Escape');
    expect(driver.selection).toEqual([]);
    driver.select('it_b').press('Mod+Shift+KeyA');
    expect(driver.selection).toEqual(['it_a', 'it_b', 'it_c']);
    driver.select('it_a').press('Mod+ArrowRight');
    expect(driver.selection).toEqual(['it_b']);
    driver.press('Mod+ArrowLeft');
    expect(driver.selection).toEqual(['it_a']);
    driver.press('Tab');
    expect(driver.requests.at(-1)).toMatchObject({ kind: 'said', what: 'selected' });
  });

  test('Tab goes through everything in reading order and comes round', () => {
    const driver = drive(furnishedStudio());
    const seen: string[] = [];
    for (let i = 0; i < 400 && (seen.length === 0 || driver.selection[0] !== seen[0] || i < 2); i++) {
      driver.press('Tab');
      if (i > 0 && driver.selection[0] === seen[0]) break;
      seen.push(driver.selection[0]!);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen[0]).toMatch(/^rm_/);
    driver.press('Shift+Tab');
    expect(driver.selection[0]).toBe(seen.at(-1));
  });
});

describe('J3 finishes and things that fit', () => {
  test('this finish everywhere: counted first, in one step, by room, storey, home', () => {
    const driver = drive(applyAll(three(), [stool('it_far', 0, 4000)])).select('it_a');
    const [slot, offered] = Object.entries(driver.editor.pieces('stool-0000')!.slots)[0]!;
    const given = { on: slot, material: offered[1]!, scope: 'home' as const };
    expect(finishTargets(driver.editor, given)).toHaveLength(4);
    expect(driver.editor.act('finishEverywhere', given)).toBe(true);
    expect(driver.performed).toHaveLength(1);
    expect(Object.values(driver.design.items).every(({ finishes }) => finishes[slot] === given.material)).toBe(true);
    expect(finishTargets(driver.editor, given)).toEqual([]);
    // There is no room around it: the room is the piece alone.
    expect(finishTargets(driver.editor, { ...given, material: offered[2] ?? offered[0]!, scope: 'room' })).toEqual([
      'it_a',
    ]);
  });

  test('every floor of the home', () => {
    const driver = drive(studio());
    const rooms = Object.keys(driver.design.rooms);
    driver.select(rooms[0]!);
    const given = { on: 'floor', material: 'oak-natural', scope: 'home' as const };
    expect(finishTargets(driver.editor, given)).toHaveLength(rooms.length);
    driver.editor.act('finishEverywhere', given);
    expect(Object.values(driver.design.rooms).every(({ floor }) => floor?.material === 'oak-natural')).toBe(true);
  });

  test('what fits: as wide as the gap between neighbours, of its family', () => {
    const row = applyAll(newDesign(), [stool('it_a', 0, 0), stool('it_b', 1000, 0), stool('it_c', -1000, 0)]);
    const driver = drive(row).select('it_a').press('KeyX');
    expect(driver.requests).toEqual([{ kind: 'panel', panel: 'alternatives', id: 'it_a' }]);
    const { width, depth, height } = driver.editor.pieces('stool-0000')!;
    const fit = fitOf(driver.design, 'it_a', driver.editor.pieces)!;
    expect(fit).toMatchObject({ family: 'stool', width: Math.round(2000 - width), height: height + 20 });
    expect(fit.depth).toBeGreaterThan(depth);
    expect(driver.editor.act('replacePieces', { model: 'stool-0001', finishes: {}, product: 'p_9' })).toBe(true);
    expect(recordOf(driver.design, 'items', 'it_a')).toMatchObject({ model: 'stool-0001', product: 'p_9' });
  });
});

describe('J3 views, storeys, names', () => {
  test('Home frames the selection, or the storey; digits are views, but lengths while drawing', () => {
    const driver = drive(studio()).press('Home').select('wl_a').press('Home', 'Digit3', 'Equal');
    expect(driver.requests).toEqual([
      { kind: 'frame', bounds: { left: -100, bottom: -100, right: 7300, top: expect.any(Number) } },
      { kind: 'frame', bounds: { left: 0, bottom: -100, right: 7200, top: 100 } },
      { kind: 'mode', mode: 'space' },
      { kind: 'zoom', by: 1.25 },
    ]);
    driver.press('KeyW').click([0, -2000]).press('Digit3');
    expect(driver.tool).toMatchObject({ typed: { length: '3' } });
    expect(driver.editor.session.state.view.mode).toBe('space');
  });

  test('storeys: up, down, copied up with all or its shell, removed', () => {
    const driver = drive(furnishedStudio());
    const items = Object.keys(driver.design.items).length;
    driver.press('Mod+PageUp');
    expect(driver.design.levels).toHaveLength(2);
    expect(Object.keys(driver.design.items)).toHaveLength(items);
    expect(driver.editor.session.state.level).toBe(driver.design.levels[1]?.id);
    driver.press('PageDown');
    expect(driver.editor.session.state.level).toBe(driver.design.levels[0]?.id);
    driver.press('PageUp');
    expect(driver.editor.act('removeLevel')).toBe(true);
    expect(driver.editor.act('removeLevel')).toBe(false);
    expect(driver.editor.act('copyLevelUp', { what: 'all' })).toBe(true);
    expect(Object.keys(driver.design.items).length).toBeGreaterThan(items);
  });

  test('F2 asks for a name; a name is given to a piece, a room, the home', () => {
    const driver = drive(three()).select('it_a').press('F2');
    expect(driver.requests).toEqual([{ kind: 'panel', panel: 'rename', id: 'it_a' }]);
    driver.editor.act('rename', { name: '  Ghế của bà ' });
    expect(recordOf(driver.design, 'items', 'it_a')?.name).toBe('Ghế của bà');
    driver.editor.act('rename', { name: '' });
    expect(recordOf(driver.design, 'items', 'it_a')?.name).toBeUndefined();
    expect(driver.editor.act('rename', { name: 'x'.repeat(121) })).toBe(false);
    driver.select();
    driver.editor.act('rename', { name: 'Nhà' });
    expect(driver.design.name).toBe('Nhà');
  });

  test('keys an input method composes with, and actions that are not allowed, do nothing', () => {
    const driver = drive(three()).select('it_a');
    expect(
      driver.editor.key({
        code: 'Delete',
        key: '',
        shift: false,
        alt: false,
        mod: false,
        repeat: false,
        composing: true,
      }),
    ).toBe(false);
    driver.editor.session.set({ readOnly: 'view_only' });
    driver.press('Delete', 'KeyR', 'Mod+KeyD', 'Home');
    expect(driver.performed).toEqual([]);
    expect(driver.requests.map(({ kind }) => kind)).toEqual(['frame']);
    expect(driver.editor.act('nonsense')).toBe(false);
  });

  test('J11 who may only look takes the design along as a file', () => {
    const driver = drive(three());
    driver.editor.session.set({ readOnly: 'view_only' });
    expect(driver.editor.act('openExport')).toBe(true);
    expect(driver.requests).toEqual([{ kind: 'panel', panel: 'export' }]);
  });
});
