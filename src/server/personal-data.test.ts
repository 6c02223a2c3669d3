import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PersonalData } from '#platform/personal-data.ts';
import { personalData } from '#server/personal-data.ts';

const { exported, held, erased } = personalData;
const features = new Set<PersonalData>([...exported, ...erased]);

test('every feature’s personal data is part of it, once', () => {
  const files = globSync('src/features/*/*/personal-data.server.ts', { cwd: join(import.meta.dirname, '../..') });
  expect(files.length).toBeGreaterThan(15);
  expect(features.size).toBe(files.length);
  for (const order of [exported, held, erased]) expect(new Set(order).size).toBe(order.length);
});

test('what has something to give, to erase or to say stands in the order that asks for it', () => {
  for (const feature of features) {
    expect(exported.includes(feature)).toBe(feature.export !== undefined || feature.exportList !== undefined);
    expect(held.includes(feature)).toBe(feature.hold !== undefined);
    expect(erased.includes(feature)).toBe(feature.erase !== undefined || feature.openDealings !== undefined);
  }
});

test('no two features write the same key of the file', () => {
  const keys = exported.flatMap((feature) => [
    ...(feature.exportList ? [feature.exportList.key] : []),
    ...Object.keys(feature.export?.shape ?? {}),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
