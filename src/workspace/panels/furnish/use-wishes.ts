import { useEffect, useState } from 'react';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { recordOf } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import type { KnownSizes } from '#layout/kept.ts';
import type { FurnishWish } from '#layout/proposals/proposal.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { isAsProposed, type AskedWishes, type FurnishMemory } from './furnish-memory.ts';
import type { UnderstoodBrief } from './read-brief.ts';
import { furnishedRooms, itemsWithin, likelyKind, roomOfSelection, roomsToFurnish } from './rooms-of-home.ts';
import type { Wishes } from './wishes.tsx';
import { kindFor, withBrief } from './with-brief.ts';

const usualWishes: Omit<Wishes, 'scope'> = {
  type: null,
  style: 'japandi',
  budget: null,
  keep: true,
  ways: true,
  inStock: false,
  desk: false,
};

interface AskedOfRooms extends Pick<AskedWishes, 'wishes' | 'words'> {
  /** Those to choose from, and those that are chosen. */
  readonly rooms: readonly RoomRecord[];
  readonly chosen: readonly RoomRecord[];
  /** What stands in the chosen ones; of that, what a person placed or changed. */
  readonly there: readonly Item[];
  readonly placed: readonly Item[];
  kindOf(wishes: Wishes): RoomType | null;
  wishOf(wishes: Wishes): Omit<FurnishWish, 'seed'>;
  write(words: string): void;
  read(brief: UnderstoodBrief): void;
  change(wish: Partial<Wishes>): void;
}

/** What is wished for the room the panel is opened for, or the one in hand; remembered for when it is opened again. */
export function useWishes(memory: FurnishMemory, asked: string | null): AskedOfRooms {
  const { session, pieces } = useEditor();
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const own = asked === null ? undefined : recordOf(design, 'rooms', asked);
  const furnishable = roomsToFurnish(design, level);
  const rooms = own && !furnishable.includes(own) ? [own, ...furnishable] : furnishable;
  const under = roomOfSelection(design, level, session.state.selection);
  const [now, setNow] = useState<AskedWishes>(() => {
    const scope = own?.id ?? (rooms.find(({ id }) => id === under) ?? rooms[0])?.id ?? 'home';
    return memory.asked.get(scope) ?? { wishes: { ...usualWishes, scope }, words: '', said: null };
  });
  useEffect(() => void memory.asked.set(now.wishes.scope, now), [memory, now]);
  const { wishes, words, said } = now;
  const chosen = wishes.scope === 'home' ? furnishedRooms(design) : rooms.filter(({ id }) => id === wishes.scope);
  const there = itemsWithin(design, chosen);
  const placed = there.filter((item) => !isAsProposed(memory, item));

  function kindOf({ type, scope }: Wishes): RoomType | null {
    const room = rooms.find(({ id }) => id === scope);
    return type ?? (room ? likelyKind(design, room) : null);
  }
  /** A file's size is known to whoever has it open, not to the library. */
  function uploadSizes(): KnownSizes {
    const files = there.filter(({ model }) => model.includes('_'));
    return Object.fromEntries(
      files.flatMap(({ model }) => {
        const facts = pieces(model);
        return facts ? [[model, { width: facts.width, depth: facts.depth, height: facts.height }]] : [];
      }),
    );
  }
  return {
    wishes,
    words,
    rooms,
    chosen,
    there,
    placed,
    kindOf,
    wishOf(from) {
      const { style, budget, ways, inStock, desk } = from;
      const type = from.scope === 'home' ? null : kindOf(from);
      // Of the whole design: what hangs on a room's walls is the room's too.
      const proposed = Object.values(design.items).filter((item) => isAsProposed(memory, item));
      const replaced = proposed.map(({ id }) => id);
      // Where nothing is the person's own, a proposal may paint what the one before it painted.
      const keep = from.keep && (placed.length > 0 || chosen.some((room) => !isAsProposed(memory, room)));
      const conditions = { style, budget, keep, replaced, ways, inStock, desk, sizes: uploadSizes(), delivered: true };
      return { rooms: chosen.map(placeOfRoom), ...(type !== null && { type }), ...conditions };
    },
    write: (typed) => setNow({ ...now, words: typed }),
    read: (brief) => setNow({ ...now, said: brief.type ?? null, wishes: withBrief(wishes, brief, rooms) }),
    /** Another room is chosen: what was said holds for it, too. */
    change(wish) {
      const room = wish.scope === undefined ? undefined : rooms.find(({ id }) => id === wish.scope);
      setNow({ ...now, wishes: { ...wishes, ...wish, ...(room && { type: kindFor(room, said) }) } });
    },
  };
}
