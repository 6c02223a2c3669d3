import { expect, test } from 'vitest';
import { openDesign } from '#design/open-design.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { designWithRoom } from './typed-room.ts';

const areas = (design: ReturnType<typeof designWithRoom>) =>
  roomsOf(design, 'lv_1').map(({ shape }) => shape.netArea / 1e6);

test('J8 a typed rectangle is a room of exactly that size inside', () => {
  const design = designWithRoom('Phòng khách', { form: 'rectangle', width: 4200, depth: 3600 });
  expect(Object.keys(design.walls)).toHaveLength(4);
  expect(areas(design)).toEqual([expect.closeTo(4.2 * 3.6, 6)]);
  expect(openDesign(JSON.stringify(design))).toMatchObject({ ok: true, design: { name: 'Phòng khách' } });
});

test('J8 the room is of the kind that was chosen, and of none where nobody was asked', () => {
  const kinds = (type?: 'bedroom') =>
    Object.values(designWithRoom('', { form: 'rectangle', width: 4200, depth: 3600, ...(type && { type }) }).rooms).map(
      (room) => [room.type, room.name],
    );
  expect(kinds('bedroom')).toEqual([['bedroom', '']]);
  expect(kinds()).toEqual([['other', '']]);
});

test('J8 an L lacks a quarter until it is changed', () => {
  const design = designWithRoom('', { form: 'l', width: 6000, depth: 4000 });
  expect(Object.keys(design.walls)).toHaveLength(6);
  expect(areas(design)).toEqual([expect.closeTo(24 - 6, 6)]);
});
