import { expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { newDesign, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { lightDefaults } from '#design/records/light.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { sceneOf } from '#elements/scene.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { isLit, lampsOf } from '#editor/lamps.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { glowOf } from '#models/materials/library.ts';

const pieces = libraryPieces();
const light = { ...lightDefaults, id: 'lt_1', level: 'lv_1', at: { x: 2000, y: 2000, z: 2800 } };
const lamp: Item = {
  id: 'it_lamp',
  level: 'lv_1',
  model: 'floor-lamp-0000',
  finishes: {},
  at: { x: 1500, y: 1500, z: 0 },
  turn: 0,
  placement: 'floor',
  locked: false,
};
const home = (): Design => ({
  ...furnishedStudio(),
  lights: { lt_1: light },
  items: { ...furnishedStudio().items, it_lamp: lamp },
});
const scene = (design: Design) => sceneOf(design, { models: librarySource('far'), detail: 'far' });

test('J3 the lamps of a home are what shines in it', () => {
  const design = home();
  const shining = new Set(scene(design).lights.map(({ elementId }) => elementId));
  expect(lampsOf(design, pieces)).toEqual(['it_lamp', 'lt_1']);
  expect([...shining].sort()).toEqual(['it_lamp', 'lt_1']);
});

test('J3 all off: nothing shines and nothing glows; undone, it shines again; on again changes nothing else', () => {
  const driver = drive(home());
  const before = driver.text();
  expect(driver.editor.act('lampsOff')).toBe(true);
  const dark = scene(driver.design);
  expect(dark.lights).toEqual([]);
  expect(dark.parts.filter(({ material }) => glowOf(material) > 0)).toEqual([]);
  expect(driver.editor.act('lampsOff'), 'all are off').toBe(false);
  driver.press('Mod+KeyZ');
  expect(driver.text()).toBe(before);
  driver.editor.act('lampsOff');
  driver.editor.act('lampsOn');
  expect(driver.text()).toBe(before);
});

test('J3 one lamp by its key, with the others as they were; a locked one too', () => {
  const design = home();
  const id = 'it_lamp';
  const driver = drive(design).select(id).press('KeyL', 'Alt+KeyL');
  expect(driver.design.items[id]?.locked).toBe(true);
  expect(lampsOf(design, pieces).filter((each) => !isLit(driver.design, each))).toEqual([id]);
  driver.press('Alt+KeyL');
  expect(isLit(driver.design, id)).toBe(true);
});

test('J3 a wall is no lamp: it is refused', () => {
  const [wall = ''] = Object.keys(furnishedStudio().walls);
  const switched = apply(furnishedStudio(), { kind: 'lamps.switch', ids: [wall], on: false });
  expect(switched).toMatchObject({ ok: false, reason: 'bad_value' });
  expect(apply(newDesign(), { kind: 'lamps.switch', ids: ['it_none'], on: true }).ok).toBe(false);
});
