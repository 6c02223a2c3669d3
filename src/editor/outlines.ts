import { beside, flattened, isArc, pointAt, tangentAt } from '#lib/curve.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import { along, leftOf } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Wall } from '#design/records/wall.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { cornersOf } from '#layout/space/box.ts';
import { footprintOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';

/** The corners of a thing seen from above: what a box has to hold, and what is framed and aligned. */
export function outlineOf(design: Design, id: string, pieces: PieceSource): readonly Point[] {
  switch (tableOfId(id)) {
    case 'walls': {
      const wall = recordOf(design, 'walls', id);
      return wall ? wallOutline(wall) : [];
    }
    case 'openings': {
      const opening = recordOf(design, 'openings', id);
      const wall = opening && recordOf(design, 'walls', opening.wall);
      if (!wall) return [];
      return [-1, 1].flatMap((side) => {
        const s = opening.offset + (side * opening.width) / 2;
        const normal = leftOf(tangentAt(wall, s));
        return [-1, 1].map((off) => along(pointAt(wall, s), normal, (off * wall.thickness) / 2));
      });
    }
    case 'items': {
      const item = recordOf(design, 'items', id);
      return item ? cornersOf(footprintOf(pieces, item)) : [];
    }
    case 'rooms': {
      const record = recordOf(design, 'rooms', id);
      const room = record && roomsOf(design, record.level).find((each) => each.record.id === id);
      return room?.shape.polygon ?? [];
    }
    case 'lights':
    case 'cameras': {
      const mark = recordOf(design, 'lights', id) ?? recordOf(design, 'cameras', id);
      return mark ? [{ x: mark.at.x, y: mark.at.y }] : [];
    }
    default:
      return [];
  }
}

function wallOutline(wall: Wall): Point[] {
  return [-1, 1].flatMap((side) => {
    const face = beside(wall, (side * wall.thickness) / 2) ?? wall;
    return isArc(face) ? [...flattened(face, 20), face.b] : [face.a, face.b];
  });
}

/** Null where there is nothing. */
export function boundsOfThings(design: Design, ids: readonly string[], pieces: PieceSource): Bounds | null {
  const points = ids.flatMap((id) => outlineOf(design, id, pieces));
  return points.length > 0 ? boundsOf(points) : null;
}
