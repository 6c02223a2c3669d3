import type { Point } from '#lib/vec2.ts';
import type { RoomForm } from '#editor/tools/room/room-state.ts';

/** A box of the plan from the corner it was begun at; negative sizes go to the left and down. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

interface Notch {
  readonly width: number;
  readonly depth: number;
}

/** The inner outline of a room, counter-clockwise. An L lacks the corner opposite its start, a T both sides of its far end. */
export function roomOutline(form: RoomForm, { x, y, width, depth }: DrawnBox, notch: Notch): Point[] {
  const sx = Math.sign(width) || 1;
  const sy = Math.sign(depth) || 1;
  const w = Math.abs(width);
  const d = Math.abs(depth);
  const cutX = Math.min(Math.max(notch.width, 0), w);
  const cutY = Math.min(Math.max(notch.depth, 0), d);
  const side = (w - cutX) / 2;
  const local: Record<RoomForm, readonly (readonly [number, number])[]> = {
    rectangle: [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    l: [
      [0, 0],
      [w, 0],
      [w, d - cutY],
      [w - cutX, d - cutY],
      [w - cutX, d],
      [0, d],
    ],
    t: [
      [0, 0],
      [w, 0],
      [w, d - cutY],
      [w - side, d - cutY],
      [w - side, d],
      [side, d],
      [side, d - cutY],
      [0, d - cutY],
    ],
  };
  const points = local[form].map(([u, v]) => ({ x: x + sx * u, y: y + sy * v }));
  return sx * sy > 0 ? points : points.toReversed();
}

/** Half of the room, until it is typed: for a T, the stem's width and depth. */
export function usualNotch({ width, depth }: DrawnBox): Notch {
  return { width: Math.abs(width) / 2, depth: Math.abs(depth) / 2 };
}
