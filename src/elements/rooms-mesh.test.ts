import { describe, expect, it } from 'vitest';
import { areaOf, grown } from '#lib/polygon.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { ceilingMesh } from '#elements/ceiling/mesh.ts';
import { doorCasing } from '#elements/door/schema.ts';
import { floorMesh, lap } from '#elements/floor/mesh.ts';
import { skirtingMesh } from '#elements/skirting/mesh.ts';
import { skirtingDefaults } from '#elements/skirting/schema.ts';
import { footPaths } from '#elements/skirting/skirting-paths.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

const homes = [studio(), twoBedroomFlat(), tubeHouse()];
const rooms = homes.flatMap((home) => home.levels.flatMap((level) => roomsOf(home, level.id).map((room) => ({ home, level, room }))));

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
  it.each(rooms.map(({ room, ...rest }) => [room.record.name, { room, ...rest }] as const))('%s', (_, { level, room: { shape } }) => {
    const area = areaOf(grown(shape.polygon, lap)) - shape.holePolygons.reduce((sum, hole) => sum + Math.abs(areaOf(grown(hole, -lap))), 0);
    const [plain] = floorMesh(shape, 'tile-cement', 30);
    expect(areaFromAbove(plain!.mesh, 0) / area).toBeCloseTo(1, 4);
    const [boards] = floorMesh(shape, 'oak-natural', 30);
    const share = areaFromAbove(boards!.mesh, 0) / area;
    expect(share).toBeLessThan(1);
    expect(share).toBeGreaterThan(0.985);
    expect(areaFromAbove(ceilingMesh(shape, level.height).mesh, level.height) / area).toBeCloseTo(-1, 4);
    for (const mesh of [plain!.mesh, boards!.mesh]) expect([brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([0, 0]);
  });
});

describe('skirting', () => {
  it.each(rooms.map(({ room, ...rest }) => [room.record.name, { room, ...rest }] as const))('%s: watertight, as long as the walls less the doors', (_, { home, level, room: { shape } }) => {
    const plan = levelPlan(home, level.id);
    const openings = Object.values(home.openings);
    const paths = [shape.inner, ...shape.holes].flatMap((sides) => footPaths(plan, sides, openings, skirtingDefaults.height));
    const made = skirtingMesh(paths, { ...skirtingDefaults, profile: 'plain' })!;
    expect(openEdges(made.mesh)).toBe(0);
    const volume = volumeOf(made.mesh);
    const doors = openings.filter((opening) => opening.sill < 90 && isOn(opening.offset, opening.wall)).reduce((sum, { width, kind }) => sum + width + (kind === 'door' ? 2 * doorCasing : 0), 0);
    const length = shape.perimeter - doors;
    // Inner corners shorten it by its own depth, outer ones lengthen it.
    expect(Math.abs(volume / (skirtingDefaults.depth * skirtingDefaults.height) - length)).toBeLessThan(16 * skirtingDefaults.depth);

    function isOn(offset: number, id: string): boolean {
      const halves = [shape.face.boundary, ...shape.face.holes].flat();
      return halves.some((half) => {
        const edge = plan.graph.edges[half >> 1]!;
        return plan.walls[edge.wall]!.id === id && edge.start <= offset && offset <= edge.end;
      });
    }
  });
});
