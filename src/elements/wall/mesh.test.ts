import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineArea } from '#lib/outline.ts';
import { edgeEnds, levelBodies, openingsIn } from '#design/plan/level-bodies.ts';
import { levelPlan, makeLevelPlan } from '#design/plan/level-plan.ts';
import { runOutline } from '#design/plan/wall-runs.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { wallMesh } from '#elements/wall/mesh.ts';
import type { Wall } from '#design/records/wall.ts';
import { merge } from '#models/geometry/transform.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';

const homes = [studio(), twoBedroomFlat(), tubeHouse()];

describe('bodies of walls', () => {
  it.each(homes.map((home) => [home.name, home]))('%s: watertight, openings cut out', (_, home) => {
    for (const level of home.levels) {
      const plan = levelPlan(home, level.id);
      for (const run of levelBodies(plan).runs) {
        const wall = plan.walls[run.wall]!;
        const openings = openingsIn(plan, run, Object.values(home.openings));
        const holes = openings.map(({ offset, width, sill, height }) => ({
          from: offset - width / 2 - run.offset,
          to: offset + width / 2 - run.offset,
          low: sill,
          high: sill + height,
        }));
        const mesh = merge(wallMesh(run, wall.height, holes, edgeEnds(plan, run)).map(({ part }) => part.mesh));
        expect(openEdges(mesh)).toBe(0);
        expect(brokenCorners(mesh)).toBe(0);
        expect(flippedTriangles(mesh)).toBe(0);
        const cut = openings.reduce((sum, { width, height }) => sum + width * height * wall.thickness, 0);
        const volume = outlineArea(runOutline(run)) * wall.height - cut;
        // An arc is flattened: its faces stray by up to a millimetre.
        expect(Math.abs(volumeOf(mesh) - volume)).toBeLessThan(wall.bulge === 0 ? volume * 1e-5 : volume * 0.005);
      }
    }
  });

  it('any walls, straight or bent, are watertight and as large as their outline', () => {
    const place = fc.integer({ min: 0, max: 8 }).map((step) => step * 1000);
    const any = fc.record({
      ax: place,
      ay: place,
      bx: place,
      by: place,
      thickness: fc.constantFrom(80, 150, 250),
      bulge: fc.constantFrom(0, 0, 0, 0.4, -0.7),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 12 }), (list) => {
        const walls = list.map(({ ax, ay, bx, by, thickness, bulge }, i): Wall => ({
          id: `wl_${i}`,
          level: 'lv_1',
          a: { x: ax, y: ay },
          b: { x: bx, y: by },
          thickness,
          bulge,
          height: 2700,
        }));
        const plan = makeLevelPlan(walls)!;
        for (const run of levelBodies(plan).runs) {
          const mesh = merge(wallMesh(run, 2700, [], edgeEnds(plan, run)).map(({ part }) => part.mesh));
          expect(openEdges(mesh)).toBe(0);
          expect(volumeOf(mesh)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
