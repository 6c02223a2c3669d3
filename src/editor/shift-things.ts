import type { SimpleCommand } from '#design/commands/command-table.ts';
import { tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import { isSelectable } from '#editor/selectable.ts';
import { isThing } from '#editor/things.ts';

/** Moves everything among these ids that can be moved by the same way. A wall alone takes those it meets along. */
export function shiftThings(design: Design, ids: readonly string[], by: Point, lift = 0): SimpleCommand[] {
  const things = ids.filter((id) => isThing(id) && isSelectable(design, id));
  const [id] = things;
  if (id === undefined) return [];
  if (things.length === 1 && tableOfId(id) === 'walls')
    return [{ kind: 'wall.move', id, by: { x: by.x, y: by.y }, joined: true }];
  return [{ kind: 'things.shift', ids: things, by: { x: by.x, y: by.y, z: lift } }];
}
