import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { outlineOf } from '#editor/outlines.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';

/** How far a piece stands from the face of the nearest wall of its storey, whole millimetres; null without walls. */
export function wallDistance(design: Design, id: string, pieces: PieceSource): number | null {
  const item = recordOf(design, 'items', id);
  if (!item) return null;
  const corners = outlineOf(design, id, pieces);
  const gaps = recordsOn(design, 'walls', item.level).flatMap((wall) =>
    corners.map((corner) => distance(corner, pointAt(wall, nearestOn(wall, corner))) - wall.thickness / 2),
  );
  return gaps.length === 0 ? null : Math.max(0, Math.round(Math.min(...gaps)));
}
