import { expect, test } from 'vitest';
import { areaSuffix, lengthSuffix, metric, writeArea, writeLength, writeRun } from '#editor/units.ts';

test('J3 lengths in four units', () => {
  expect(writeLength(4700, metric)).toBe('4 700');
  expect(writeLength(470.4, metric)).toBe('470');
  expect(writeLength(-0.2, metric)).toBe('0');
  expect(writeLength(-1200, metric)).toBe('−1 200');
  expect(writeLength(4705, { ...metric, length: 'cm' })).toBe('470.5');
  expect(writeLength(4700, { ...metric, length: 'm', decimal: ',' })).toBe('4,7');
  expect(writeLength(3200.4, { ...metric, length: 'ft-in' })).toBe('10′ 6″');
  expect(writeLength(3213.1, { ...metric, length: 'ft-in' })).toBe('10′ 6 1/2″');
  expect(writeLength(12.7, { ...metric, length: 'ft-in' })).toBe('1/2″');
  expect(writeLength(3047.9, { ...metric, length: 'ft-in' })).toBe('10′ 0″');
  expect([lengthSuffix('mm'), lengthSuffix('ft-in')]).toEqual(['mm', '']);
});

test('J3 areas in two', () => {
  expect(writeArea(23_456_000, metric)).toBe('23.46');
  expect(writeArea(1_234_560_000, { ...metric, decimal: ',' })).toBe('1 234,56');
  expect(writeArea(23_456_000, { ...metric, area: 'ft2' })).toBe('252.5');
  expect([areaSuffix('m2'), areaSuffix('ft2')]).toEqual(['m²', 'ft²']);
});

test('J3 what is bought by its length is in metres, whichever unit one draws in', () => {
  expect(writeRun(17_280, metric)).toBe('17.28 m');
  expect(writeRun(10_584, { ...metric, length: 'cm', decimal: ',' })).toBe('10,58 m');
  expect(writeRun(3048, { ...metric, length: 'ft-in' })).toBe('10′ 0″');
});
