import { isArc } from '#lib/curve.ts';
import { along, cross, direction, dot, leftOf, middle, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Wall } from '#design/records/wall.ts';

interface WallGapTo {
  readonly from: Point;
  readonly to: Point;
  /** Between the two faces. */
  readonly value: number;
  /** How far the wall has to go to its left for there to be no gap. */
  readonly reach: number;
}

/** The free distance from a wall, gone `by` to its left, to the next one alongside it on each side. */
export function gapsBeside(design: Design, wall: Wall, by: number): Partial<Record<'left' | 'right', WallGapTo>> {
  if (isArc(wall)) return {};
  const way = direction(wall.a, wall.b);
  const normal = leftOf(way);
  const length = dot(subtract(wall.b, wall.a), way);
  const centre = middle(wall.a, wall.b);
  const others = recordsOn(design, 'walls', wall.level).flatMap((other) => {
    if (other.id === wall.id || isArc(other) || Math.abs(cross(way, direction(other.a, other.b))) > 1e-3) return [];
    const ends = [dot(subtract(other.a, wall.a), way), dot(subtract(other.b, wall.a), way)];
    if (Math.max(...ends) < 10 || Math.min(...ends) > length - 10) return [];
    return [{ off: dot(subtract(other.a, wall.a), normal), half: (other.thickness + wall.thickness) / 2 }];
  });
  const nearest = (side: 1 | -1): WallGapTo | undefined => {
    const [next] = others.filter(({ off }) => (off - by) * side > 1).toSorted((p, q) => (p.off - q.off) * side);
    if (!next) return undefined;
    const value = Math.abs(next.off - by) - next.half;
    const from = along(centre, normal, by + (side * wall.thickness) / 2);
    return { from, to: along(from, normal, side * value), value, reach: next.off - side * next.half };
  };
  const left = nearest(1);
  const right = nearest(-1);
  return { ...(left && { left }), ...(right && { right }) };
}
