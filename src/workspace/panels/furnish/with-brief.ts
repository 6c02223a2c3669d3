import type { RoomRecord, RoomType } from '#design/records/room.ts';
import type { UnderstoodBrief } from './read-brief.ts';
import type { Wishes } from './wishes.tsx';

/**
 * The wishes with what was said: the chosen room furnished so where nobody said yet what it is, else a room of that
 * kind, the smallest or the largest, else one that is furnished so.
 */
export function withBrief(wishes: Wishes, brief: UnderstoodBrief, rooms: readonly RoomRecord[]): Wishes {
  const { type, size, style, budget, inStock, keep, desk = false } = brief;
  // Rooms come the largest first.
  const fitting = rooms.filter((room) => type === undefined || room.type === type);
  const chosen = fitting.find(({ id }) => id === wishes.scope);
  const sized = size === 'small' ? fitting.at(-1) : fitting[0];
  const current = rooms.find(({ id }) => id === wishes.scope);
  const kindless = current?.type === 'other' && size === undefined ? current : undefined;
  const room = kindless ?? (size === undefined && chosen ? chosen : sized);
  // Of no such room: the one in hand, one without a kind, or the largest.
  const other = current ?? rooms.find((each) => each.type === 'other') ?? rooms[0];
  return {
    ...wishes,
    ...(type !== undefined && !room && other && { scope: other.id, type }),
    ...(room && (type !== undefined || size !== undefined) && { scope: room.id, type: kindFor(room, type ?? null) }),
    ...(style && { style }),
    ...(budget !== undefined && { budget }),
    ...(inStock && { inStock }),
    ...(keep !== undefined && { keep }),
    desk,
  };
}

/** A room keeps its own kind; one that has none is what was said. */
export function kindFor({ type }: RoomRecord, said: RoomType | null): RoomType | null {
  return type === 'other' ? said : null;
}
