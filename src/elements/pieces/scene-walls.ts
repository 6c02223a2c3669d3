import type { Design, Level } from '#design/document.ts';
import { edgeEnds, levelBodies, openingsIn, openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { RunEnd } from '#design/plan/run-ends.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { PieceFace, ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { WallSide } from '#design/records/wall.ts';
import { wallFaces } from '#design/plan/wall-faces.ts';
import type { WallFace } from '#design/plan/wall-faces.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import type { Hole } from '#elements/wall/wall-columns.ts';
import { wallMesh, type WallPart } from '#elements/wall/mesh.ts';
import { frameOn, laidPart } from '#elements/surfaces/laid-part.ts';
import { drawnFinish, surfaceWords, wornWall } from '#elements/surfaces/worn-surface.ts';
import type { WornSurface } from '#elements/surfaces/worn-surface.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';

/** A face of a stretch of a run: what it wears, and whether a room is before it. */
interface Face {
  surface: WornSurface;
  outside: boolean;
  laying: Laying | null;
}

/** Where the picture of a laid surface has its nought, and how places along a run become places on the face. */
interface Laying {
  frame: LayingFrame;
  from: number;
  stretch: number;
}

/**
 * A piece each run. What it looks like follows from its own line, its two joints, what is cut out of it, and what its
 * faces wear: a neighbour that moves without touching a joint leaves it alone.
 */
export function wallPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const plan = levelPlan(design, level.id);
  const { runs, shapeOfHalf } = levelBodies(plan);
  const rooms = new Map(roomsOf(design, level.id).map(({ record, shape }) => [plan.shapes.indexOf(shape), record]));
  const openings = openingsOn(design, plan);
  let faces: readonly WallFace[] | null = null;
  /** Where on its whole face, which may be longer than a stretch of a run, a laid surface has its nought. */
  const layingOf = (
    surface: WornSurface,
    run: WallRun,
    edge: number,
    side: WallSide,
    room: RoomRecord | null,
  ): Laying | null => {
    if (!surface.tiles && !surface.roll) return null;
    const { start, end } = plan.graph.edges[run.edges[edge]!]!;
    const s = (start + end) / 2;
    faces ??= wallFaces(design, level.id);
    const face = faces.find(
      (each) =>
        each.wall === plan.walls[run.wall] &&
        each.side === side &&
        each.room?.id === room?.id &&
        each.from <= s &&
        s <= each.to,
    );
    const frame = face && frameOn(surface, face.outline);
    // Seen from its own side a part counts back along the run on the left.
    return frame
      ? { frame, stretch: face.stretch, from: side === 'left' ? face.to - run.offset : run.offset - face.from }
      : null;
  };
  const faceOf = (run: WallRun, edge: number, side: WallSide): Face => {
    const shape = shapeOfHalf[run.edges[edge]! * 2 + (side === 'left' ? 0 : 1)]!;
    const room = rooms.get(shape) ?? null;
    const surface = wornWall(plan.walls[run.wall]!, side, room);
    return { surface, outside: shape < 0, laying: layingOf(surface, run, edge, side, room) };
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
    const worn = run.edges.map((_, edge) => ({ left: faceOf(run, edge, 'left'), right: faceOf(run, edge, 'right') }));
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
        ...worn.flatMap(({ left, right }) => [...faceWords(left), ...faceWords(right)]),
      ],
      make: () =>
        wallMesh(run, height, holes, ends).map((each) =>
          dressed(each, each.side && (worn[each.edge ?? 0]?.[each.side] ?? null)),
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

function faceWords({ surface, outside, laying }: Face): unknown[] {
  const { frame, from, stretch } = laying ?? {};
  return [...surfaceWords(surface), outside, from, stretch, frame?.origin.x, frame?.origin.y];
}

function dressed({ part }: WallPart, face: Face | null): PieceFace {
  if (!face) return { part, material: defaultMaterials.wallInside };
  const { surface, laying } = face;
  const unlaid = { origin: { x: 0, y: 0 }, turn: (surface.turn * Math.PI) / 180 };
  const bare = !laying && surface.turn === 0;
  return {
    part: bare ? part : laidPart(part, laying?.frame ?? unlaid, laying ?? undefined),
    material: drawnFinish(surface),
    layer: face.outside ? 'outside' : 'always',
  };
}
