import { describe, expect, test } from 'vitest';
import { chance } from '#lib/random.ts';
import { families, findModel } from '#models/library.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { triangleBudget } from '#models/geometry/mesh.ts';
import { assertSize, triangleCount } from '#models/geometry/model.ts';
import { brokenCorners, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import { findFinish } from '#models/materials/library.ts';
import { choiceAt, familyCount, idOf, written } from '#models/model-id.ts';
import type { Choice, Family } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

/** Every one of `npm run models:check -- 10000` is checked by the same rules. */
const each = Math.max(4, Math.ceil(500 / families.length));

describe.each(families)('$code', (family) => {
  test('its slots offer finishes that exist', () => {
    const offered = Object.values(family.slots).flatMap((slot) => [...slot.finishes, ...Object.values(slot.byStyle ?? {})]);
    expect(offered.filter((id) => !findFinish(id))).toEqual([]);
  });

  test(`${each} of its models are sound`, () => {
    const luck = chance(family.code.length * 7919);
    const count = familyCount(family);
    const shapes = new Set<string>();
    for (let i = 0; i < Math.min(each, count); i++) {
      const number = Math.floor(luck.next() * count);
      const id = written(family, number);
      const choice = choiceAt(family, number)!;
      expect(idOf(family, choice)).toBe(id);
      expect(findModel(id)?.choice).toEqual(choice);
      shapes.add(`${number} ${check(family, choice, (['near', 'middle', 'far'] as const)[i % 3]!)}`);
    }
    expect(new Set([...shapes].map((shape) => shape.split(' ')[1])).size).toBe(shapes.size);
  });
});

/** Throws on a fault; otherwise says what cannot be alike in two models. */
function check(family: Family, choice: Choice, detail: Detail): string {
  const model = family.build(choice, detail);
  const box = assertSize(model, { width: choice.width as number, depth: choice.depth as number, height: choice.height as number });
  expect(triangleCount(model)).toBeLessThanOrEqual(triangleBudget[detail]);
  expect(origin(family, box)).toBe(true);
  for (const part of model.parts) {
    expect(family.slots).toHaveProperty(part.slot);
    expect(brokenCorners(part.mesh)).toBe(0);
    if (!part.solid) continue;
    expect([part.slot, JSON.stringify(choice), openEdges(part.mesh)]).toEqual([part.slot, JSON.stringify(choice), 0]);
    expect(volumeOf(part.mesh)).toBeGreaterThan(0);
  }
  return `${detail}:${fingerprint(model)}`;
}

function origin(family: Family, { min, max }: ReturnType<typeof boundsOf>): boolean {
  const near = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.05;
  const middle = near(min[0] + max[0], 0);
  if (family.placement === 'wall') return middle && near(max[1], 0) && near(min[2], 0);
  return middle && near(min[1] + max[1], 0) && near(family.placement === 'ceiling' ? max[2] : min[2], 0);
}

function fingerprint(model: Model): string {
  let hash = 0;
  for (const part of model.parts) for (const value of part.mesh.positions) hash = (Math.imul(hash, 31) + Math.round(value * 100)) | 0;
  return `${hash}:${triangleCount(model)}`;
}
