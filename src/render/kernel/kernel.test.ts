import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { textureCache } from '#models/materials/texture.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { sourceDigest } from '#render/kernel/traverse-wasm.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { smallRoom } from '#render/testing/small-room.ts';

const flat = flatten(smallRoom(), textureCache(16));
const kernel = kernelOf(flat, 0);

describe('the kernel', () => {
  test('is made from the source beside it (npm run render:kernel)', () => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(import.meta.dirname, 'traverse.as')))
        .digest('hex'),
    ).toBe(sourceDigest);
  });

  test('finds what looking at every triangle finds', () => {
    for (const ray of rays(600)) {
      const wanted = nearest(ray);
      const found = kernel.closest(...ray, 1e9);
      expect(found < 0 ? Infinity : kernel.results[0]!).toBeCloseTo(wanted, 3);
    }
  });

  test('lets light through glass and voile, and not through walls', () => {
    expect(kernel.passes(1.5, 1.3, 1.3, 0, -1, 0, 1e9)).toBe(0);
    expect(kernel.passes(0.5, 0.9, 1.3, -1, 0, 0, 1e9)).toBe(1);
    // Two faces of clear glass.
    expect(kernel.results[1]).toBeGreaterThan(0.88);
    expect(kernel.results[1]).toBeLessThan(0.95);
    expect(kernel.passes(1.5, 1.3, 1.3, 0, -1, 0, 1)).toBe(1);
  });
});

type Ray = [number, number, number, number, number, number];

function rays(count: number): Ray[] {
  const rng = seededRng(3);
  return Array.from({ length: count }, () => {
    const z = rng.between(-1, 1);
    const turn = rng.between(0, 2 * Math.PI);
    const across = Math.sqrt(1 - z * z);
    return [
      rng.between(0.1, 2.9),
      rng.between(0.1, 2.5),
      rng.between(0.1, 2.3),
      across * Math.cos(turn),
      across * Math.sin(turn),
      z,
    ];
  });
}

/** Möller and Trumbore's test, triangle by triangle, in double precision. */
function nearest([ox, oy, oz, dx, dy, dz]: Ray): number {
  const { corners, count } = flat.triangles;
  let best = Infinity;
  for (let c = 0; c < count * 9; c += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = corners.subarray(c, c + 9) as unknown as number[] & { length: 9 };
    const e1 = [bx! - ax!, by! - ay!, bz! - az!] as const;
    const e2 = [cx! - ax!, cy! - ay!, cz! - az!] as const;
    const p = [dy * e2[2] - dz * e2[1], dz * e2[0] - dx * e2[2], dx * e2[1] - dy * e2[0]] as const;
    const inverse = 1 / (e1[0] * p[0] + e1[1] * p[1] + e1[2] * p[2]);
    const t = [ox - ax!, oy - ay!, oz - az!] as const;
    const u = (t[0] * p[0] + t[1] * p[1] + t[2] * p[2]) * inverse;
    const q = [t[1] * e1[2] - t[2] * e1[1], t[2] * e1[0] - t[0] * e1[2], t[0] * e1[1] - t[1] * e1[0]] as const;
    const v = (dx * q[0] + dy * q[1] + dz * q[2]) * inverse;
    const far = (e2[0] * q[0] + e2[1] * q[1] + e2[2] * q[2]) * inverse;
    if (u >= 0 && v >= 0 && u + v <= 1 && far > 1e-6 && far < best) best = far;
  }
  return best;
}
