import type { Sharp } from 'sharp';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { fileLimits } from '#exchange/budget/limits.ts';
import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import type { ReencodedImages } from '#exchange/read/clean-glb.ts';
import { textureIn, textureSlots, type TextureSlot } from '#exchange/read/materials.ts';
import type { ReadModel } from '#exchange/read/read-model.ts';
import { required } from '#lib/errors.ts';
import type { Level, Levels } from '#models/picture/surface.ts';

/** Pixels along the longer side of a stored texture: what a phone's graphics card handles. */
export const textureSide = 2048;
const studioSide = 256;

export type OpenImage = (bytes: Uint8Array) => Sharp;

/**
 * The library is shared by the whole process: configured as where pictures are processed. Only PNG and JPEG come this
 * far.
 */
export async function openImages(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return (bytes) => sharp(bytes, { limitInputPixels: fileLimits.imagePixels, failOn: 'error', pages: 1 });
}

/** Every texture a material uses, re-encoded: bounded, and nothing but pixels. Unused ones are dropped. */
export async function drawTextures(file: OpenedFile, model: ReadModel, open: OpenImage): Promise<ReencodedImages> {
  const drawn = new Map<number, { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' }>();
  for (const [number, slots] of imageSlots(model))
    drawn.set(number, await drawTexture(open(imageBytes(file, number)), slots));
  return drawn;
}

/**
 * The small texture levels of a material's colour for the studio, from fine to coarse; multiplied with the material's
 * own colour.
 */
export async function studioLevels(
  file: OpenedFile,
  number: number,
  [red, green, blue]: readonly number[],
  open: OpenImage,
): Promise<Levels> {
  const { data } = await done(
    open(imageBytes(file, number))
      .resize({ width: studioSide, height: studioSide, fit: 'fill', kernel: 'linear' })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw(),
  );
  // Multiplied in linear light: bytes to the power of 2.2.
  const by = [red!, green!, blue!].map((factor) => factor ** (1 / 2.2));
  const levels: Level[] = [
    {
      width: studioSide,
      height: studioSide,
      colour: Uint8Array.from(data, (value, i) => Math.round(value * by[i % 3]!)),
      relief: null,
    },
  ];
  while (levels.at(-1)!.width > 4) levels.push(halved(levels.at(-1)!));
  return levels;
}

/** By index: the slots each texture is used for. */
export function imageSlots({ meshes, lists }: ReadModel): Map<number, Set<TextureSlot>> {
  const worn = new Map<number, Set<TextureSlot>>();
  const materials = new Set(meshes.flatMap((parts) => parts.map(({ material }) => material)));
  lists.materials.forEach((material, number) => {
    if (!materials.has(number)) return;
    for (const slot of textureSlots) {
      const source = lists.textures[textureIn(material, slot)?.index ?? -1]?.source;
      if (source !== undefined) worn.set(source, (worn.get(source) ?? new Set()).add(slot));
    }
  });
  return worn;
}

async function drawTexture(
  picture: Sharp,
  slots: ReadonlySet<TextureSlot>,
): Promise<{ bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' }> {
  const { format, hasAlpha } = await picture.metadata().catch(broken);
  const sized = picture.resize({ width: textureSide, height: textureSide, fit: 'inside', withoutEnlargement: true });
  const seen = [...slots].every((slot) => slot === 'baseColorTexture' || slot === 'emissiveTexture');
  // Data textures must keep their numbers, and transparency needs a format that has it; others may be JPEG.
  const asPhotograph = format === 'jpeg' || (seen && !(hasAlpha && !(await isOpaque(picture))));
  const out = asPhotograph
    ? sized
        .flatten({ background: '#808080' })
        .jpeg({ quality: seen ? 88 : 94, chromaSubsampling: seen ? '4:2:0' : '4:4:4' })
    : sized.png({ compressionLevel: 6 });
  const { data } = await done(out);
  return { bytes: new Uint8Array(data), mimeType: asPhotograph ? 'image/jpeg' : 'image/png' };
}

async function isOpaque(picture: Sharp): Promise<boolean> {
  return (await picture.clone().stats().catch(broken)).isOpaque;
}

function done(picture: Sharp): Promise<{ data: Buffer }> {
  return picture.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true }).catch(broken);
}

/** A decoder's error means the file is broken; its message is not shown. */
function broken(): never {
  throw new RefusedFile('image-broken');
}

function imageBytes({ gltf, binary }: OpenedFile, number: number): Uint8Array {
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
