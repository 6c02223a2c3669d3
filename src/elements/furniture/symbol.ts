import { convexHull } from '#lib/shapes/convex-hull.ts';
import { areaOf, simplified } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import type { Mesh, Model } from '#models/geometry/mesh.ts';

/** One outline of a plan symbol, in the model's own frame. */
export interface SymbolShape {
  points: Point[];
  /** How high its upper side lies: what is higher is drawn over what is lower. */
  top: number;
}

/**
 * A model seen from above: the hull of each of its pieces, cushions over seats over frames. Works for any model, also
 * an uploaded one.
 */
export function planSymbol(model: Model): SymbolShape[] {
  const shapes = model.parts
    .flatMap(({ mesh }) => piecesOf(mesh))
    .map(({ points, top }) => ({ points: simplified(convexHull(points), 0.5), top }));
  const largest = Math.max(0, ...shapes.map(({ points }) => areaOf(points)));
  const shown = shapes.filter(({ points }) => points.length > 2 && areaOf(points) > largest * 0.004);
  // A hundred leaves or slats would only be black: the largest ones are enough to recognise it.
  return shown
    .sort((a, b) => areaOf(b.points) - areaOf(a.points))
    .slice(0, 60)
    .sort((a, b) => a.top - b.top || areaOf(b.points) - areaOf(a.points));
}

/** The connected pieces of a mesh as points of the plan. Corners at the same place belong together. */
function piecesOf(mesh: Mesh): { points: Point[]; top: number }[] {
  const parent = placesOf(mesh);
  const find = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = i; at !== root;) {
      at = parent[at]!;
      parent[at] = root;
    }
    return root;
  };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    for (const k of [1, 2]) parent[find(mesh.indices[i + k]!)] = find(mesh.indices[i]!);
  }
  const pieces = new Map<number, { points: Point[]; top: number }>();
  for (let i = 0; i < parent.length; i++) {
    const root = find(i);
    const piece = pieces.get(root) ?? { points: [], top: -Infinity };
    piece.points.push({ x: mesh.positions[i * 3]!, y: mesh.positions[i * 3 + 1]! });
    piece.top = Math.max(piece.top, mesh.positions[i * 3 + 2]!);
    pieces.set(root, piece);
  }
  return [...pieces.values()];
}

/** For every corner the first one at the same place, to a twentieth of a millimetre. */
function placesOf({ positions }: Mesh): Int32Array {
  const grid = Int32Array.from(positions, (value) => Math.round(value * 20));
  const count = positions.length / 3;
  // A table of places, open at twice their number: a text for each as a key costs more than all the rest.
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  return Int32Array.from({ length: count }, (_, i) => {
    const [x, y, z] = [grid[i * 3]!, grid[i * 3 + 1]!, grid[i * 3 + 2]!];
    let slot = (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask;
    for (; table[slot] !== -1; slot = (slot + 1) & mask) {
      const known = table[slot]! * 3;
      if (grid[known] === x && grid[known + 1] === y && grid[known + 2] === z) return table[slot]!;
    }
    table[slot] = i;
    return i;
  });
}
