import { expect, test } from 'vitest';
import { namedIn, piecesOf } from './mentions.ts';

const people = [
  { id: 'u_1', name: 'Lan' },
  { id: 'u_2', name: 'Lan Anh' },
  { id: 'u_3', name: '林晓雨' },
  { id: 'u_4', name: 'lan' },
];

test.each([
  ['@Lan look', ['u_1', 'u_4']],
  ['@lan anh, look', ['u_2']],
  ['床头留 600？@林晓雨你看', ['u_3']],
  ['@Lan, @林晓雨 and @Lan again', ['u_1', 'u_3', 'u_4']],
  ['@Lanh is somebody else, mail lan@hien.example', []],
  ['Lan without a sign, @', []],
])('J9 who is named: %s', (text, named) => {
  expect(namedIn(text, people)).toEqual(named);
  expect(
    piecesOf(text, people)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
