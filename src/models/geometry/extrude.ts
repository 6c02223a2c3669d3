import { corner, draft, finished, quad, triangle } from '#models/geometry/draft.ts';
import { counterClockwise, inset } from '#models/geometry/outline.ts';
import { triangulate } from '#models/geometry/triangulate.ts';
import { edgeSegments } from '#models/geometry/segments.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

interface Extrusion {
  outline: Outline;
  holes?: readonly Outline[];
  height: number;
  /** Rounds the upper and lower edges, within the outline. */
  bevel?: number;
  /** Degrees; corners of the outline flatter than this are smooth. */
  crease?: number;
  uv?: Vec2;
}

/** A flat shape made thick, from Z 0 to `height`. Grain runs along X, so sides facing ±X show end grain. */
export function extrude(shape: Extrusion, detail: Detail): Mesh {
  const out = draft();
  const bevel = Math.min(shape.bevel ?? 0, shape.height / 2);
  const levels = levelsOf(shape.height, bevel, edgeSegments(bevel, detail));
  const outlines = [
    counterClockwise(shape.outline),
    ...(shape.holes ?? []).map((hole) => counterClockwise(hole).toReversed()),
  ];
  for (const outline of outlines) wall(out, outline, levels, shape.uv ?? [0, 0]);
  for (const [level, up] of [
    [levels[0]!, false],
    [levels.at(-1)!, true],
  ] as const)
    cap(out, outlines, level, up, shape.uv ?? [0, 0]);
  return finished(out, shape.crease ?? 40);
}

interface Level {
  z: number;
  inset: number;
}

function levelsOf(height: number, bevel: number, segments: number): Level[] {
  if (segments === 0)
    return [
      { z: 0, inset: 0 },
      { z: height, inset: 0 },
    ];
  const low = Array.from({ length: segments + 1 }, (_, i): Level => {
    const angle = ((i / segments) * Math.PI) / 2;
    return { z: bevel * (1 - Math.sin(angle)), inset: bevel * (1 - Math.cos(angle)) };
  }).toReversed();
  return [...low, ...low.toReversed().map(({ z, inset }) => ({ z: height - z, inset }))].filter(
    ({ z }, i, all) => i === 0 || z > all[i - 1]!.z,
  );
}

function wall(out: Draft, outline: Outline, levels: readonly Level[], uv: Vec2): void {
  const around = outline.reduce<number[]>(
    (sums, p, i) => {
      const q = outline[(i + 1) % outline.length]!;
      return [...sums, sums.at(-1)! + Math.hypot(q[0] - p[0], q[1] - p[1])];
    },
    [0],
  );
  const first = out.positions.length / 3;
  for (const level of levels) {
    const line = level.inset > 0 ? inset(outline, level.inset) : outline;
    around.forEach((way, j) => {
      const [x, y] = line[j % line.length]!;
      corner(out, [x, y, level.z], uv[0] + way, uv[1] + level.z);
    });
  }
  const row = around.length;
  for (let i = 0; i + 1 < levels.length; i++)
    for (let j = 0; j + 1 < row; j++) {
      const p = outline[j]!;
      const q = outline[(j + 1) % outline.length]!;
      const a = first + i * row + j;
      quad(out, a, a + 1, a + row + 1, a + row, Math.abs(q[1] - p[1]) > 1.2 * Math.abs(q[0] - p[0]));
    }
}

function cap(out: Draft, outlines: readonly Outline[], level: Level, up: boolean, uv: Vec2): void {
  const lines = level.inset > 0 ? outlines.map((outline) => inset(outline, level.inset)) : outlines;
  const numbers = lines.flat().map(([x, y]) => corner(out, [x, y, level.z], uv[0] + x, uv[1] + y));
  const triangles = triangulate(lines[0]!, lines.slice(1));
  for (let t = 0; t < triangles.length; t += 3) {
    const a = numbers[triangles[t]!]!;
    const b = numbers[triangles[t + 1]!]!;
    const c = numbers[triangles[t + 2]!]!;
    if (up) triangle(out, a, b, c);
    else triangle(out, a, c, b);
  }
}
