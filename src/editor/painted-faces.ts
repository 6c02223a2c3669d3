import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { facesAround, wallFaces } from '#design/plan/wall-faces.ts';
import { ceilingFace, floorFace } from '#elements/surfaces/room-faces.ts';
import type { SurfacePlace } from '#elements/surfaces/usual-layout.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';
import type { PaintTarget } from '#editor/paint-target.ts';

/** Where a finish on a surface lies: boards are laid on floors, paper hangs on walls. */
export function placeOf(on: PaintTarget['on']): SurfacePlace {
  return on === 'floor' || on === 'ceiling' ? on : 'wall';
}

/** The faces a finish on these surfaces covers, to be counted. A skirting has a length and no face. */
export function facesOfTargets(design: Design, targets: readonly PaintTarget[]): Face[] {
  return targets.flatMap((target): readonly Face[] => {
    if (target.on === 'item' || target.on === 'skirting') return [];
    if (target.on === 'wall') {
      const wall = recordOf(design, 'walls', target.id);
      return wall
        ? wallFaces(design, wall.level).filter((face) => face.wall === wall && face.side === target.side)
        : [];
    }
    const record = recordOf(design, 'rooms', target.id);
    const room = record && roomsOf(design, record.level).find((each) => each.record === record);
    if (!room) return [];
    if (target.on === 'walls') return facesAround(design, room.record);
    return [target.on === 'floor' ? floorFace(design, room) : ceilingFace(design, room)];
  });
}
