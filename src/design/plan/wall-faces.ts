import { ceilingHeight } from '#design/ceiling-height.ts';
import type { Design, Opening } from '#design/document.ts';
import { innerSides, sideCurve } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import { openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { Wall, WallSide } from '#design/records/wall.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { lengthOf, unclampedOn } from '#lib/curve.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';

/**
 * A stretch of a wall's side as one sees it from a room, or from outside: millimetres to the right of its left end and
 * above the floor, what opens in it left out.
 */
export interface WallFace extends Face {
  readonly wall: Wall;
  readonly side: WallSide;
  /** Null: the open air. */
  readonly room: RoomRecord | null;
  /** Along the middle of the wall, from its `a`. */
  readonly from: number;
  readonly to: number;
  /** How much longer the face is than the middle of the wall, which it is where the wall is bent. */
  readonly stretch: number;
  readonly length: number;
  readonly height: number;
  readonly openings: readonly FaceOpening[];
}

interface FaceOpening {
  readonly opening: Opening;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Shorter stretches are left to their neighbours. Millimetres. */
const shortest = 1;

interface LevelFaces {
  readonly all: readonly WallFace[];
  readonly byRoom: ReadonlyMap<string | undefined, readonly WallFace[]>;
}
/** Designs are never changed in place. Every room asks for its own, and a home may have two thousand. */
const known = new WeakMap<Design, Map<string, LevelFaces>>();

/** All faces of the walls of a level, around rooms and outside; in a steady order. */
export function wallFaces(design: Design, level: string): readonly WallFace[] {
  return levelFaces(design, level).all;
}

/** Those one sees from a room. */
export function facesAround(design: Design, room: RoomRecord): readonly WallFace[] {
  return levelFaces(design, room.level).byRoom.get(room.id) ?? [];
}

function levelFaces(design: Design, level: string): LevelFaces {
  const levels = known.get(design) ?? new Map<string, LevelFaces>();
  known.set(design, levels);
  const found = levels.get(level);
  if (found) return found;
  const all = findFaces(design, level);
  const faces = { all, byRoom: Map.groupBy(all, ({ room }) => room?.id) };
  levels.set(level, faces);
  return faces;
}

function findFaces(design: Design, level: string): WallFace[] {
  const plan = levelPlan(design, level);
  const openings = Map.groupBy(openingsOn(design, plan), ({ wall }) => wall);
  const rooms = roomsOf(design, level);
  const inside = rooms.flatMap((room) => {
    const height = ceilingHeight(design, room);
    return [room.shape.inner, ...room.shape.holes]
      .flat()
      .flatMap((side) => faceOf(plan, side, room.record, height, openings));
  });
  const outside = plan.outside.flatMap((cycle) =>
    (innerSides(plan.graph, plan.corners, cycle) ?? []).flatMap((side) => faceOf(plan, side, null, Infinity, openings)),
  );
  return [...inside, ...outside];
}

function faceOf(
  plan: LevelPlan,
  side: InnerSide,
  room: RoomRecord | null,
  ceiling: number,
  openings: ReadonlyMap<string, readonly Opening[]>,
): WallFace[] {
  if (side.wall === null) return [];
  const wall = plan.walls[side.wall]!;
  const middle = plan.graph.curves[side.wall]!;
  const [p, q] = [unclampedOn(middle, side.start), unclampedOn(middle, side.end)];
  const from = Math.min(p, q);
  const to = Math.max(p, q);
  if (to - from < shortest) return [];
  const length = lengthOf(sideCurve(side));
  const stretch = length / (to - from);
  const height = Math.min(wall.height, ceiling);
  const name: WallSide = side.left ? 'left' : 'right';
  // Seen from its own side one looks along the wall on the right, and back along it on the left.
  const place = (s: number) => Math.min(length, Math.max(0, (side.left ? to - s : s - from) * stretch));
  const holes = (openings.get(wall.id) ?? [])
    .map((opening) => {
      const ends = [place(opening.offset - opening.width / 2), place(opening.offset + opening.width / 2)];
      const top = Math.min(height, opening.sill + opening.height);
      return { opening, left: Math.min(...ends), right: Math.max(...ends), bottom: Math.min(opening.sill, top), top };
    })
    .filter(({ left, right, bottom, top }) => right - left > shortest && top - bottom > shortest);
  return [
    {
      wall,
      side: name,
      room,
      from,
      to,
      stretch,
      length,
      height,
      openings: holes,
      outline: rectangle(0, length, 0, height),
      holes: holes.map(({ left, right, bottom, top }) => rectangle(left, right, bottom, top)),
    },
  ];
}

function rectangle(left: number, right: number, bottom: number, top: number) {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}
