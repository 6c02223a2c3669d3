import { levelOf, recordOf, tableOfId, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { Placement3 } from '#elements/placed-part.ts';
import { designChanges } from '#viewer/live/design-changes.ts';

interface MovedPiece {
  readonly id: string;
  readonly at: Placement3;
}

/**
 * The pieces that stand elsewhere in the second of two designs, where that is all that differs: such are dragged, and
 * nothing has to be made for them. Null where anything else differs.
 */
export function movedPieces(before: Design, after: Design): MovedPiece[] | null {
  const { levels, settings, tables } = designChanges(before, after);
  if (levels || settings) return null;
  const moved: MovedPiece[] = [];
  for (const { table, put, gone } of tables) {
    if (table !== 'items' || gone.length > 0) return null;
    for (const { id } of put) {
      const was = recordOf(before, 'items', id);
      const is = recordOf(after, 'items', id);
      if (!was || !is || !looksSame(was, is)) return null;
      moved.push({ id, at: placeOf(after, is) });
    }
  }
  return moved;
}

/** Where a piece stands in 3D; null for what is no piece. */
export function pieceAt(design: Design, id: string): Placement3 | null {
  const item = tableOfId(id) === 'items' ? recordOf(design, 'items', id) : undefined;
  return item ? placeOf(design, item) : null;
}

function placeOf(design: Design, { at, turn, level }: Item): Placement3 {
  const { elevation } = levelOf(design, level) ?? { elevation: 0 };
  return { x: at.x, y: at.y, z: elevation + at.z, turn: (turn * Math.PI) / 180 };
}

/** Off the floor a piece throws no dark on it: that is another look. */
function looksSame(was: Item, is: Item): boolean {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof Item>;
  for (const key of keys) if (key !== 'at' && key !== 'turn' && was[key] !== is[key]) return false;
  return was.at.z < 1 === is.at.z < 1;
}
