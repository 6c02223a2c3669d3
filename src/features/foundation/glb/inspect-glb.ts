import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import { imageSize } from '#exchange/budget/image-size.ts';
import { cleanGlb } from '#exchange/read/clean-glb.ts';
import { textureIn } from '#exchange/read/materials.ts';
import { measureModel } from '#exchange/read/measure-model.ts';
import { readModel, type ReadModel } from '#exchange/read/read-model.ts';
import { studioModel, studioSurface } from '#exchange/read/studio-model.ts';
import { required } from '#lib/errors.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import type { Model } from '#models/geometry/mesh.ts';
import type { Surface } from '#models/picture/surface.ts';
import { drawTextures, openImages, studioLevels, textureSide, imageSlots } from './draw-textures.ts';
import type { GlbNote, GlbReport } from './glb.ts';

/** The result of inspecting an acceptable file: the rewritten file, its picture, its size, warnings for its maker. */
export interface InspectedGlb {
  bytes: Uint8Array;
  picture: Uint8Array;
  size: { width: number; depth: number; height: number };
  triangles: number;
  report: GlbReport;
}

const glbPicture = { width: 960, height: 600 } as const;
/** Triangles a phone turns without stuttering. */
const smoothTriangleLimit = 200_000;

/**
 * Heavy, and pure but for the textures: it runs on a thread of its own that can be killed. `sent` is the size of the
 * upload. Throws a RefusedFile.
 */
export async function inspectGlb(opened: OpenedFile, sent: number): Promise<InspectedGlb> {
  const read = readModel(opened);
  const model = studioModel(read);
  const { size, notes } = measureModel(model);
  const open = await openImages();
  const bytes = cleanGlb(read, await drawTextures(opened, read, open));
  const picture = await drawPicture(opened, read, model);
  const materials = read.lists.materials
    .filter((_, number) => model.parts.some(({ slot }) => slot === String(number)))
    .map(({ name }, i) => name || `#${i + 1}`);
  const report = {
    vertices: read.corners,
    materials: materials.slice(0, 40),
    textures: imageSlots(read).size,
    sent,
    notes: [...notes, ...notesOn(opened, read, bytes.length, sent)],
  };
  return { bytes, picture, size, triangles: read.triangles, report };
}

async function drawPicture(opened: OpenedFile, { lists }: ReadModel, model: Model): Promise<Uint8Array> {
  const wear: Record<string, Surface> = {};
  for (const { slot } of model.parts) {
    const material = lists.materials[Number(slot)];
    const source = material && lists.textures[textureIn(material, 'baseColorTexture')?.index ?? -1]?.source;
    wear[slot] = studioSurface(
      material,
      source === undefined
        ? null
        : await studioLevels(opened, source, material?.pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1, 1]),
    );
  }
  const { width, height } = glbPicture;
  const { rgba } = renderThumbnail(model, wear, { width, height, placement: 'floor' });
  const { default: sharp } = await import('sharp');
  return new Uint8Array(
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 84, effort: 3, smartSubsample: true })
      .toBuffer(),
  );
}

function notesOn(
  opened: OpenedFile,
  { meshes, lists, triangles, moving, leftBehind }: ReadModel,
  now: number,
  sent: number,
): GlbNote[] {
  const parts = meshes.flat();
  const notes: GlbNote[] = [];
  const say = (key: GlbNote['key'], values: GlbNote['values'] = {}) => {
    notes.push({ key, values });
  };
  if (triangles > smoothTriangleLimit) say('heavy', { count: triangles, most: smoothTriangleLimit });
  const large = largestImage(opened);
  if (large && Math.max(large.width, large.height) > textureSide) say('largeTextures', { ...large, most: textureSide });
  if (parts.some(({ normals }) => normals === null)) say('noNormals');
  if (
    parts.some(
      ({ material, uvs }) =>
        uvs[0] === null && material !== null && textureIn(lists.materials[material]!, 'baseColorTexture') !== undefined,
    )
  )
    say('noTextureMap');
  if (moving) say('moving');
  if (leftBehind.length > 0) say('extras', { names: leftBehind.slice(0, 6).join(', ') });
  if (sent - now > 100_000) say('smaller', { now: megabytes(now), sent: megabytes(sent) });
  return notes;
}

function largestImage({ gltf, binary }: OpenedFile): { width: number; height: number } | undefined {
  const sizes = (gltf.images ?? [])
    .map(({ bufferView }) => required(gltf.bufferViews?.[bufferView ?? -1], 'The bytes of a picture'))
    .map(({ byteOffset = 0, byteLength }) => imageSize(binary.subarray(byteOffset, byteOffset + byteLength)));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

function megabytes(bytes: number): number {
  return Math.round((bytes / (1024 * 1024)) * 10) / 10;
}
