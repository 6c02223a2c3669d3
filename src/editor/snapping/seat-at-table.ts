import type { IndexedPiece } from '#editor/snapping/piece-index.ts';
import { factsOf } from '#editor/pieces.ts';
import type { PieceFacts, PieceSource } from '#editor/pieces.ts';
import { distanceTo } from '#layout/space/box.ts';
import { subtract, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

const seats: ReadonlySet<string> = new Set(['dining-chair', 'office-chair', 'bar-stool']);
const tables: ReadonlySet<string> = new Set(['dining-table', 'desk', 'kitchen-island']);
/** How far before its edge one still sits at a table. Millimetres. */
const reach = 450;

interface Seated {
  /** Out of the seat to the table. */
  readonly way: Point;
  readonly table: string;
}

/** The table a chair held at `wanted` stands at, and which way it is; null for what is no chair, or at none. */
export function seatAtTable(
  { family, depth }: PieceFacts,
  wanted: Point,
  neighbours: readonly IndexedPiece[],
  pieces: PieceSource,
): Seated | null {
  if (!seats.has(family)) return null;
  const [nearest] = neighbours
    .filter(({ item }) => tables.has(factsOf(pieces, item.model).family))
    .map(({ item, box }) => ({ item, box, off: distanceTo(box, wanted) }))
    .filter(({ off }) => off <= depth / 2 + reach)
    .toSorted((p, q) => p.off - q.off);
  if (!nearest) return null;
  const { box, item } = nearest;
  // In the frame of the table: across the side it is beyond.
  const { x, y } = turned(subtract(wanted, box), -box.turn);
  const across = Math.abs(x) - box.halfWidth > Math.abs(y) - box.halfDepth;
  const inwards = across ? { x: -Math.sign(x) || 1, y: 0 } : { x: 0, y: -Math.sign(y) || 1 };
  return { way: turned(inwards, box.turn), table: item.id };
}
