import RBush from 'rbush';
import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { cornersOf } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { boundsOf } from '#lib/polygon.ts';
import { footprintOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';

export interface IndexedPiece {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  readonly item: Item;
  readonly box: Box;
}

/** Tables are never changed in place: the same items have the same index. */
const cache = new WeakMap<Design['items'], Map<string, RBush<IndexedPiece>>>();

/** The pieces of a level by where they stand. */
export function pieceIndex(design: Design, level: string, pieces: PieceSource): RBush<IndexedPiece> {
  const levels = cache.get(design.items) ?? new Map<string, RBush<IndexedPiece>>();
  cache.set(design.items, levels);
  const known = levels.get(level);
  if (known) return known;
  const made = new RBush<IndexedPiece>().load(
    Object.values(design.items)
      .filter((item) => item.level === level)
      .map((item) => indexed(item, pieces)),
  );
  levels.set(level, made);
  return made;
}

function indexed(item: Item, pieces: PieceSource): IndexedPiece {
  const box = footprintOf(pieces, item);
  const { left, bottom, right, top } = boundsOf(cornersOf(box));
  return { minX: left, minY: bottom, maxX: right, maxY: top, item, box };
}
