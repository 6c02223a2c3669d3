import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { DimensionState } from '#editor/tools/dimension/dimension-state.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import type { Point } from '#lib/vec2.ts';

/** A measure ends where walls meet, and at the inner corners of rooms: people measure between faces. */
export function measurePoint({ session }: Editor, { held }: DimensionState, pointer: Pointer, from?: Point): Snap {
  const { level, view, snapping } = session.state;
  return snapPoint(levelSnaps(session.design, level), pointer.at, {
    view,
    held,
    free: pointer.alt || !snapping,
    constrain: pointer.shift,
    corners: roomsOf(session.design, level).flatMap(({ shape }) => shape.polygon),
    ...(from && { from }),
  });
}
