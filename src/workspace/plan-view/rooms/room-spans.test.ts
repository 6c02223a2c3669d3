import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { roomSpans } from './room-spans.ts';

const design = applyAll(
  newDesign(),
  walls('lv_1', 200, 2800, [
    ['wl_a', 0, 0, 4200, 0],
    ['wl_b', 4200, 0, 4200, 3600],
    ['wl_c', 4200, 3600, 0, 3600],
    ['wl_d', 0, 3600, 0, 0],
  ]),
);

test('J3 a room says both its inner width and its inner depth', () => {
  const id = roomsOf(design, 'lv_1')[0]?.record.id ?? '';
  expect(roomSpans(design, 'lv_1', id, 160)).toEqual([
    { from: { x: 100, y: 260 }, to: { x: 4100, y: 260 }, value: 4000 },
    { from: { x: 260, y: 3500 }, to: { x: 260, y: 100 }, value: 3400 },
  ]);
});

test('J3 a wall and nothing at all have no such measures', () => {
  expect(roomSpans(design, 'lv_1', 'wl_a', 160)).toEqual([]);
  expect(roomSpans(design, 'lv_1', null, 160)).toEqual([]);
});
