import type { RoomRecord } from '#design/records/room.ts';
import type { Point } from '#lib/vec2.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { edgeOf } from '#design/plan/wall-graph.ts';

/** Shapes never change and are kept from plan to plan, so what was found of one stays true. */
const sidesCache = new WeakMap<RoomShape, ReadonlySet<string>>();
const shapeCache = new WeakMap<RoomRecord, RoomShape>();

/** The faces of the walls around a room, holes not counted: `wl_1:left`. */
export function wallSides(plan: LevelPlan, shape: RoomShape): ReadonlySet<string> {
  const known = sidesCache.get(shape);
  if (known) return known;
  const nameOf = (half: number) => `${plan.walls[edgeOf(plan.graph, half).wall]!.id}:${half & 1 ? 'right' : 'left'}`;
  const sides = new Set(shape.face.boundary.map(nameOf));
  sidesCache.set(shape, sides);
  return sides;
}

/** The shape around a record's point; `among` are the shapes of the plan. */
export function shapeOfRecord(record: RoomRecord, among: ReadonlySet<RoomShape>): RoomShape | undefined {
  const known = shapeCache.get(record);
  if (known && among.has(known)) return known;
  for (const shape of among) {
    if (!roomContains(shape, record.seed)) continue;
    shapeCache.set(record, shape);
    return shape;
  }
  return undefined;
}

/** A whole millimetre where that is still inside. */
export function seedOf(shape: RoomShape): Point {
  const round = { x: Math.round(shape.middle.x), y: Math.round(shape.middle.y) };
  return roomContains(shape, round) ? round : shape.middle;
}

/**
 * A record for a room that had none. Its id follows from its walls, so that the same edit always gives the same design.
 */
export function newRoomRecord(
  taken: ReadonlySet<string>,
  level: string,
  plan: LevelPlan,
  shape: RoomShape,
  parent?: RoomRecord,
): RoomRecord {
  const origin = [level, ...[...wallSides(plan, shape)].sort()].join();
  let id = `rm_${digest(origin)}`;
  for (let more = 1; taken.has(id); more++) id = `rm_${digest(`${origin}#${more}`)}`;
  const { floor, walls, ceiling, skirting } = parent ?? {};
  const surfaces = {
    ...(floor && { floor }),
    ...(walls && { walls }),
    ...(ceiling && { ceiling }),
    ...(skirting !== undefined && { skirting }),
  };
  return { id, level, seed: seedOf(shape), name: '', type: 'other', ...surfaces };
}

/** FNV-1a, twice with different starts: fourteen letters are enough to tell some thousand records apart. */
export function digest(text: string): string {
  return [0x811c9dc5, 0x1b873593]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}
