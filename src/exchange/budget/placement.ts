import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Gltf, Node } from '#exchange/budget/gltf-schema.ts';

/** Three rows of four: where x, y, z end up, and the shift. */
export type Matrix3x4 = readonly (readonly [number, number, number, number])[];

/**
 * The world matrix of every node, its ancestors' multiplied in: `far` is how far each mesh reaches from its own origin.
 */
export function checkPlacement(
  gltf: Gltf,
  parents: Int32Array,
  far: readonly number[],
  limits: FileLimits,
): readonly Matrix3x4[] {
  const nodes = gltf.nodes ?? [];
  const locals = nodes.map((node) => checkedLocal(node, limits));
  const worlds: Matrix3x4[] = [];
  const worldOf = (i: number): Matrix3x4 =>
    (worlds[i] ??= parents[i]! < 0 ? locals[i]! : product(worldOf(parents[i]!), locals[i]!));
  nodes.forEach(({ mesh }, i) => checkWorld(worldOf(i), mesh === undefined ? 0 : far[mesh]!, limits));
  return worlds;
}

function checkWorld(world: Matrix3x4, far: number, { reach, nodeNumber }: FileLimits): void {
  for (const [x, y, z, shift] of world) {
    const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
    // Written so that NaN fails too.
    if (!(sum <= 3 * nodeNumber && Math.abs(shift) + far * sum <= reach))
      throw new RefusedFile('too-big-in-space', { most: reach });
  }
}

function checkedLocal(node: Node, { nodeNumber }: FileLimits): Matrix3x4 {
  const { matrix: m, translation = [], rotation = [], scale = [] } = node;
  if ([...(m ?? []), ...translation, ...scale].some((value) => Math.abs(value) > nodeNumber))
    throw new RefusedFile('too-big-in-space', { most: nodeNumber });
  if (!m) return turnedAndScaled(node);
  const moved = translation.length + rotation.length + scale.length > 0;
  if (moved || m[3] !== 0 || m[7] !== 0 || m[11] !== 0 || m[15] !== 1)
    throw new RefusedFile('not-valid', { what: 'matrix', found: moved ? 'translation, rotation or scale' : m[15]! });
  return [0, 1, 2].map((row) => [m[row]!, m[4 + row]!, m[8 + row]!, m[12 + row]!] as const);
}

function turnedAndScaled({ translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] }: Node): Matrix3x4 {
  const [x, y, z, w] = rotation as [number, number, number, number];
  if (Math.abs(Math.hypot(x, y, z, w) - 1) > 0.01)
    throw new RefusedFile('not-valid', { what: 'rotation', found: Math.hypot(x, y, z, w) });
  const [a, b, c] = scale as [number, number, number];
  return [
    [(1 - 2 * (y * y + z * z)) * a, 2 * (x * y - w * z) * b, 2 * (x * z + w * y) * c, translation[0]!],
    [2 * (x * y + w * z) * a, (1 - 2 * (x * x + z * z)) * b, 2 * (y * z - w * x) * c, translation[1]!],
    [2 * (x * z - w * y) * a, 2 * (y * z + w * x) * b, (1 - 2 * (x * x + y * y)) * c, translation[2]!],
  ];
}

function product(left: Matrix3x4, [p, q, r]: Matrix3x4): Matrix3x4 {
  return left.map(([x, y, z, shift]) => {
    const column = (k: 0 | 1 | 2 | 3): number => x * p![k] + y * q![k] + z * r![k];
    return [column(0), column(1), column(2), column(3) + shift] as const;
  });
}
