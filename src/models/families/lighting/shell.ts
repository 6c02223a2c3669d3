import { lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface ShellOptions {
  thick?: number;
  /** Closed above, as a metal bell is; open, as a cloth shade is. */
  lid?: boolean;
  /** The inner side may be plainer than the outer. */
  inside?: readonly Vec2[];
  crease?: number;
  segments?: number;
}

/** A thin turned skin with an inside and an outside: `outside` runs from the lower rim up, as [radius, height]. */
export function shell(
  outside: readonly Vec2[],
  { thick = 2, lid = false, inside = outside, crease = 50, segments }: ShellOptions,
  detail: Detail,
): Mesh {
  const low = outside[0]![1];
  const high = outside.at(-1)![1];
  const within = inside.map((_, i) => inner(inside, i, thick, low, high));
  const top: Vec2[] = lid
    ? [
        [0, high],
        [0, Math.max(low, high - thick)],
      ]
    : [];
  const lidded = lid
    ? within.map(([r, z], i): Vec2 => [r, i === within.length - 1 ? Math.min(z, high - thick) : z])
    : within;
  return lathe([...outside, ...top, ...lidded.toReversed()], detail, {
    closed: true,
    crease,
    ...(segments ? { segments } : {}),
  });
}

/** The point's neighbour on the inside, never over or under the rims. */
function inner(line: readonly Vec2[], i: number, thick: number, low: number, high: number): Vec2 {
  const before = line[Math.max(0, i - 1)]!;
  const after = line[Math.min(line.length - 1, i + 1)]!;
  const dr = after[0] - before[0];
  const dz = after[1] - before[1];
  const size = Math.hypot(dr, dz) || 1;
  const [r, z] = line[i]!;
  return [Math.max(0.6, r - (dz / size) * thick), Math.min(high, Math.max(low, z + (dr / size) * thick))];
}

/** A shade whose cloth is laid in pleats; as wide as `outside` says at their edges. */
export function pleatedShell(outside: readonly Vec2[], pleat: number, detail: Detail): Mesh {
  const thick = 2;
  const wanted = Math.max(...outside.map(([r]) => r)) / 3;
  const points = 8 * Math.max(3, Math.min(byDetail(detail, 18, 11, 4), Math.round(wanted / 4)));
  const ring = ([r, z]: Vec2, off: number, fold: number): Vec3[] =>
    Array.from({ length: points }, (_, i) => {
      const [x, y] = circlePoint(i, points);
      const out = r - off - (i % 2 === 1 ? fold : 0);
      return [out * x, out * y, z];
    });
  const inside = outside.map((point) => ring(point, thick, pleat)).toReversed();
  return loft([...outside.map((point) => ring(point, 0, pleat)), ...inside], { closed: true, crease: 28 });
}
