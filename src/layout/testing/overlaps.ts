import type { Sampled } from '#layout/testing/item-samples.ts';

/** Millimetres. Smaller than any gap a rule leaves, larger than rounding errors. */
const skin = 3;
const voxel = 26;

/** Pairs that share space, checked point by point. Rugs are stood upon, so they only conflict with each other. */
export function overlapping(items: readonly Sampled[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < items.length; i++)
    for (let j = 0; j < items.length; j++) {
      const a = items[i]!;
      const b = items[j]!;
      if (i === j || (a.code === 'rug') !== (b.code === 'rug') || !mayMeet(a, b)) continue;
      if (enters(a, b)) found.push(`${b.code} in ${a.code} (${b.item.model}, ${a.item.model})`);
    }
  return found;
}

/** Two cells apart they neither touch nor enclose one another: seen from there, one side is always empty. */
function mayMeet(a: Sampled, b: Sampled): boolean {
  if (
    Math.max(
      a.bounds.left - b.bounds.right,
      b.bounds.left - a.bounds.right,
      a.bounds.bottom - b.bounds.top,
      b.bounds.bottom - a.bounds.top,
    ) >
    2 * voxel
  )
    return false;
  const reach = (of: Sampled) => Math.hypot(Math.max(of.most[0], -of.least[0]), Math.max(of.most[1], -of.least[1]));
  if (Math.hypot(a.item.at.x - b.item.at.x, a.item.at.y - b.item.at.y) > reach(a) + reach(b)) return false;
  return (
    a.item.at.z + a.least[2] < b.item.at.z + b.most[2] - skin &&
    b.item.at.z + b.least[2] < a.item.at.z + a.most[2] - skin
  );
}

/**
 * Whether a point of `b` is at `a`'s surface, or enclosed by it on all six sides. Only points inside `a`'s bounds are
 * checked. Millions of points in a benchmark: computed inline, without a call or an object each.
 */
function enters(a: Sampled, { home }: Sampled): boolean {
  const { item, least, most } = a;
  const c = Math.cos((item.turn * Math.PI) / 180);
  const s = Math.sin((item.turn * Math.PI) / 180);
  let solid: Solid | null = null;
  for (let i = 0; i < home.length; i += 3) {
    const z = home[i + 2]! - item.at.z;
    if (z <= least[2] + skin || z >= most[2] - skin) continue;
    const dx = home[i]! - item.at.x;
    const dy = home[i + 1]! - item.at.y;
    const x = dx * c + dy * s;
    const y = dy * c - dx * s;
    if (x <= least[0] + skin || x >= most[0] - skin || y <= least[1] + skin || y >= most[1] - skin) continue;
    solid ??= solidOf(a);
    if (solid.cells[cellAt(solid, x, y, z)] === 1 || isShutIn(solid, a, [x, y, z])) return true;
  }
  return false;
}

/** The cells around a piece, in its own frame, with those its surface runs through marked. */
interface Solid {
  cells: Uint8Array;
  /** The number of the first cell on each axis, and how many there are along the last two. */
  first: readonly [number, number, number];
  rows: number;
  layers: number;
}
/** Cells beyond the piece on each side: who looks out of it looks one further. */
const margin = 2;

const known = new WeakMap<Float64Array, Solid>();

function solidOf({ own, least, most }: Sampled): Solid {
  const before = known.get(own);
  if (before) return before;
  const first = least.map((value) => Math.floor(value / voxel) - margin) as [number, number, number];
  const [columns, rows, layers] = most.map((value, axis) => Math.floor(value / voxel) + margin + 1 - first[axis]!) as [
    number,
    number,
    number,
  ];
  const solid = { cells: new Uint8Array(columns * rows * layers), first, rows, layers };
  for (let i = 0; i < own.length; i += 3) solid.cells[cellAt(solid, own[i]!, own[i + 1]!, own[i + 2]!)] = 1;
  known.set(own, solid);
  return solid;
}

function cellAt({ first, rows, layers }: Solid, x: number, y: number, z: number): number {
  return (
    ((Math.floor(x / voxel) - first[0]) * rows + Math.floor(y / voxel) - first[1]) * layers +
    Math.floor(z / voxel) -
    first[2]
  );
}

function isShutIn(solid: Solid, { least, most }: Sampled, p: readonly [number, number, number]): boolean {
  for (let axis = 0; axis < 3; axis++)
    for (let way = -1; way <= 1; way += 2)
      if (!isShut(solid, p, axis, way, least[axis]! - voxel, most[axis]! + voxel)) return false;
  return true;
}

function isShut(
  solid: Solid,
  p: readonly [number, number, number],
  axis: number,
  way: number,
  from: number,
  to: number,
): boolean {
  const at: [number, number, number] = [p[0], p[1], p[2]];
  for (at[axis] = at[axis]! + way * voxel; at[axis]! > from && at[axis]! < to; at[axis] = at[axis]! + way * voxel)
    if (solid.cells[cellAt(solid, at[0], at[1], at[2])] === 1) return true;
  return false;
}
