import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Bounds } from '#lib/polygon.ts';

export interface Arranged {
  readonly id: string;
  readonly bounds: Bounds;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What can be put in line: things with a place of their own. */
export function arrangeable(editor: Editor): Arranged[] {
  const { session, pieces } = editor;
  return chosenThings(editor).flatMap((id) => {
    const table = tableOfId(id);
    const record = table && recordOf(session.design, table, id);
    const bounds = boundsOfThings(session.design, [id], pieces);
    if (!record || !('at' in record) || !bounds) return [];
    const { at } = record;
    return [{ id, bounds, x: at.x, y: at.y, z: 'z' in at ? at.z : 0 }];
  });
}

/** Each moved by its own way, as one command. */
export function placeEach(
  things: readonly Arranged[],
  by: (thing: Arranged) => { x: number; y: number },
): SimpleCommand[] {
  const places = things.flatMap((thing) => {
    const { x, y } = by(thing);
    return Math.hypot(x, y) < 0.001 ? [] : [{ id: thing.id, at: { x: thing.x + x, y: thing.y + y, z: thing.z } }];
  });
  return places.length > 0 ? [{ kind: 'things.place', places }] : [];
}
