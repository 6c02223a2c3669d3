import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';

/**
 * A forest: no node its own ancestor, none with two parents, none too deep. Returns each one's parent, or -1, and how
 * often each mesh is drawn.
 */
export function checkNodes(gltf: Gltf, limits: FileLimits): { parents: Int32Array; drawn: Uint32Array } {
  const nodes = gltf.nodes ?? [];
  const parents = new Int32Array(nodes.length).fill(-1);
  nodes.forEach((node, i) => {
    for (const child of node.children ?? []) {
      if (!nodes[child]) throw new RefusedFile('not-valid', { what: 'children', found: child });
      if (child === i) throw new RefusedFile('node-loop', { node: i });
      if (parents[child]! >= 0) throw new RefusedFile('node-two-parents', { node: child });
      parents[child] = i;
    }
  });
  nodes.forEach((_, i) => climb(parents, i, limits.nodeDepth));
  for (const scene of gltf.scenes ?? []) checkRoots(scene.nodes ?? [], parents);
  return { parents, drawn: drawCounts(gltf) };
}

function checkRoots(roots: readonly number[], parents: Int32Array): void {
  const seen = new Set<number>();
  for (const root of roots) {
    if (root >= parents.length) throw new RefusedFile('not-valid', { what: 'scene.nodes', found: root });
    if (parents[root]! >= 0 || seen.has(root)) throw new RefusedFile('node-two-parents', { node: root });
    seen.add(root);
  }
}

/** With one parent each, a loop is a climb that never ends. */
function climb(parents: Int32Array, from: number, most: number): void {
  let at = from;
  for (let steps = 0; at >= 0; steps++) {
    at = parents[at]!;
    if (at === from) throw new RefusedFile('node-loop', { node: from });
    if (steps > most) throw new RefusedFile('node-too-deep', { most });
  }
}

function drawCounts({ nodes = [], meshes = [] }: Gltf): Uint32Array {
  const times = new Uint32Array(meshes.length);
  for (const node of nodes) {
    if (node.mesh === undefined) continue;
    if (!meshes[node.mesh]) throw new RefusedFile('not-valid', { what: 'node.mesh', found: node.mesh });
    times[node.mesh]!++;
  }
  return times;
}
