import { expect, test } from 'vitest';
import { samples } from '#design/samples/samples.ts';
import { lightPrint } from './light-print.ts';

test('D9 a print is of what light depends on: not of cameras, notes and the order of records', () => {
  const design = samples['furnished-studio']();
  const print = lightPrint(design);
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  expect(lightPrint({ ...design, cameras: {}, notes: {}, name: 'Other' })).toBe(print);
  expect(lightPrint({ ...design, walls: Object.fromEntries(Object.entries(design.walls).toReversed()) })).toBe(print);
  expect(lightPrint({ ...design, settings: { ...design.settings, hour: design.settings.hour + 0.25 } })).not.toBe(
    print,
  );
  const [id, item] = Object.entries(design.items)[0]!;
  expect(
    lightPrint({ ...design, items: { ...design.items, [id]: { ...item, at: { ...item.at, x: item.at.x + 1 } } } }),
  ).not.toBe(print);
});
