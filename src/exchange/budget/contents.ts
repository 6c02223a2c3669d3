import { elementSize } from '#exchange/budget/accessors.ts';
import { imageSize } from '#exchange/budget/image-size.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Accessor, Gltf } from '#exchange/budget/gltf-schema.ts';

/** Sums what drawing the file would cost. */
export function countGeometry(gltf: Gltf, drawn: Uint32Array, limits: FileLimits): { vertices: number; triangles: number } {
  let vertices = 0;
  let triangles = 0;
  const seen = new Set<number>();
  (gltf.meshes ?? []).forEach((mesh, m) => {
    for (const primitive of mesh.primitives) {
      const position = accessorAt(gltf, primitive.attributes.POSITION);
      if (!position) continue;
      if (position.type !== 'VEC3' || position.componentType !== 5126) throw new RefusedFile('not-valid', { what: 'POSITION', found: position.type });
      for (const number of [...Object.values(primitive.attributes), ...(primitive.targets ?? []).flatMap((target) => Object.values(target))]) {
        if (!seen.has(number)) vertices += accessorAt(gltf, number)!.count / Object.keys(primitive.attributes).length;
        seen.add(number);
      }
      triangles += drawn[m]! * Math.ceil((accessorAt(gltf, primitive.indices)?.count ?? position.count) / 3);
    }
  });
  if (vertices > limits.vertices) throw new RefusedFile('too-many-vertices', { count: Math.ceil(vertices), most: limits.vertices });
  if (triangles > limits.triangles) throw new RefusedFile('too-many-triangles', { count: triangles, most: limits.triangles });
  return { vertices: Math.ceil(vertices), triangles };
}

function accessorAt(gltf: Gltf, number: number | undefined): Accessor | null {
  if (number === undefined) return null;
  const accessor = gltf.accessors?.[number];
  if (!accessor) throw new RefusedFile('not-valid', { what: 'accessor', found: number });
  return accessor;
}

/** Reads every position where it lies: each must be a number, and near. */
export function checkPositions(gltf: Gltf, binary: Uint8Array, limits: FileLimits): void {
  const numbers = new Set((gltf.meshes ?? []).flatMap((mesh) => mesh.primitives.flatMap((primitive) => [primitive.attributes.POSITION, ...(primitive.targets ?? []).map((target) => target.POSITION)])));
  for (const number of numbers) {
    const accessor = accessorAt(gltf, number);
    if (accessor) checkFloats(gltf, accessor, binary, limits);
  }
}

function checkFloats(gltf: Gltf, accessor: Accessor, binary: Uint8Array, { reach }: FileLimits): void {
  const bounds = [...(accessor.min ?? []), ...(accessor.max ?? [])];
  if (bounds.some((value) => Math.abs(value) > reach)) throw new RefusedFile('too-big-in-space', { most: reach });
  if (accessor.bufferView === undefined) return;
  const view = gltf.bufferViews![accessor.bufferView]!;
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const stride = view.byteStride ?? elementSize(accessor);
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  for (let i = 0; i < accessor.count; i++) for (let k = 0; k < 3; k++) {
    const value = data.getFloat32(start + i * stride + k * 4, true);
    if (!Number.isFinite(value)) throw new RefusedFile('not-finite', { vertex: i });
    if (Math.abs(value) > reach) throw new RefusedFile('too-big-in-space', { most: reach });
  }
}

/** Pictures must be inside, PNG or JPEG, and not huge. */
export function checkImages(gltf: Gltf, binary: Uint8Array, limits: FileLimits): number {
  let all = 0;
  for (const image of gltf.images ?? []) {
    const view = image.bufferView === undefined ? undefined : gltf.bufferViews?.[image.bufferView];
    if (!view) throw new RefusedFile('not-valid', { what: 'image.bufferView', found: image.bufferView ?? 'none' });
    const from = view.byteOffset ?? 0;
    const { width, height } = imageSize(binary.subarray(from, from + view.byteLength));
    all += width * height;
    if (width * height > limits.imagePixels || all > limits.allPixels) throw new RefusedFile('image-too-large', { width, height, most: limits.imagePixels });
  }
  return gltf.images?.length ?? 0;
}
