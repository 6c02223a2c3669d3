import { describe, expect, test } from 'vitest';
import { commandKinds } from '#design/commands/command-table.ts';
import type { Command, SimpleCommand } from '#design/commands/command-table.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';

/** Keys and typed figures only: what each kind of command is reached by. */
const ways: Record<SimpleCommand['kind'], () => EditorDriver> = {
  'wall.add': () => keys('KeyW', 'ArrowRight', 'Enter', 'Shift+ArrowRight', 'Enter', 'Escape'),
  'wall.move': () => on('wl_a').press('Shift+ArrowUp'),
  'corner.move': () => told(on('wl_a'), 'setWallLength', { length: 7000, keep: 'a' }),
  'wall.split': () => told(on('wl_d'), 'splitWall'),
  'walls.resize': () => told(on('wl_a'), 'resizeWalls', { thickness: 150, keep: 'left' }),
  'wall.bend': () => told(on('wl_d'), 'bendWall', { bulge: 0.2 }),
  'walls.finish': () => told(on('wl_a'), 'setFinish', { on: 'left', material: 'oak-natural' }),
  'opening.add': () => at(keys('KeyD'), 100, 2600).press('ArrowLeft', 'Enter'),
  'opening.move': () => told(on('op_east'), 'moveOpening', { wall: 'wl_b', offset: 3500 }),
  'opening.resize': () => told(on('op_east'), 'resizeOpening', { width: 1200 }),
  'opening.flip': () => on('op_entrance').press('KeyG'),
  'opening.replace': () => {
    const driver = on('op_entrance');
    const opening = driver.design.openings.op_entrance;
    return told(driver, 'replaceOpening', { opening: { ...opening, form: 'double', width: 1400 } });
  },
  'room.describe': () => told(room(), 'setRoomKind', { type: 'study' }),
  'room.finish': () => told(room(), 'setFinish', { on: 'floor', material: 'oak-natural' }),
  'room.ceiling': () => told(room(), 'setFinish', { on: 'ceiling', material: 'oak-natural' }),
  'room.skirting': () => told(room(), 'setSkirting', { skirting: null }),
  'item.add': () =>
    at(drive(studio()).use(placingItem({ model: 'stool-0000', finishes: {} })), 2000, 2600).press('Enter'),
  'item.move': () => told(piece(), 'setPlace', { at: { x: 1000, y: 1500, z: 0 } }),
  'items.replace': () => told(piece(), 'replacePieces', { model: 'stool-0001', finishes: {} }),
  'items.finish': () => {
    const driver = piece();
    const [slot, [, material]] = Object.entries(driver.editor.pieces('sofa-0000')!.slots)[0] as [string, string[]];
    driver.editor.act('replacePieces', { model: 'sofa-0000', finishes: {} });
    return told(driver, 'setFinish', { on: slot, material });
  },
  'items.product': () => told(piece(), 'setProduct', { product: 'p_1' }),
  'item.name': () => told(piece(), 'rename', { name: 'Bà ngoại’s chair' }),
  'items.group': () => pieces().press('Mod+KeyG'),
  'items.ungroup': () => pieces().press('Mod+KeyG', 'Mod+Shift+KeyG'),
  'light.add': () => keys('Shift+KeyL', 'ArrowRight', 'Enter'),
  'light.change': () => record('setLight', keys('Shift+KeyL', 'ArrowRight', 'Enter'), 'lights', { lumens: 900 }),
  'camera.add': () => keys('Shift+KeyC', 'ArrowRight', 'Enter', 'Shift+ArrowRight', 'Enter'),
  'camera.change': () =>
    record('setCamera', keys('Shift+KeyC', 'ArrowUp', 'Enter', 'Shift+ArrowUp', 'Enter'), 'cameras', { view: 60 }),
  'stairs.add': () => keys('KeyS', 'ArrowRight', 'Enter'),
  'stairs.change': () => record('setStairs', keys('KeyS', 'ArrowRight', 'Enter'), 'stairs', { width: 1000 }),
  'column.add': () => keys('KeyK', 'ArrowRight', 'Enter'),
  'column.change': () => record('setColumn', keys('KeyK', 'ArrowRight', 'Enter'), 'columns', { width: 300 }),
  'beam.add': () => keys('Shift+KeyK', 'ArrowRight', 'Enter', 'ArrowRight').type('2500').press('Enter'),
  'beam.change': () =>
    record('setBeam', keys('Shift+KeyK', 'ArrowUp', 'Enter', 'ArrowUp').type('2m').press('Enter'), 'beams', {
      width: 300,
    }),
  'dimension.add': () => keys('KeyM', 'ArrowRight', 'Enter', 'Shift+ArrowRight', 'Enter', 'ArrowUp', 'Enter'),
  'dimension.change': () =>
    record('setDimension', keys('KeyM', 'ArrowUp', 'Enter', 'Shift+ArrowUp', 'Enter', 'Enter'), 'dimensions', {
      offset: 500,
    }),
  'note.add': () => keys('KeyN', 'ArrowRight', 'Enter').type('here').press('Enter'),
  'note.change': () =>
    record('setNote', keys('KeyN', 'ArrowRight', 'Enter').type('here').press('Enter'), 'notes', { text: 'there' }),
  'underlay.add': () => told(drive(studio()), 'addUnderlay', { picture: 'local_1', ratio: 1 }),
  'underlay.change': () =>
    record('setUnderlay', told(drive(studio()), 'addUnderlay', { picture: 'local_1', ratio: 1 }), 'underlays', {
      opacity: 0.2,
    }),
  'things.add': () => pieces().press('Mod+KeyC', 'Mod+KeyV'),
  'things.shift': () => piece().press('ArrowLeft'),
  'things.turn': () => piece().press('KeyR'),
  'things.mirror': () => pieces().press('Shift+KeyF'),
  'things.place': () => pieces().press('Alt+KeyA'),
  'things.duplicate': () => piece().press('Mod+KeyD'),
  'things.lock': () => piece().press('KeyL'),
  'things.hide': () => piece().press('KeyH'),
  'lamps.switch': () => told(drive(furnishedStudio()), 'lampsOff'),
  'things.remove': () => piece().press('Delete'),
  'level.add': () => told(drive(studio()), 'addLevel'),
  'level.change': () => told(drive(studio()), 'setLevel', { height: 3000 }),
  'level.move': () => told(told(drive(studio()), 'addLevel'), 'moveLevel', { to: 0 }),
  'level.copy': () => drive(studio()).press('Mod+PageUp'),
  'level.remove': () => told(told(drive(studio()), 'addLevel'), 'removeLevel'),
  'settings.change': () => told(drive(studio()), 'setSettings', { hour: 7 }),
  'design.rename': () => told(drive(studio()), 'rename', { name: 'Ours' }),
  restore: () => piece().press('Delete', 'Mod+KeyZ'),
};

const on = (id: string) => drive(studio()).select(id);
const keys = (...pressed: string[]) => drive(studio()).press(...pressed);
const room = () => {
  const driver = drive(studio());
  return driver.select(Object.keys(driver.design.rooms).sort()[0]!);
};

/** Reached by Tab, as a keyboard has to. */
function piece(): EditorDriver {
  const driver = drive(furnishedStudio()).press('Tab');
  for (let i = 0; i < 200 && !driver.selection[0]?.startsWith('it_'); i++) driver.press('Tab');
  expect(driver.selection[0]).toMatch(/^it_/);
  return driver;
}

function pieces(): EditorDriver {
  const driver = drive(furnishedStudio());
  driver.editor.act('findPieces', { words: 'ghế' });
  if (driver.selection.length < 2)
    driver.press('Mod+KeyA').select(...driver.selection.filter((id) => id.startsWith('it_')));
  return driver;
}

function told(driver: EditorDriver, action: string, input?: unknown): EditorDriver {
  expect(driver.editor.act(action, input), action).toBe(true);
  return driver;
}

function at(driver: EditorDriver, x: number, y: number): EditorDriver {
  const { session } = driver.editor;
  session.set({ view: { ...session.state.view, centre: { x, y } } });
  return driver.press('ArrowRight');
}

function record(
  action: string,
  driver: EditorDriver,
  table: 'lights' | 'cameras' | 'stairs' | 'columns' | 'beams' | 'dimensions' | 'notes' | 'underlays',
  change: object,
): EditorDriver {
  const [kept] = Object.values(driver.design[table]);
  driver.select(kept!.id);
  return told(driver, action, { record: { ...kept, ...change } });
}

const kindsIn = (command: Command): string[] =>
  command.kind === 'batch' ? command.commands.map(({ kind }) => kind) : [command.kind];

describe('J3 everything a design can be told is reached without a pointer', () => {
  test.each(commandKinds.map(({ kind }) => kind))('%s', (kind) => {
    const driver = ways[kind]();
    expect(driver.performed.flatMap(({ command }) => kindsIn(command))).toContain(kind);
  });
});
