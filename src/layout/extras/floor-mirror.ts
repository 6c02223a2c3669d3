import type { Part } from '#layout/part.ts';
import { pointOn } from '#layout/plan/stretches.ts';
import { addFirst, findModelFor, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { alongWalls, wallPart } from '#layout/extras/wall-decor.ts';

/** Where one dresses or leaves the home, if a wall is free: as near to the wardrobe or the coats as possible. */
export function addFloorMirror(room: FurnishingState): void {
  const { record, area } = room.brief.plan;
  const wanted = record.type === 'bedroom' ? area > 12 : record.type === 'hall' && area > 5;
  const mirror =
    wanted && room.brief.taste.rng.next() < 0.55
      ? findModelFor(room, 'floor-mirror', {
          width: [450, 700],
          near: { width: 600, height: 1700 },
          forms: { stand: ['leaning'] },
        })
      : null;
  const [home] = piecesOfKind(room, 'wardrobe', 'coat-stand', 'shoe-cabinet');
  if (!mirror || !home) return;
  const spots = alongWalls(room, mirror.width + 120, 200).map(({ stretch, s }): Part => ({
    ...wallPart(mirror, stretch, s, 0, 'mirror-to-dress', 'first'),
    ...pointOn(stretch, s, mirror.depth / 2 + 22),
  }));
  const far = (part: Part) => Math.hypot(part.x - home.x, part.y - home.y);
  addFirst(room, spots.toSorted((a, b) => far(a) - far(b)).slice(0, 60));
}
