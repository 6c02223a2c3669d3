import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import { required } from '#lib/errors.ts';
import type { Level, Levels } from '#models/picture/surface.ts';

/** The pixels of a picture file, drawn as a square of this side: red, green, blue. */
export type TexturePixels = (file: Uint8Array, side: number) => Promise<Uint8Array>;

/**
 * A picture of a file as levels for the studio and the tracer, from fine to coarse; multiplied with the material's own
 * colour. `side` is a power of two.
 */
export async function textureLevels(
  file: OpenedFile,
  number: number,
  [red, green, blue]: readonly number[],
  { pixels, side }: { pixels: TexturePixels; side: number },
): Promise<Levels> {
  const data = await pixels(imageBytes(file, number), side);
  // Multiplied in linear light: bytes to the power of 2.2.
  const by = [red!, green!, blue!].map((factor) => factor ** (1 / 2.2));
  const colour = Uint8Array.from(data, (value, i) => Math.round(value * by[i % 3]!));
  const levels: Level[] = [{ width: side, height: side, colour, relief: null }];
  while (levels.at(-1)!.width > 4) levels.push(halved(levels.at(-1)!));
  return levels;
}

export function imageBytes({ gltf, binary }: OpenedFile, number: number): Uint8Array {
  const view = required(gltf.bufferViews?.[gltf.images?.[number]?.bufferView ?? -1], 'The bytes of a picture');
  const from = view.byteOffset ?? 0;
  return binary.subarray(from, from + view.byteLength);
}

function halved({ width, colour }: Level): Level {
  const side = width / 2;
  const out = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let k = 0; k < 3; k++) {
        const p = (y * 2 * width + x * 2) * 3 + k;
        out[(y * side + x) * 3 + k] =
          (colour[p]! + colour[p + 3]! + colour[p + width * 3]! + colour[p + width * 3 + 3]! + 2) >> 2;
      }
  return { width: side, height: side, colour: out, relief: null };
}
