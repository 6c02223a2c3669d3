import { expect, test } from 'vitest';
import { newDesign, type Camera, type Design } from '#design/document.ts';
import { camerasInOrder, pictureName } from './camera-names.ts';

const camera = (id: string, level: string, name = ''): Camera => ({
  id,
  level,
  name,
  kind: 'still',
  at: { x: 0, y: 0, z: 1500 },
  target: { x: 1000, y: 0, z: 1500 },
  view: 60,
  aspect: 1.5,
});

function home(...cameras: Camera[]): Design {
  const design = newDesign('Nhà Lan');
  const [ground] = design.levels;
  return {
    ...design,
    levels: [ground!, { ...ground!, id: 'lv_2' }],
    cameras: Object.fromEntries(cameras.map((each) => [each.id, each])),
  };
}

test('K3 a picture is called as its camera: by its name, or by the home and the number the camera has everywhere', () => {
  const design = home(camera('cm_3', 'lv_1'), camera('cm_1', 'lv_2', 'Bàn ăn'), camera('cm_2', 'lv_1'));
  expect(camerasInOrder(design).map(({ id }) => id)).toEqual(['cm_2', 'cm_3', 'cm_1']);
  expect(['cm_1', 'cm_2', 'cm_3'].map((id) => pictureName(design, id))).toEqual(['Bàn ăn', 'Nhà Lan 1', 'Nhà Lan 2']);
});

test('K3 the only camera of a home has the home’s name', () => {
  expect(pictureName(home(camera('cm_1', 'lv_1')), 'cm_1')).toBe('Nhà Lan');
});

test('K3 where neither camera nor home has a name, nor has the picture', () => {
  const design = { ...home(camera('cm_1', 'lv_1'), camera('cm_2', 'lv_1')), name: '' };
  expect(pictureName(design, 'cm_2')).toBe('');
});
