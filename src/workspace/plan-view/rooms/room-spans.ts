import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Point } from '#lib/vec2.ts';

interface RoomSpan {
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
}

/**
 * How wide and how deep a room is between its faces, each along one of its sides, `inset` millimetres inside; whole
 * millimetres. Nothing for what is no room.
 */
export function roomSpans(design: Design, level: string, id: string | null, inset: number): RoomSpan[] {
  const bounds = roomsOf(design, level).find(({ record }) => record.id === id)?.shape.bounds;
  if (!bounds) return [];
  const { left, right, bottom, top } = bounds;
  const y = bottom + Math.min(inset, (top - bottom) / 4);
  const x = left + Math.min(inset, (right - left) / 4);
  return [
    { from: { x: left, y }, to: { x: right, y }, value: Math.round(right - left) },
    { from: { x, y: top }, to: { x, y: bottom }, value: Math.round(top - bottom) },
  ];
}
