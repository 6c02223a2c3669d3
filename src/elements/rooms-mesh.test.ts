import { describe, expect, it } from 'vitest';
import { outlineArea } from '#lib/outline.ts';
import { areaOf, grown } from '#lib/polygon.ts';
import type { Vec3 } from '#lib/vec.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { middleOutline } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { ceilingMesh } from '#elements/ceiling/mesh.ts';
import { doorCasing } from '#design/records/door.ts';
import { floorMesh, lap } from '#elements/floor/mesh.ts';
import { worn } from '#elements/surfaces/worn-surface.ts';
import { builtInLight } from '#elements/light/built-in-light.ts';
import { kelvinColour } from '#elements/light/kelvin-colour.ts';
import { lightMesh } from '#elements/light/mesh.ts';
import { lightDefaults, lightSchema } from '#design/records/light.ts';
import { voidsOn } from '#elements/pieces/room-voids.ts';
import { newWorkshop } from '#elements/pieces/scene-piece.ts';
import { slabPieces } from '#elements/pieces/scene-slabs.ts';
import { skirtingMesh } from '#elements/skirting/mesh.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import { footPaths } from '#elements/skirting/skirting-paths.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

const homes = [studio(), twoBedroomFlat(), tubeHouse()];
const rooms = homes.flatMap((home) =>
  home.levels.flatMap((level) => roomsOf(home, level.id).map((room) => ({ home, level, room }))),
);

/** Of all triangles seen from above. */
function areaFromAbove(mesh: Mesh, z: number): number {
  const at = (i: number) => ({ x: mesh.positions[i * 3]!, y: mesh.positions[i * 3 + 1]! });
  let sum = 0;
  for (let i = 0; i < mesh.indices.length; i += 3) {
    if (Math.abs(mesh.positions[mesh.indices[i]! * 3 + 2]! - z) > 0.1) continue;
    sum += areaOf([0, 1, 2].map((k) => at(mesh.indices[i + k]!)));
  }
  return sum;
}

describe('floors and ceilings', () => {
  it.each(rooms.map(({ room, ...rest }) => [room.record.name, { room, ...rest }] as const))(
    '%s',
    (_, { level, room: { shape } }) => {
      const area =
        areaOf(grown(shape.polygon, lap)) -
        shape.holePolygons.reduce((sum, hole) => sum + Math.abs(areaOf(grown(hole, -lap))), 0);
      const [plain] = floorMesh(shape, worn({ material: 'tile-cement', turn: 30 }, 'floor'));
      expect(areaFromAbove(plain!.part.mesh, 0) / area).toBeCloseTo(1, 4);
      const boards = floorMesh(shape, worn({ material: 'oak-natural', turn: 30 }, 'floor')).map(
        ({ part }) => part.mesh,
      );
      const share = boards.reduce((sum, mesh) => sum + areaFromAbove(mesh, 0), 0) / area;
      expect(share).toBeLessThan(1);
      expect(share).toBeGreaterThan(0.985);
      expect(areaFromAbove(ceilingMesh(shape, level.height).mesh, level.height) / area).toBeCloseTo(-1, 4);
      for (const mesh of [plain!.part.mesh, ...boards])
        expect([brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([0, 0]);
    },
  );
});

describe('slabs', () => {
  it.each(homes.map((home) => [home.name, home] as const))(
    '%s: watertight, open where a shaft goes through',
    (_, home) => {
      for (const level of home.levels) {
        const [slab] = slabPieces(
          home,
          level,
          newWorkshop(() => null, 'far'),
        );
        const { mesh } = slab!.parts[0]!.part;
        expect([openEdges(mesh), brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([0, 0, 0]);
        const { graph, outside } = levelPlan(home, level.id);
        const whole = outside.reduce((sum, cycle) => sum + Math.abs(outlineArea(middleOutline(graph, cycle))), 0);
        const shafts = voidsOn(home, level).reduce((sum, { shape }) => sum + shape.netArea, 0);
        // The slab also carries the outer halves of the walls.
        const thick = Math.max(20, (home.levels[home.levels.indexOf(level) - 1] ?? level).slab) - 2;
        expect(volumeOf(mesh) / thick).toBeGreaterThan(whole - shafts);
        expect(volumeOf(mesh) / thick).toBeLessThan(whole * 1.12 - shafts);
      }
    },
  );
});

describe('built-in lights', () => {
  it.each(lightSchema.shape.form.options)('%s: sound, below the ceiling, and tilted to where it shines', (form) => {
    const light = {
      ...lightDefaults,
      id: 'lt_1',
      level: 'lv_1',
      form,
      width: 300,
      depth: 200,
      at: { x: 0, y: 0, z: 0 },
    };
    for (const tilt of [90, 30, -90]) {
      const parts = lightMesh({ ...light, tilt }, 'middle');
      for (const { mesh } of parts)
        expect([openEdges(mesh), brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([0, 0, 0]);
      const glow = boundsOf({ parts: parts.filter(({ slot }) => slot === 'glow') });
      const { direction } = builtInLight({ ...light, tilt }, 0);
      const ahead = [0, 1, 2].reduce((sum, k) => sum + ((glow.min[k]! + glow.max[k]!) / 2) * direction[k]!, 0);
      if (form !== 'point') expect(ahead).toBeGreaterThan(2);
    }
  });

  it('warm light is red, cold light blue', () => {
    const [[red, , blue], [cold], even] = [2700, 9000, 6600].map(kelvinColour) as [Vec3, Vec3, Vec3];
    expect([red, blue < 0.4, cold < 1]).toEqual([1, true, true]);
    expect(Math.min(...even)).toBeGreaterThan(0.9);
  });
});

describe('skirting', () => {
  it.each(rooms.map(({ room, ...rest }) => [room.record.name, { room, ...rest }] as const))(
    '%s: watertight, as long as the walls less the doors',
    (_, { home, level, room: { shape } }) => {
      const plan = levelPlan(home, level.id);
      const openings = Object.values(home.openings);
      const paths = [shape.inner, ...shape.holes].flatMap((sides) =>
        footPaths(plan, sides, openings, skirtingDefaults.height),
      );
      const made = skirtingMesh(paths, { ...skirtingDefaults, profile: 'plain' })!;
      // Without the joint at its foot and the bevel above.
      const section = skirtingDefaults.depth * skirtingDefaults.height - 6 * 4 - (2 * 2) / 2;
      expect(openEdges(made.mesh)).toBe(0);
      const volume = volumeOf(made.mesh);
      const doors = openings
        .filter((opening) => opening.sill < 90 && isOn(opening.offset, opening.wall))
        .reduce((sum, { width, kind }) => sum + width + (kind === 'door' ? 2 * doorCasing : 0), 0);
      const length = shape.perimeter - doors;
      // Inner corners shorten it by its own depth, outer ones lengthen it.
      expect(Math.abs(volume / section - length)).toBeLessThan(16 * skirtingDefaults.depth);

      function isOn(offset: number, id: string): boolean {
        const halves = [shape.face.boundary, ...shape.face.holes].flat();
        return halves.some((half) => {
          const edge = plan.graph.edges[half >> 1]!;
          return plan.walls[edge.wall]!.id === id && edge.start <= offset && offset <= edge.end;
        });
      }
    },
  );
});
