import type { Design } from '#design/document.ts';
import { designOf } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { keepPlans } from '#design/plan/level-plan.ts';
import { reconcileOpenings } from '#design/reconcile/reconcile-openings.ts';
import { reconcileRooms, roomsMatchShapes } from '#design/reconcile/reconcile-rooms.ts';

/**
 * Openings and rooms follow their walls, on the levels where walls have changed since `before`. What was restored brings
 * its own records, unless someone tampered with them.
 */
export function reconcile(before: Design, draft: Draft, restored: boolean): void {
  const walls = draft.changes.get('walls');
  const rooms = draft.changes.get('rooms');
  if (!walls && !rooms) return;
  const levels = walls ? keepPlans(before, designOf(draft), walls.keys()) : new Set<string>();
  if (restored) {
    for (const room of rooms?.keys() ?? []) for (const level of levelsOfRoom(before, draft, room)) levels.add(level);
    const wrong = [...levels].some((level) => !roomsMatchShapes(designOf(draft), level));
    if (wrong) reconcileRooms(designOf(draft), draft, levels);
  } else if (walls) {
    reconcileOpenings(before, draft, walls.keys());
    reconcileRooms(before, draft, levels);
  }
}

function levelsOfRoom(before: Design, draft: Draft, id: string): string[] {
  const rooms = [before.rooms[id], draft.changes.get('rooms')?.get(id)];
  return rooms.flatMap((room) => (room && 'level' in room ? [room.level] : []));
}
