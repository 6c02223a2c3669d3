import { imageSize } from '#exchange/budget/image-size.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';

/** Pictures must be inside, PNG or JPEG, and not huge. */
export function checkImages(gltf: Gltf, binary: Uint8Array, limits: FileLimits): number {
  let all = 0;
  for (const image of gltf.images ?? []) {
    const view = image.bufferView === undefined ? undefined : gltf.bufferViews?.[image.bufferView];
    if (!view) throw new RefusedFile('not-valid', { what: 'image.bufferView', found: image.bufferView ?? 'none' });
    const from = view.byteOffset ?? 0;
    const { width, height } = imageSize(binary.subarray(from, from + view.byteLength));
    all += width * height;
    if (width * height > limits.imagePixels || all > limits.allPixels)
      throw new RefusedFile('image-too-large', { width, height, most: limits.imagePixels });
  }
  return gltf.images?.length ?? 0;
}
