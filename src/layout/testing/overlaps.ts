import { seenFrom } from '#layout/testing/item-samples.ts';
import type { Sampled } from '#layout/testing/item-samples.ts';

/** Smaller than any gap a rule leaves, larger than what rounding takes. */
const skin = 3;
const voxel = 26;

/** Pairs that share space, looked for point by point. What lies flat is stood upon, so rugs only mind each other. */
export function overlapping(items: readonly Sampled[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < items.length; i++) for (let j = 0; j < items.length; j++) {
    const [a, b] = [items[i]!, items[j]!];
    if (i === j || (a.code === 'rug') !== (b.code === 'rug') || !mayMeet(a, b)) continue;
    if (enters(a, b)) found.push(`${b.code} in ${a.code} (${b.item.model}, ${a.item.model})`);
  }
  return found;
}

function mayMeet(a: Sampled, b: Sampled): boolean {
  const reach = (of: Sampled) => Math.hypot(Math.max(of.most[0], -of.least[0]), Math.max(of.most[1], -of.least[1]));
  if (Math.hypot(a.item.at.x - b.item.at.x, a.item.at.y - b.item.at.y) > reach(a) + reach(b)) return false;
  return a.item.at.z + a.least[2] < b.item.at.z + b.most[2] - skin && b.item.at.z + b.least[2] < a.item.at.z + a.most[2] - skin;
}

/** Is a point of `b` at `a`'s surface, or shut in by it on all six sides? Only what is inside `a`'s measures is looked at. */
function enters(a: Sampled, b: Sampled): boolean {
  const inside: [number, number, number][] = [];
  for (let i = 0; i < b.home.length; i += 3) {
    const p = seenFrom(a, b.home[i]!, b.home[i + 1]!, b.home[i + 2]!);
    if (p.every((value, axis) => value > a.least[axis]! + skin && value < a.most[axis]! - skin)) inside.push(p);
  }
  if (inside.length === 0) return false;
  const solid = voxels(a);
  return inside.some((p) => solid.has(key(p)) || isShutIn(solid, a, p));
}

function voxels({ own }: Sampled): Set<string> {
  const cells = new Set<string>();
  for (let i = 0; i < own.length; i += 3) cells.add(key([own[i]!, own[i + 1]!, own[i + 2]!]));
  return cells;
}

function key([x, y, z]: readonly [number, number, number]): string {
  return `${Math.floor(x / voxel)},${Math.floor(y / voxel)},${Math.floor(z / voxel)}`;
}

function isShutIn(solid: ReadonlySet<string>, { least, most }: Sampled, p: readonly [number, number, number]): boolean {
  return [0, 1, 2].every((axis) => [-1, 1].every((way) => {
    const at: [number, number, number] = [...p];
    for (at[axis] = at[axis]! + way * voxel; at[axis]! > least[axis]! - voxel && at[axis]! < most[axis]! + voxel; at[axis] = at[axis]! + way * voxel) if (solid.has(key(at))) return true;
    return false;
  }));
}
