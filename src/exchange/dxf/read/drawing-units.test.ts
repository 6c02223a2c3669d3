import { expect, test } from 'vitest';
import { dialects, roomIn } from '../testing/dxf-dialects.ts';
import { drawingIn } from '../testing/read-bytes.ts';
import { factsOf, placeOf } from '../drawing-facts.ts';
import { guessUnit } from './drawing-units.ts';

const header = { version: '', codePage: '', units: null, metric: null, feet: false };

test.each([
  ['stated and sensible', { ...header, units: 6 }, 12, 'm', 'stated'],
  ['stated in millimetres, drawn in metres', { ...header, units: 4 }, 12, 'm', 'size'],
  ['nothing stated: a home in millimetres', header, 9500, 'mm', 'size'],
  ['nothing stated: a home in centimetres', header, 950, 'cm', 'size'],
  ['feet with inches', { ...header, feet: true }, 480, 'in', 'size'],
  ['the sign for inches, left as it was', { ...header, metric: false }, 9500, 'mm', 'size'],
  ['nothing fits', header, 0.001, 'mm', 'unknown'],
  ['stated, and nothing fits', { ...header, units: 2 }, 1e7, 'ft', 'stated'],
] as const)('J11 the unit: %s', (_, said, extent, unit, by) => {
  expect(guessUnit(said, extent)).toEqual({ unit, by });
});

test.each(dialects)('J11 $name: as large as it is, 6.4 × 4.4 m', async (dialect) => {
  const drawing = await drawingIn(roomIn(dialect));
  const { unit, layers } = factsOf(drawing);
  const place = placeOf(drawing, { unit: unit.unit, layers: layers.map(({ number }) => number) });
  expect([place?.bounds.left, place?.bounds.right, place?.bounds.top].map((mm) => Math.round(mm ?? NaN))).toEqual([
    0, 6400, 4400,
  ]);
  expect(layers.map(({ name, likely }) => [name, likely])).toEqual([
    ['WALL', true],
    ['DOOR', true],
    ['NAMES', false],
  ]);
});

test('J11 far from the middle it is brought near; a line astray does not count', async () => {
  const { dxfBytes } = await import('../testing/dxf-dialects.ts');
  const line = (ax: number, ay: number, bx: number, by: number): [number, string | number][] => [
    [0, 'LINE'],
    [8, 'A'],
    [10, ax],
    [20, ay],
    [11, bx],
    [21, by],
  ];
  const [r12] = dialects;
  const far = 580_000_000;
  const plan = Array.from({ length: 60 }, (_, n) => line(far + n * 100, 0, far + n * 100, 8000)).flat();
  const drawing = await drawingIn(dxfBytes(r12 ?? dialects[0]!, [...plan, ...line(0, 0, 1, 1)]));
  const place = placeOf(drawing, { unit: 'mm', layers: [1] });
  expect(place && place.bounds.right - place.bounds.left).toBeLessThan(20_000);
  expect(Math.abs(place?.bounds.left ?? NaN)).toBeLessThan(20_000);
});
