import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { readBrief } from './read-brief.ts';
import { roomOfSelection } from './rooms-of-home.ts';
import { withBrief } from './with-brief.ts';
import type { Wishes } from './wishes.tsx';

const room = (id: string, type: RoomType): RoomRecord => ({ id, type, level: 'lv_1', name: '', seed: { x: 0, y: 0 } });
const wishes: Wishes = {
  scope: 'rm_1',
  type: null,
  style: 'japandi',
  budget: null,
  keep: true,
  ways: true,
  inStock: false,
  desk: false,
};
const asked = (words: string, rooms: readonly RoomRecord[], from: Partial<Wishes> = {}) => {
  const { scope, type } = withBrief({ ...wishes, ...from }, readBrief(words), rooms);
  return [scope, type];
};

describe('J5 the words say what the room is', () => {
  test('a room without a kind is furnished as was said, though another of that kind is there', () => {
    expect(asked('phòng ngủ nhỏ gọn', [room('rm_1', 'other')])[0]).toBe('rm_1');
    expect(asked('a calm bedroom', [room('rm_1', 'other')])).toEqual(['rm_1', 'bedroom']);
    expect(asked('a calm bedroom', [room('rm_2', 'bedroom'), room('rm_1', 'other')])).toEqual(['rm_1', 'bedroom']);
  });

  test('said for a whole home: the room of that kind, else one without a kind', () => {
    const home = { scope: 'home' };
    expect(asked('卧室', [room('rm_1', 'living'), room('rm_2', 'bedroom')], home)).toEqual(['rm_2', null]);
    expect(asked('卧室', [room('rm_1', 'living'), room('rm_2', 'other')], home)).toEqual(['rm_2', 'bedroom']);
  });

  test('a room of another kind is furnished so where there is none', () => {
    expect(asked('phòng ngủ', [room('rm_1', 'living')])).toEqual(['rm_1', 'bedroom']);
  });
});

test('J5 the room one has selected something in is the one that is furnished', () => {
  const design = furnishedStudio();
  const rooms = roomsOf(design, 'lv_1').map(({ record }) => record.id);
  const [item] = Object.values(design.items);
  for (const id of rooms) expect(roomOfSelection(design, 'lv_1', [id])).toBe(id);
  expect(rooms).toContain(roomOfSelection(design, 'lv_1', [item?.id ?? '']));
  expect(rooms).toContain(roomOfSelection(studio(), 'lv_1', ['op_bath']));
  expect(roomOfSelection(design, 'lv_1', [])).toBeNull();
});
