import type { Design, Level } from '#design/document.ts';
import { edgeEnds, levelBodies, openingsIn, openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { RunEnd } from '#design/plan/run-ends.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { PieceFace, ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import type { Surface } from '#design/records/fields.ts';
import type { WallSide } from '#design/records/wall.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import type { Hole } from '#elements/wall/wall-columns.ts';
import { wallMesh, type WallPart } from '#elements/wall/mesh.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** A face of a stretch of a run: what it wears, and whether a room is before it. */
interface Face {
  surface: Surface;
  outside: boolean;
}

/**
 * A piece each run. What it looks like follows from its own line, its two joints, what is cut out of it, and what its
 * faces wear: a neighbour that moves without touching a joint leaves it alone.
 */
export function wallPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const plan = levelPlan(design, level.id);
  const { runs, shapeOfHalf } = levelBodies(plan);
  const paint = new Map(
    roomsOf(design, level.id).map(({ record, shape }) => [plan.shapes.indexOf(shape), record.walls]),
  );
  const openings = openingsOn(design, plan);
  /** A wall's side has its own finish, else that of the walls of the room it faces. */
  const faceOf = (run: WallRun, edge: number, side: WallSide): Face => {
    const shape = shapeOfHalf[run.edges[edge]! * 2 + (side === 'left' ? 0 : 1)]!;
    return {
      surface: plan.walls[run.wall]![side] ??
        paint.get(shape) ?? { material: shape < 0 ? defaultMaterials.wallOutside : defaultMaterials.wallInside },
      outside: shape < 0,
    };
  };
  const counts = new Map<string, number>();
  return runs.map((run) => {
    const { id, height } = plan.walls[run.wall]!;
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    const holes = openingsIn(plan, run, openings).map(({ offset, width, sill, height: high }) => ({
      from: offset - width / 2 - run.offset,
      to: offset + width / 2 - run.offset,
      low: sill,
      high: sill + high,
    }));
    const ends = edgeEnds(plan, run);
    const faces = run.edges.map((_, edge) => ({ left: faceOf(run, edge, 'left'), right: faceOf(run, edge, 'right') }));
    return shop.piece({
      kind: 'wall',
      id,
      level: level.id,
      run: number,
      at: { x: 0, y: 0, z: level.elevation, turn: 0 },
      from: [
        level.elevation,
        height,
        ...runNumbers(run),
        ends.length,
        ...ends,
        holes.length,
        ...holes.flatMap(holeNumbers),
        ...faces.flatMap(({ left, right }) => [...faceWords(left), ...faceWords(right)]),
      ],
      make: () =>
        wallMesh(run, height, holes, ends).map((each) =>
          dressed(each, each.side && (faces[each.edge ?? 0]?.[each.side] ?? null)),
        ),
    });
  });
}

function runNumbers({ curve, half, start, end, butts }: WallRun): number[] {
  return [
    curve.a.x,
    curve.a.y,
    curve.b.x,
    curve.b.y,
    curve.bulge,
    half,
    ...endNumbers(start),
    ...endNumbers(end),
    butts.length,
    ...butts,
  ];
}

function endNumbers({ right, between, left }: RunEnd): number[] {
  return [between.length, ...[right, ...between, left].flatMap(({ x, y }) => [x, y])];
}

function holeNumbers({ from, to, low, high }: Hole): number[] {
  return [from, to, low, high];
}

function faceWords({ surface, outside }: Face): unknown[] {
  return [surface.material, surface.turn ?? 0, outside];
}

function dressed({ part }: WallPart, face: Face | null): PieceFace {
  if (!face) return { part, material: defaultMaterials.wallInside };
  return {
    part: turnedUvs(part, face.surface.turn ?? 0),
    material: face.surface.material,
    layer: face.outside ? 'outside' : 'always',
  };
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
