import { areaOf } from '#render/scene/bvh.ts';
import type { Bvh } from '#render/scene/bvh.ts';

/**
 * The tree as the kernel reads it (kernel/traverse.as). A node: 128 bytes, four boxes as smallest x ×4, y ×4, z ×4,
 * largest x ×4, y ×4, z ×4, then four children. A child ≥ 0 is a node; below, `~child` is its first block × 8 and the
 * number of its blocks less one. A block: 176 bytes, four triangles as corner, edge, edge (each x ×4, y ×4, z ×4), then
 * four numbers of triangles and four tints (0: solid).
 */
interface WideBvh {
  nodes: Float32Array;
  blocks: Float32Array;
}

const nodeWords = 32;
const blockWords = 44;

/** `corners`: nine numbers a triangle, in the order of the leaves; so are `tints`. */
export function widen(bvh: Bvh, corners: Float32Array, tints: Uint16Array): WideBvh {
  const out: Out = {
    nodes: new Float32Array((bvh.nodes + 1) * (nodeWords / 2)),
    node: 1,
    blocks: new Float32Array(blockCount(bvh) * blockWords),
    block: 0,
  };
  const waiting = [{ node: 0, to: 0 }];
  while (waiting.length > 0) {
    const { node, to } = waiting.pop()!;
    clear(out.nodes, to * nodeWords);
    fourUnder(bvh, node).forEach((child, lane) => {
      const leaf = bvh.left[child]! < 0;
      if (!leaf) waiting.push({ node: child, to: out.node });
      setChild(
        out.nodes,
        to,
        lane,
        bvh.bounds,
        child * 6,
        leaf ? leafCode(out, bvh, child, corners, tints) : out.node++,
      );
    });
  }
  return { nodes: out.nodes.slice(0, out.node * nodeWords), blocks: out.blocks };
}

interface Out {
  nodes: Float32Array;
  node: number;
  blocks: Float32Array;
  block: number;
}

function blockCount({ left, count, nodes }: Bvh): number {
  let sum = 0;
  for (let node = 0; node < nodes; node++) if (left[node]! < 0) sum += Math.ceil(count[node]! / 4);
  return sum;
}

/** A node no ray enters: its boxes are inside out. */
function clear(nodes: Float32Array, at: number): void {
  nodes.fill(Infinity, at, at + 12).fill(-Infinity, at + 12, at + 24);
}

/** Up to four nodes that stand for `node`: the largest is opened first, for most rays meet it. */
function fourUnder({ left, bounds }: Bvh, node: number): number[] {
  const found = [node];
  while (found.length < 4) {
    let largest = -1;
    let most = -1;
    found.forEach((each, i) => {
      const area = left[each]! < 0 ? -1 : areaOf(bounds, each * 6);
      if (area > most) {
        largest = i;
        most = area;
      }
    });
    if (largest < 0) break;
    const opened = left[found[largest]!]!;
    found.splice(largest, 1, opened, opened + 1);
  }
  return found;
}

function setChild(
  nodes: Float32Array,
  to: number,
  lane: number,
  bounds: Float32Array,
  from: number,
  child: number,
): void {
  for (let k = 0; k < 6; k++) nodes[to * nodeWords + k * 4 + lane] = bounds[from + k]!;
  new Int32Array(nodes.buffer)[to * nodeWords + 24 + lane] = child;
}

function leafCode(out: Out, { first, count }: Bvh, node: number, corners: Float32Array, tints: Uint16Array): number {
  const begin = out.block;
  const numbers = new Int32Array(out.blocks.buffer);
  for (let i = 0; i < count[node]!; i += 4, out.block++) {
    const at = out.block * blockWords;
    for (let lane = 0; lane < 4; lane++) {
      const triangle = i + lane < count[node]! ? first[node]! + i + lane : -1;
      numbers[at + 36 + lane] = triangle;
      // An empty lane keeps a triangle without area, which nothing hits.
      if (triangle >= 0) setTriangle(out.blocks, at, lane, corners, triangle * 9);
      numbers[at + 40 + lane] = triangle < 0 ? 0 : tints[triangle]!;
    }
  }
  return ~(begin * 8 + Math.max(0, out.block - begin - 1));
}

function setTriangle(blocks: Float32Array, at: number, lane: number, corners: Float32Array, from: number): void {
  for (let k = 0; k < 3; k++) {
    blocks[at + k * 4 + lane] = corners[from + k]!;
    blocks[at + (3 + k) * 4 + lane] = corners[from + 3 + k]! - corners[from + k]!;
    blocks[at + (6 + k) * 4 + lane] = corners[from + 6 + k]! - corners[from + k]!;
  }
}
