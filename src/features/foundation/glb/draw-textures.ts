import type { Sharp } from 'sharp';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { fileLimits } from '#exchange/budget/limits.ts';
import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import type { ReencodedImages } from '#exchange/read/clean-glb.ts';
import { textureIn, textureSlots, type TextureSlot } from '#exchange/read/materials.ts';
import type { ReadModel } from '#exchange/read/read-model.ts';
import { imageBytes, textureLevels } from '#exchange/read/texture-levels.ts';
import { isPictureFile, pictureLibrary, texturePixels } from '#platform/threads/picture-library.ts';
import type { Levels } from '#models/picture/surface.ts';

/** Pixels along the longer side of a stored texture: what a phone's graphics card handles. */
export const textureSide = 2048;
const studioSide = 256;

export type OpenImage = (bytes: Uint8Array) => Sharp;

/** Only PNG and JPEG come this far. */
export async function openImages(): Promise<OpenImage> {
  const sharp = await pictureLibrary();
  return (bytes) => {
    if (!isPictureFile(bytes)) throw new Error('Input buffer contains unsupported image format');
    return sharp(bytes, { limitInputPixels: fileLimits.imagePixels, failOn: 'error', pages: 1 });
  };
}

/** Every texture a material uses, re-encoded: bounded, and nothing but pixels. Unused ones are dropped. */
export async function drawTextures(file: OpenedFile, model: ReadModel, open: OpenImage): Promise<ReencodedImages> {
  const drawn = new Map<number, { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' }>();
  for (const [number, slots] of imageSlots(model))
    drawn.set(number, await drawTexture(open(imageBytes(file, number)), slots));
  return drawn;
}

/** The small levels of a material's colour for the studio. */
export function studioLevels(file: OpenedFile, number: number, colour: readonly number[]): Promise<Levels> {
  const pixels = (bytes: Uint8Array, side: number) => texturePixels(bytes, side, fileLimits.imagePixels).catch(broken);
  return textureLevels(file, number, colour, { pixels, side: studioSide });
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
