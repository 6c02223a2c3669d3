import { openingsOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { wallSides } from '#design/reconcile/room-identity.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { contains } from '#lib/polygon.ts';

/** A room with what makes it and what stands in it, or (`room` null) what is in none. */
export interface TreeBranch {
  readonly room: string | null;
  readonly things: readonly string[];
}

/** Rooms → walls, openings, pieces, in reading order. A wall between two rooms stands under both. */
export function objectTree(editor: Editor): TreeBranch[] {
  const { session } = editor;
  const { design } = session;
  const { level } = session.state;
  const ordered = thingsInOrder(editor);
  const plan = levelPlan(design, level);
  const rooms = new Map(roomsOf(design, level).map((room) => [room.record.id, room.shape]));
  const branches: TreeBranch[] = ordered
    .filter((id) => rooms.has(id))
    .map((room) => {
      const shape = rooms.get(room);
      if (!shape) return { room, things: [] };
      const walls = new Set([...wallSides(plan, shape)].map((side) => side.split(':')[0] ?? ''));
      const openings = new Set([...walls].flatMap((wall) => openingsOf(design, wall).map(({ id }) => id)));
      const isIn = (id: string) => walls.has(id) || openings.has(id) || standsIn(editor, id, shape.polygon);
      return { room, things: ordered.filter((id) => !rooms.has(id) && isIn(id)) };
    });
  const placed = new Set(branches.flatMap(({ things }) => things));
  const rest = ordered.filter((id) => !rooms.has(id) && !placed.has(id));
  return rest.length > 0 ? [...branches, { room: null, things: rest }] : branches;
}

function standsIn({ session, pieces }: Editor, id: string, polygon: Parameters<typeof contains>[0]): boolean {
  if (isBuilt(session.design, id)) return false;
  const bounds = boundsOfThings(session.design, [id], pieces);
  return (
    bounds !== null && contains(polygon, { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 })
  );
}

function isBuilt(design: Design, id: string): boolean {
  return id in design.walls || id in design.openings;
}

/** Its number among its kind on the storey, in reading order, as it is said: *2 of 7*. */
export function numberAmong(editor: Editor, id: string): { number: number; count: number } | null {
  const ids = thingsInOrder(editor).filter((each) => tableOfId(each) === tableOfId(id));
  return ids.includes(id) ? { number: ids.indexOf(id) + 1, count: ids.length } : null;
}
