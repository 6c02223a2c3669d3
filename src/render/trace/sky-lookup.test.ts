import { expect, test } from 'vitest';
import { normalise } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import { skyTable, viewOf } from '#render/sky/environment.ts';
import { skyItself, skyLookup } from './sky-lookup.ts';

test.each([
  ['morning', [0.6, -0.5, 0.62]],
  ['evening', [-0.9, 0.4, 0.09]],
] as const)('haze read from a table is what it is, %s', (_, sun) => {
  const { haze } = viewOf({ kind: 'daylight', sun: normalise(sun), setting: 'street' });
  const exact = skyItself(haze);
  const table = skyLookup(skyTable(haze, 256));
  for (let i = 0; i < 500; i++) {
    // What is hidden by haze is far away, so it lies about level.
    const towards: Vec3 = normalise([Math.cos(i * 2.4), Math.sin(i * 2.4), ((i % 25) - 12) / 20]);
    exact.look(...towards);
    table.look(...towards);
    expect(Math.abs(table.green / exact.green - 1)).toBeLessThan(0.01);
    expect(Math.abs(table.blue / exact.blue - 1)).toBeLessThan(0.01);
  }
});
