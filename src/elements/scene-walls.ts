import type { Design, Level } from '#design/document.ts';
import { edgeEnds, levelBodies, openingsIn, openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import type { Surface } from '#design/records/fields.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { wallMesh, type WallPart } from '#elements/wall/mesh.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** A wall's side has its own finish, else that of the walls of the room it faces. */
export function wallParts(design: Design, level: Level): PlacedPart[] {
  const plan = levelPlan(design, level.id);
  const { runs, shapeOfHalf } = levelBodies(plan);
  const paint = new Map(
    roomsOf(design, level.id).map(({ record, shape }) => [plan.shapes.indexOf(shape), record.walls]),
  );
  const openings = openingsOn(design, plan);
  const surfaceOf = (run: WallRun, { side, edge }: WallPart): Surface => {
    if (!side) return { material: defaultMaterials.wallInside };
    const shape = shapeOfHalf[run.edges[edge ?? 0]! * 2 + (side === 'left' ? 0 : 1)]!;
    return (
      plan.walls[run.wall]![side] ??
      paint.get(shape) ?? { material: shape < 0 ? defaultMaterials.wallOutside : defaultMaterials.wallInside }
    );
  };
  return runs.flatMap((run) => {
    const wall = plan.walls[run.wall]!;
    const holes = openingsIn(plan, run, openings).map(({ offset, width, sill, height }) => ({
      from: offset - width / 2 - run.offset,
      to: offset + width / 2 - run.offset,
      low: sill,
      high: sill + height,
    }));
    return wallMesh(run, wall.height, holes, edgeEnds(plan, run)).map((each): PlacedPart => {
      const surface = surfaceOf(run, each);
      return {
        elementId: wall.id,
        kind: 'wall',
        level: level.id,
        part: turnedUvs(each.part, surface.turn ?? 0),
        material: surface.material,
        at: { x: 0, y: 0, z: level.elevation, turn: 0 },
        sides: 'front',
      };
    });
  });
}

/** The same part with its picture turned, in degrees. */
function turnedUvs(part: Part, degrees: number): Part {
  if (degrees === 0) return part;
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const uvs = new Float32Array(part.mesh.uvs.length);
  for (let i = 0; i < uvs.length; i += 2) {
    const u = part.mesh.uvs[i]!;
    const v = part.mesh.uvs[i + 1]!;
    uvs[i] = u * c + v * s;
    uvs[i + 1] = v * c - u * s;
  }
  return { ...part, mesh: { ...part.mesh, uvs } };
}
