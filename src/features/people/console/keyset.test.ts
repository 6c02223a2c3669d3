import { expect, test } from 'vitest';
import { readMoment, decodeCursor, encodeCursor } from './keyset.server.ts';

const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test('M1: a place in a list is read as it was written, by time or by anything', () => {
  expect(decodeCursor(encodeCursor(['b', 7]))).toEqual(['b', 7]);
  expect(readMoment(encodeCursor(['2026-11-15T03:00:00.000Z', 'o_1']))).toEqual({
    at: new Date('2026-11-15T03:00:00Z'),
    id: 'o_1',
  });
  expect(readMoment(encodeCursor([1_794_711_600_000, 'h_1']))).toEqual({ at: new Date(1_794_711_600_000), id: 'h_1' });
});

test.each([
  [['x', 'y']],
  [[1e300, 'h_1']],
  [[-1, 'h_1']],
  [['+275760-09-13T00:00:00Z', 'h_1']],
  [['-000044-03-15T00:00:00Z', 'h_1']],
  [[null, 'h_1']],
  [['2026-11-15', 'h\0']],
  [['2026-11-15']],
  ['no list'],
  [{ at: 1 }],
])('M1: nonsense %j begins at the beginning', (place) => {
  expect(readMoment(written(place))).toBeNull();
});

test('M1: what is no writing of ours, too', () => {
  for (const text of [null, '', '%', 'x'.repeat(600), Buffer.from('{').toString('base64url')])
    expect(readMoment(text)).toBeNull();
});
