import { beside, flattened, isArc, pointAt, tangentAt } from '#lib/curve.ts';
import { convexHull } from '#lib/shapes/convex-hull.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import { add, along, direction, leftOf, subtract, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { levelOf, recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Wall } from '#design/records/wall.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { dimensionLine } from '#elements/annotations/dimension/plan.ts';
import { stairsAreas } from '#elements/built/stairs/stairs-shape.ts';
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
    case 'stairs': {
      const stairs = recordOf(design, 'stairs', id);
      const level = stairs && levelOf(design, stairs.level);
      return level ? convexHull(stairsAreas(stairs, level).flat()) : [];
    }
    case 'columns': {
      const column = recordOf(design, 'columns', id);
      return column ? rectangle(column.at, column.width, column.depth, column.turn) : [];
    }
    case 'beams': {
      const beam = recordOf(design, 'beams', id);
      if (!beam) return [];
      const side = along({ x: 0, y: 0 }, leftOf(direction(beam.a, beam.b)), beam.width / 2);
      return [subtract(beam.a, side), subtract(beam.b, side), add(beam.b, side), add(beam.a, side)];
    }
    case 'dimensions': {
      const dimension = recordOf(design, 'dimensions', id);
      return dimension ? dimensionLine(dimension) : [];
    }
    case 'notes': {
      const note = recordOf(design, 'notes', id);
      return note ? [note.at] : [];
    }
    case 'underlays': {
      const underlay = recordOf(design, 'underlays', id);
      return underlay ? rectangle(underlay.at, underlay.width, underlay.width * underlay.ratio, underlay.turn) : [];
    }
    default:
      return [];
  }
}

function rectangle(at: Point, width: number, depth: number, turn: number): Point[] {
  const angle = (turn * Math.PI) / 180;
  return [
    { x: -width / 2, y: -depth / 2 },
    { x: width / 2, y: -depth / 2 },
    { x: width / 2, y: depth / 2 },
    { x: -width / 2, y: depth / 2 },
  ].map((corner) => add(at, turned(corner, angle)));
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
