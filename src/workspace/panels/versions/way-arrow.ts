import { along, direction, distance, turned, type Point } from '#lib/vec2.ts';

/** The arrow ends before the number at its goal. Pixels. */
const clear = 16;
/** Shorter than this nobody sees where it points. */
const shortest = 24;
const barb = 8;

/** From where a thing stood to where it stands, as a path; null where there is no room for one. */
export function wayArrow(from: Point, to: Point): string | null {
  const length = distance(from, to) - clear;
  if (length < shortest) return null;
  const way = direction(from, to);
  const tip = along(from, way, length);
  const barbs = [1, -1].map((side) => along(tip, turned(way, (side * Math.PI) / 6), -barb));
  return [`M${written(from)}L${written(tip)}`, ...barbs.map((end) => `M${written(tip)}L${written(end)}`)].join('');
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
