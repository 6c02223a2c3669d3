import type { RoomRecord } from '#design/records/room.ts';
import type { UnderstoodBrief } from './read-brief.ts';
import type { Wishes } from './wishes.tsx';

/** The wishes with what was said: a room of that kind, the smallest or the largest, or the chosen one furnished so. */
export function withBrief(wishes: Wishes, brief: UnderstoodBrief, rooms: readonly RoomRecord[]): Wishes {
  const { type, size, style, budget, inStock, keep, desk = false } = brief;
  // Rooms come the largest first.
  const fitting = rooms.filter((room) => type === undefined || room.type === type);
  const chosen = fitting.find(({ id }) => id === wishes.scope);
  const sized = size === 'small' ? fitting.at(-1) : fitting[0];
  const room = size === undefined && chosen ? chosen : sized;
  return {
    ...wishes,
    ...(type !== undefined && !room && { type }),
    ...(room && (type !== undefined || size !== undefined) && { scope: room.id, type: null }),
    ...(style && { style }),
    ...(budget !== undefined && { budget }),
    ...(inStock && { inStock }),
    ...(keep !== undefined && { keep }),
    desk,
  };
}
