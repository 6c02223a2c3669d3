import { levelOf, recordOf, tableOfId, type Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { fitOf } from '#editor/free-gap.ts';
import type { PieceSource } from '#editor/pieces.ts';

export interface FreeRoom {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Where something has to fit: the gap of the selected piece, else the selected room. Null with nothing selected. */
export function freeRoom(design: Design, id: string | undefined, pieces: PieceSource): FreeRoom | null {
  if (id === undefined) return null;
  if (tableOfId(id) === 'items') {
    const fit = fitOf(design, id, pieces);
    const item = recordOf(design, 'items', id);
    const level = item && levelOf(design, item.level);
    return fit && level ? { width: fit.width, depth: fit.depth, height: level.height } : null;
  }
  const room = recordOf(design, 'rooms', id);
  const found = room && roomsOf(design, room.level).find(({ record }) => record.id === id);
  if (!room || !found) return null;
  const { left, right, bottom, top } = found.shape.bounds;
  const height = levelOf(design, room.level)?.height ?? 2800;
  // A piece may be turned: the longer side is what is wide.
  return { width: Math.max(right - left, top - bottom), depth: Math.min(right - left, top - bottom), height };
}
