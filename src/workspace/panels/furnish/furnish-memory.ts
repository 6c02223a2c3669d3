import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import type { FurnishWish } from '#layout/proposals/proposal.ts';
import type { Scope } from './rooms-of-home.ts';
import type { FurnishRun, TakenProposal } from './use-furnish.ts';
import type { Wishes } from './wishes.tsx';

/** What was asked for a room. */
export interface AskedWishes {
  readonly wishes: Wishes;
  /** In one's own words. */
  readonly words: string;
  /** The kind of room that was asked for in words. */
  readonly said: RoomType | null;
}

/** What was answered, and to which design: another needs other proposals. */
interface AnsweredWish {
  readonly run: FurnishRun;
  readonly wish: FurnishWish;
  readonly design: Design;
  /** The one that was looked at. */
  readonly looked: number;
}

/** What the panel knows as long as the design is open, however often it is closed meanwhile. */
export interface FurnishMemory {
  readonly asked: Map<Scope, AskedWishes>;
  /** Furniture and rooms as the proposals that were taken left them, by their ids. */
  readonly left: Map<string, string>;
  /** By the rooms they are for. */
  readonly answered: Map<string, AnsweredWish>;
  /** Of the same wishes: the seed one begins with, and the last one. */
  readonly seeds: Map<string, { readonly first: number; readonly last: number }>;
}

export function newFurnishMemory(): FurnishMemory {
  return { asked: new Map(), left: new Map(), answered: new Map(), seeds: new Map() };
}

/**
 * The same wishes give the same proposals, the first again whenever one begins anew, until one is taken; more of them
 * are others.
 */
export function seededWish({ seeds }: FurnishMemory, wish: Omit<FurnishWish, 'seed'>, more: boolean): FurnishWish {
  const key = wishesKey(wish);
  const { first, last } = seeds.get(key) ?? { first: 1, last: 0 };
  const seed = more ? last + 1 : first;
  seeds.set(key, { first, last: seed });
  return { ...wish, seed };
}

function wishesKey({ rooms, type, style, budget, ways, inStock, desk, delivered }: Omit<FurnishWish, 'seed'>): string {
  return JSON.stringify([roomsKey(rooms), type, style, budget, ways, inStock, desk, delivered]);
}

/** Under which name the answer for these rooms is kept. */
export function roomsKey(rooms: readonly { readonly room: string }[]): string {
  return rooms.map(({ room }) => room).join(' ');
}

export function noteTaken(
  { left, seeds }: FurnishMemory,
  { added, wish }: TakenProposal,
  { items, rooms }: Design,
): void {
  // Whoever asks once more wants something else.
  const key = wishesKey(wish);
  const last = seeds.get(key)?.last ?? 0;
  seeds.set(key, { first: last + 1, last });
  const records = [...added.map((id) => items[id]), ...wish.rooms.map(({ room }) => rooms[room])];
  for (const record of records) if (record) left.set(record.id, JSON.stringify(record));
}

/** Nobody has touched it since a proposal put it there. */
export function isAsProposed({ left }: FurnishMemory, record: Item | RoomRecord): boolean {
  return left.get(record.id) === JSON.stringify(record);
}
