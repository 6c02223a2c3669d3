import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { grown, overlaps } from '#layout/space/box.ts';
import { boxAround } from '#editor/snapping/level-snaps.ts';
import { footprintOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { pieceIndex } from '#editor/snapping/piece-index.ts';

/** Nearer than this, one cannot pass or pull a chair out. Millimetres. */
const clearance = 600;
/** Rugs and the like are walked over. */
const flat = 60;

/**
 * Which of these pieces, as `shown` has them, stand in another of `base`, and which leave too little room. Told, never
 * forbidden. The others are looked up in `base`, whose index stands while a hand moves.
 */
export function clashesOf(
  base: Design,
  shown: Design,
  ids: readonly string[],
  pieces: PieceSource,
): { overlapping: string[]; tight: string[] } {
  const own = new Set(ids);
  const overlapping: string[] = [];
  const tight: string[] = [];
  for (const id of ids) {
    const item = recordOf(shown, 'items', id);
    if (!item) continue;
    const box = footprintOf(pieces, item);
    if (box.high - box.low <= flat) continue;
    const reach = Math.hypot(box.halfWidth, box.halfDepth) + clearance;
    const others = pieceIndex(base, item.level, pieces)
      .search(boxAround([box], reach))
      .filter((other) => !own.has(other.item.id) && other.box.high - other.box.low > flat);
    if (others.some((other) => overlaps(box, other.box))) overlapping.push(id);
    else if (
      others.some(
        (other) => overlaps(grown(box, clearance / 2), grown(other.box, clearance / 2)) && !touches(box, other.box),
      )
    )
      tight.push(id);
  }
  return { overlapping, tight };
}

/** Side by side, as a row of cupboards stands: that is no gap to pass through. */
function touches(a: Parameters<typeof overlaps>[0], b: Parameters<typeof overlaps>[0]): boolean {
  return overlaps(grown(a, 30), grown(b, 30));
}
