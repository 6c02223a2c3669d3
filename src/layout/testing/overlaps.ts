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
 * checked.
 */
function enters(a: Sampled, b: Sampled): boolean {
  const inside = pointsInside(a, b);
  if (inside.length === 0) return false;
  const solid = voxels(a);
  return inside.some((p) => solid.has(key(p[0], p[1], p[2])) || isShutIn(solid, a, p));
}

/** Millions of points in a benchmark: computed inline, without a call each. */
function pointsInside({ item, least, most }: Sampled, { home }: Sampled): [number, number, number][] {
  const c = Math.cos((item.turn * Math.PI) / 180);
  const s = Math.sin((item.turn * Math.PI) / 180);
  const inside: [number, number, number][] = [];
  for (let i = 0; i < home.length; i += 3) {
    const z = home[i + 2]! - item.at.z;
    if (z <= least[2] + skin || z >= most[2] - skin) continue;
    const dx = home[i]! - item.at.x;
    const dy = home[i + 1]! - item.at.y;
    const x = dx * c + dy * s;
    const y = dy * c - dx * s;
    if (x > least[0] + skin && x < most[0] - skin && y > least[1] + skin && y < most[1] - skin) inside.push([x, y, z]);
  }
  return inside;
}

const known = new WeakMap<Float64Array, Set<number>>();

function voxels({ own }: Sampled): Set<number> {
  const cells = known.get(own) ?? new Set<number>();
  if (cells.size === 0) for (let i = 0; i < own.length; i += 3) cells.add(key(own[i]!, own[i + 1]!, own[i + 2]!));
  known.set(own, cells);
  return cells;
}

/**
 * One small number for a cell (large ones cost a set an object each); six metres either way are more than any piece
 * has.
 */
function key(x: number, y: number, z: number): number {
  return ((Math.floor(x / voxel) + 256) * 512 + Math.floor(y / voxel) + 256) * 512 + Math.floor(z / voxel) + 256;
}

function isShutIn(solid: ReadonlySet<number>, { least, most }: Sampled, p: readonly [number, number, number]): boolean {
  for (let axis = 0; axis < 3; axis++)
    for (let way = -1; way <= 1; way += 2)
      if (!isShut(solid, p, axis, way, least[axis]! - voxel, most[axis]! + voxel)) return false;
  return true;
}

function isShut(
  solid: ReadonlySet<number>,
  p: readonly [number, number, number],
  axis: number,
  way: number,
  from: number,
  to: number,
): boolean {
  const at: [number, number, number] = [p[0], p[1], p[2]];
  for (at[axis] = at[axis]! + way * voxel; at[axis]! > from && at[axis]! < to; at[axis] = at[axis]! + way * voxel)
    if (solid.has(key(at[0], at[1], at[2]))) return true;
  return false;
}
