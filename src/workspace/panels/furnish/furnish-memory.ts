import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import type { Scope } from './rooms-of-home.ts';
import type { TakenProposal } from './use-furnish.ts';
import type { Wishes } from './wishes.tsx';

/** What was asked for a room. */
export interface AskedWishes {
  readonly wishes: Wishes;
  /** In one's own words. */
  readonly words: string;
  /** The kind of room that was asked for in words. */
  readonly said: RoomType | null;
}

/** What the panel knows as long as the design is open, however often it is closed meanwhile. */
export interface FurnishMemory {
  readonly asked: Map<Scope, AskedWishes>;
  /** Furniture and rooms as the proposals that were taken left them, by their ids. */
  readonly left: Map<string, string>;
  /** Of the next proposals: asked again, they are others. */
  nextSeed(): number;
}

export function newFurnishMemory(): FurnishMemory {
  let seed = 0;
  return { asked: new Map(), left: new Map(), nextSeed: () => ++seed };
}

export function noteTaken({ left }: FurnishMemory, { added, wish }: TakenProposal, { items, rooms }: Design): void {
  const records = [...added.map((id) => items[id]), ...wish.rooms.map(({ room }) => rooms[room])];
  for (const record of records) if (record) left.set(record.id, JSON.stringify(record));
}

/** Nobody has touched it since a proposal put it there. */
export function isAsProposed({ left }: FurnishMemory, record: Item | RoomRecord): boolean {
  return left.get(record.id) === JSON.stringify(record);
}
