import { nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import { along, cross, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomAt } from '#design/rooms-with-shapes.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import type { Surface } from '#design/records/surface.ts';
import type { WallSide } from '#design/records/wall.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { wornCeiling, wornFloor, wornWall } from '#elements/surfaces/worn-surface.ts';
import { factsOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';

export const roomFaces = ['floor', 'walls', 'ceiling', 'skirting'] as const;
export type RoomFace = (typeof roomFaces)[number];

/** A surface that has a finish of its own. */
export type PaintTarget =
  /** The side of a wall may look into several rooms: `room` is the one that was pointed from. */
  | { readonly on: 'wall'; readonly id: string; readonly side: WallSide; readonly room?: string | undefined }
  | { readonly on: RoomFace; readonly id: string }
  | { readonly on: 'item'; readonly id: string; readonly slot: string };

/** What a pointer over a thing would paint: the side of a wall one points from, a room's floor, a piece's slot. */
export function paintTarget(
  design: Design,
  pieces: PieceSource,
  id: string,
  at: Point,
  part?: string,
  material?: string | null,
): PaintTarget | null {
  switch (tableOfId(id)) {
    case 'walls': {
      const wall = recordOf(design, 'walls', id);
      if (!wall) return null;
      const s = nearestOn(wall, at);
      const foot = pointAt(wall, s);
      const off = cross(tangentAt(wall, s), subtract(at, foot));
      const roomOn = (side: WallSide) =>
        roomAt(design, wall.level, along(foot, leftOf(tangentAt(wall, s)), sign(side) * (wall.thickness / 2 + 1)))?.id;
      const pointed = off >= 0 ? 'left' : 'right';
      const inner = opposite(pointed);
      // On the wall itself its room is meant, however far out one presses; the outside from outside.
      const within = Math.abs(off) <= wall.thickness / 2 && !roomOn(pointed) && roomOn(inner);
      const meant = within ? inner : pointed;
      const side = part === 'left' || part === 'right' ? part : meant;
      const room = roomOn(side);
      return { on: 'wall', id, side, ...(room !== undefined && { room }) };
    }
    case 'rooms':
      return { on: roomFaces.find((face) => face === part) ?? 'floor', id };
    case 'items': {
      const item = recordOf(design, 'items', id);
      const { slots } = factsOf(pieces, item?.model ?? '');
      const slot = part ?? Object.keys(slots).find((each) => material && slots[each]?.includes(material));
      return slot === undefined ? null : { on: 'item', id, slot };
    }
    default:
      return null;
  }
}

const sign = (side: WallSide) => (side === 'left' ? 1 : -1);
const opposite = (side: WallSide): WallSide => (side === 'left' ? 'right' : 'left');

/** What a surface wears, its own or the usual, to be taken up and put elsewhere. */
export function surfaceOn(design: Design, target: PaintTarget): Surface | null {
  if (target.on === 'item') {
    const material = recordOf(design, 'items', target.id)?.finishes[target.slot];
    return material === undefined ? null : { material };
  }
  if (target.on === 'wall') {
    const wall = recordOf(design, 'walls', target.id);
    if (!wall) return null;
    const id = target.room ?? roomsBeside(design, wall.level, wall.id)[target.side];
    const room = id === null ? null : (recordOf(design, 'rooms', id) ?? null);
    return wall[target.side] ?? room?.walls ?? { material: wornWall(wall, target.side, room).material };
  }
  const room = recordOf(design, 'rooms', target.id);
  if (!room) return null;
  switch (target.on) {
    case 'floor':
      return room.floor ?? { material: wornFloor(room).material };
    case 'walls':
      return room.walls ?? { material: defaultMaterials.wallInside };
    case 'skirting':
      return { material: (room.skirting ?? skirtingDefaults).material };
    case 'ceiling': {
      const { drop: _drop, ...surface } = room.ceiling ?? { material: wornCeiling(room).material };
      return surface;
    }
  }
}

/** Null gives a surface its usual finish again. */
export function paintCommand(design: Design, target: PaintTarget, surface: Surface | null): SimpleCommand | null {
  if (target.on === 'wall') return { kind: 'walls.finish', faces: [{ id: target.id, side: target.side }], surface };
  if (target.on === 'item')
    return { kind: 'items.finish', ids: [target.id], slot: target.slot, material: surface?.material ?? null };
  const room = recordOf(design, 'rooms', target.id);
  if (!room) return null;
  const place = placeOfRoom(room);
  if (target.on === 'skirting')
    return surface
      ? {
          kind: 'room.skirting',
          ...place,
          skirting: { ...(room.skirting ?? skirtingDefaults), material: surface.material },
        }
      : { kind: 'room.skirting', ...place };
  if (target.on !== 'ceiling') return { kind: 'room.finish', ...place, face: target.on, surface };
  const drop = room.ceiling?.drop;
  const kept = drop === undefined ? {} : { drop };
  // A ceiling that hangs lower stays where it is in its usual finish too.
  if (!surface && drop !== undefined)
    return { kind: 'room.ceiling', ...place, ceiling: { material: defaultMaterials.ceiling, drop } };
  return { kind: 'room.ceiling', ...place, ceiling: surface && { ...surface, ...kept } };
}
