import { corner, draft, finished, triangle } from '#models/geometry/draft.ts';
import { counterClockwise } from '#models/geometry/outline.ts';
import { triangulate } from '#models/geometry/triangulate.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** A cut-out of paper or paint facing −Y, `y` its place; the outline's x, y become X, Z. An open sheet. */
export function flat(outline: Outline, y: number, holes: readonly Outline[] = []): Mesh {
  const out = draft();
  const line = counterClockwise(outline);
  const numbers = [...line, ...holes.flat()].map(([x, z]) => corner(out, [x, y, z], x, z));
  const triangles = triangulate(line, holes);
  for (let t = 0; t < triangles.length; t += 3)
    triangle(out, numbers[triangles[t]!]!, numbers[triangles[t + 1]!]!, numbers[triangles[t + 2]!]!);
  return finished(out);
}

/** A line drawn with a brush: `width` at each point of the path, or the same everywhere. */
export function stroke(path: readonly Vec2[], width: number | readonly number[]): Outline {
  const sides = path.map((point, i): readonly [Vec2, Vec2] => {
    const before = path[Math.max(0, i - 1)]!;
    const after = path[Math.min(path.length - 1, i + 1)]!;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (typeof width === 'number' ? width : width[i]!) / 2 / size;
    const nx = -(after[1] - before[1]) * half;
    const ny = (after[0] - before[0]) * half;
    return [
      [point[0] + nx, point[1] + ny],
      [point[0] - nx, point[1] - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.toReversed().map(([, right]) => right)];
}
