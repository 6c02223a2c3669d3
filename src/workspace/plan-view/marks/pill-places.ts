import { direction, type Point } from '#lib/vec2.ts';
import type { Place, Size } from '../plan-camera.ts';

/** A distance on the screen, with what is written on it. */
interface WrittenLine {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

/** Of a pill, in pixels: nothing is measured while a hand moves. */
const pill = { height: 22, sides: 14, letter: 7.2, air: 3 };
/** Along the line, from its middle outwards; then beside it, clear of a handle on it. */
const shares = [0.5, 0.36, 0.64, 0.24, 0.76];
const handle = 17;

/**
 * Where each distance is written: in its middle, or as near to it as nothing else stands; null where there is no room,
 * and the earlier of two stays. `taken`: handles, and what floats over the view.
 */
export function pillPlaces(lines: readonly WrittenLine[], size: Size, taken: readonly Place[]): (Point | null)[] {
  const places = [...taken];
  return lines.map(({ from, to, text }) => {
    const at = candidates(from, to, text).find((each) => isFree(boxAt(each, text), size, places)) ?? null;
    if (at) places.push(boxAt(at, text));
    return at;
  });
}

/** What a handle takes up. */
export function around({ x, y }: Point, reach: number): Place {
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach };
}

function candidates(from: Point, to: Point, text: string): Point[] {
  const along = direction(from, to);
  const out = handle + (Math.abs(along.y) * widthOf(text) + Math.abs(along.x) * pill.height) / 2;
  return [0, out, -out].flatMap((by) =>
    shares.map((share) => {
      const on = mixed(from, to, share);
      return { x: on.x - along.y * by, y: on.y + along.x * by };
    }),
  );
}

function mixed(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function widthOf(text: string): number {
  return pill.sides + text.length * pill.letter;
}

function boxAt({ x, y }: Point, text: string): Place {
  const width = widthOf(text);
  return { left: x - width / 2, top: y - pill.height / 2, width, height: pill.height };
}

function isFree({ left, top, width, height }: Place, size: Size, taken: readonly Place[]): boolean {
  if (left < 0 || top < 0 || left + width > size.width || top + height > size.height) return false;
  return taken.every(
    (other) =>
      left >= other.left + other.width + pill.air ||
      other.left >= left + width + pill.air ||
      top >= other.top + other.height + pill.air ||
      other.top >= top + height + pill.air,
  );
}
