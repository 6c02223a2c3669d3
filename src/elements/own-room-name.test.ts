import { expect, test } from 'vitest';
import { ownRoomName } from '#elements/own-room-name.ts';

test('a usual name is said in the reader’s language, one of one’s own as it was written', () => {
  expect(ownRoomName({ type: 'bedroom', name: 'Phòng ngủ' }, 'en')).toBe('Bedroom');
  expect(ownRoomName({ type: 'bedroom', name: '' }, 'zh')).toBe('卧室');
  expect(ownRoomName({ type: 'bedroom', name: 'Phòng của Lan' }, 'en')).toBe('Phòng của Lan');
  expect(ownRoomName({ type: 'other', name: 'Hiên sau' }, 'vi')).toBe('Hiên sau');
});
