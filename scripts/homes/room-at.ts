import type { Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';

export function roomAt(design: Design, level: string, [x, y]: readonly [number, number]): string {
  const found = roomsOf(design, level).find(({ shape }) => roomContains(shape, { x, y }));
  if (!found) throw new Error(`no room at ${x}, ${y} of ${level}`);
  return found.record.id;
}
