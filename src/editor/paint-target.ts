import { nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import { cross, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { WallSide } from '#design/records/wall.ts';
import { factsOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';

/** A surface that has a finish of its own. */
export type PaintTarget =
  | { readonly on: 'wall'; readonly id: string; readonly side: WallSide }
  | { readonly on: 'floor' | 'walls' | 'ceiling'; readonly id: string }
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
      if (part === 'left' || part === 'right') return { on: 'wall', id, side: part };
      const s = nearestOn(wall, at);
      const left = cross(tangentAt(wall, s), subtract(at, pointAt(wall, s))) >= 0;
      return { on: 'wall', id, side: left ? 'left' : 'right' };
    }
    case 'rooms':
      return { on: part === 'walls' || part === 'ceiling' ? part : 'floor', id };
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

/** The finish a surface has of its own; null for the usual one. */
export function finishOn(design: Design, target: PaintTarget): string | null {
  switch (target.on) {
    case 'wall':
      return recordOf(design, 'walls', target.id)?.[target.side]?.material ?? null;
    case 'item':
      return recordOf(design, 'items', target.id)?.finishes[target.slot] ?? null;
    default:
      return recordOf(design, 'rooms', target.id)?.[target.on]?.material ?? null;
  }
}

/** Null gives a surface its usual finish again. */
export function paintCommand(
  design: Design,
  target: PaintTarget,
  material: string | null,
  turn = 0,
): SimpleCommand | null {
  const surface = material === null ? null : { material, ...(turn !== 0 && { turn }) };
  switch (target.on) {
    case 'wall':
      return { kind: 'walls.finish', faces: [{ id: target.id, side: target.side }], surface };
    case 'item':
      return { kind: 'items.finish', ids: [target.id], slot: target.slot, material };
    default: {
      const room = recordOf(design, 'rooms', target.id);
      if (!room) return null;
      return target.on === 'ceiling'
        ? {
            kind: 'room.ceiling',
            ...placeOfRoom(room),
            ceiling: material === null ? null : { ...room.ceiling, material },
          }
        : { kind: 'room.finish', ...placeOfRoom(room), face: target.on, surface };
    }
  }
}
