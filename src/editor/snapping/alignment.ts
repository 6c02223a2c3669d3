import { meetings } from '#lib/shapes/crossings.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { gridStep, letGoFactor, reachOf } from '#editor/snapping/snap.ts';
import type { Guide, SnapView } from '#editor/snapping/snap.ts';
import type { LevelSnaps, SnapPlace } from '#editor/snapping/level-snaps.ts';

interface AlignOptions {
  readonly view: SnapView;
  readonly exclude?: ReadonlySet<string>;
  readonly own?: readonly Point[];
  readonly from?: Point;
}

/** In line with a corner, above or beside it; with two of them where both are near. */
export function alignments(snaps: LevelSnaps, wanted: Point, options: AlignOptions) {
  const reach = reachOf('alignment', options.view) * letGoFactor;
  const x = nearestBy(snaps, wanted, 'x', reach, options);
  const y = nearestBy(snaps, wanted, 'y', reach, options);
  const step = gridStep(options.view.scale);
  const candidate = (x: Other | null, y: Other | null) => {
    const point = {
      x: x?.x ?? Math.round(wanted.x / step) * step,
      y: y?.y ?? Math.round(wanted.y / step) * step,
    };
    return {
      kind: 'alignment' as const,
      point,
      distance: Math.max(x ? Math.abs(x.x - wanted.x) : 0, y ? Math.abs(y.y - wanted.y) : 0),
      key: `alignment ${x?.x ?? ''} ${y?.y ?? ''}`,
      wall: null,
      guides: [x, y].flatMap((other) => (other ? [guideTo(other, point)] : [])),
    };
  };
  return [...(x && y ? [candidate(x, y)] : []), ...(x ? [candidate(x, null)] : []), ...(y ? [candidate(null, y)] : [])];
}

/** Where a line from a corner meets a wall or the line in hand, near the foot of the pointer on it. */
export function crossingOnBody(
  snaps: LevelSnaps,
  curve: Curve,
  foot: Point,
  wanted: Point,
  options: AlignOptions,
): { point: Point; guides: Guide[] } | null {
  const reach = reachOf('alignment', options.view);
  const crossings = (['x', 'y'] as const).flatMap((axis) => {
    const other = nearestBy(snaps, wanted, axis, reach, options);
    if (!other) return [];
    const line = axis === 'x' ? { x: other.x, y: other.y + 1000 } : { x: other.x + 1000, y: other.y };
    return meetings({ a: other, b: line, bulge: 0 }, curve)
      .filter((p) => distance(p, foot) <= reach && distance(p, pointAt(curve, nearestOn(curve, p))) < 0.5)
      .map((point) => ({ point, guides: [guideTo(other, point)] }));
  });
  return crossings.toSorted((p, q) => distance(p.point, foot) - distance(q.point, foot))[0] ?? null;
}

/** What a place that was typed is in line with, to the millimetre. */
export function inLineWith(snaps: LevelSnaps, at: Point, options: AlignOptions): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const other = nearestBy(snaps, at, axis, 1, options);
    return other ? [guideTo(other, at)] : [];
  });
}

/** A corner, or a point of the line in hand, where no wall is yet. */
interface Other extends Point {
  readonly walls?: readonly string[];
}

function guideTo({ x, y, walls }: Other, point: Point): Guide {
  return { kind: 'alignment', at: point, line: [{ x, y }, point], ...(walls && { walls }) };
}

/** The corner whose x (or y) is nearest, of those the nearest; also a point of the line in hand. */
function nearestBy(
  { byX, byY }: LevelSnaps,
  wanted: Point,
  axis: 'x' | 'y',
  reach: number,
  { exclude, own = [], from }: AlignOptions,
): Other | null {
  const list = axis === 'x' ? byX : byY;
  const found: Other[] = [...own, ...(from ? [from] : [])].filter((p) => Math.abs(p[axis] - wanted[axis]) <= reach);
  for (let i = lowerBound(list, axis, wanted[axis] - reach); i < list.length; i++) {
    const { point, walls } = list[i]!;
    if (point[axis] > wanted[axis] + reach) break;
    if (!exclude || !walls.every((wall) => exclude.has(wall))) found.push({ ...point, walls });
  }
  return (
    found.toSorted(
      (p, q) =>
        Math.abs(p[axis] - wanted[axis]) - Math.abs(q[axis] - wanted[axis]) ||
        distance(p, wanted) - distance(q, wanted),
    )[0] ?? null
  );
}

function lowerBound(list: readonly SnapPlace[], axis: 'x' | 'y', value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.point[axis] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
