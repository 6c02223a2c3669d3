import { openModelFile, type OpenedFile } from '#exchange/budget/check-model-file.ts';
import { fileLimits } from '#exchange/budget/limits.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { textureIn } from '#exchange/read/materials.ts';
import { readModel, type ReadModel } from '#exchange/read/read-model.ts';
import { studioModel, studioSurface } from '#exchange/read/studio-model.ts';
import { textureLevels } from '#exchange/read/texture-levels.ts';
import type { Finish } from '#models/materials/finish.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import { toDisplay } from '#models/picture/colour.ts';
import type { Levels, Surface } from '#models/picture/surface.ts';
import { texturePixels } from '#platform/threads/picture-library.ts';
import type { UploadedPart } from '#render/from-design/design-scene.ts';

/** Files of models that were uploaded, by their ids, as the tracer needs them. */
export interface UploadedModels {
  parts: ReadonlyMap<string, readonly UploadedPart[]>;
  /** The library's textures, and those of these files. */
  textures: TextureCache;
}

/** Of the largest texture: finer is not seen in a room, and a file may have forty. */
const finestSide = 1024;

/** `side`: pixels of the library's textures. A file that cannot be read is left out. */
export async function readUploads(files: ReadonlyMap<string, Uint8Array>, side: number): Promise<UploadedModels> {
  const parts = new Map<string, UploadedPart[]>();
  const surfaces = new Map<string, Surface>();
  for (const [id, bytes] of files) {
    try {
      parts.set(id, await partsOf(id, bytes, Math.min(finestSide, side), surfaces));
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
    }
  }
  const library = textureCache(side);
  return { parts, textures: { ...library, surface: (finish) => surfaces.get(finish.id) ?? library.surface(finish) } };
}

async function partsOf(
  id: string,
  bytes: Uint8Array,
  side: number,
  surfaces: Map<string, Surface>,
): Promise<UploadedPart[]> {
  const opened = openModelFile(bytes);
  const read = readModel(opened);
  const out: UploadedPart[] = [];
  for (const { slot, mesh, solid } of studioModel(read).parts) {
    const surface = studioSurface(read.lists.materials[Number(slot)], await levelsOf(opened, read, slot, side));
    const finish = finishOf(`${id} ${slot}`, surface);
    surfaces.set(finish.id, surface);
    out.push({ mesh, solid, finish });
  }
  return out;
}

async function levelsOf(opened: OpenedFile, { lists }: ReadModel, slot: string, side: number): Promise<Levels | null> {
  const material = lists.materials[Number(slot)];
  const source = material && lists.textures[textureIn(material, 'baseColorTexture')?.index ?? -1]?.source;
  if (source === undefined) return null;
  const colour = material?.pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1, 1];
  const pixels = (file: Uint8Array, side: number) => texturePixels(file, side, fileLimits.imagePixels);
  return textureLevels(opened, source, colour, { pixels, side });
}

/** A material of a file under the names of ours: what is clear is glass. */
function finishOf(id: string, { colour, roughness, metalness, opacity }: Surface): Finish {
  const bytes = Array.from(colour, (light) => Math.round(255 * toDisplay(light)));
  return {
    id,
    kind: opacity < 1 ? 'glass' : 'plastic',
    name: { zh: id, en: id, vi: id },
    colour: `#${Buffer.from(bytes).toString('hex')}`,
    roughness,
    metalness,
    opacity,
  };
}
