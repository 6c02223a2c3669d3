import { apply } from '#design/apply.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Editor } from '#editor/editor.ts';
import type { ClosingStretch } from '#editor/gesture.ts';
import { oneCommand } from '#editor/one-command.ts';
import { chainWalls } from '#editor/tools/wall/wall-chain.ts';
import type { ChainPoint, WallSettings } from '#editor/tools/wall/wall-state.ts';

interface Chain {
  readonly points: readonly ChainPoint[];
  readonly ids: readonly string[];
  readonly settings: WallSettings;
}

/** The one room that would come of a chain with the stretch that closes it, as rooms are measured; null without one. */
export function closingRoom(
  { session }: Editor,
  { points, ids, settings }: Chain,
  { to }: Pick<ClosingStretch, 'to'>,
): ClosingStretch['room'] {
  const { design, state } = session;
  const closed = [...points, { at: to, wall: null }];
  const command = oneCommand(
    chainWalls(design, state.level, { points: closed, ids: [...ids, 'wl_closing'], settings }),
  );
  const done = command && apply(design, command);
  if (!done?.ok) return null;
  const made = roomsOf(done.design, state.level).filter(({ record }) => !(record.id in design.rooms));
  const [room] = made;
  return room && made.length === 1 ? { area: room.shape.netArea, at: room.shape.middle } : null;
}
