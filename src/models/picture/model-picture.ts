import { slotFinishes } from '#models/slot-finishes.ts';
import { finishOf } from '#models/materials/library.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import type { Choice, Family } from '#models/family.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { TextureCache } from '#models/materials/texture.ts';
import type { RenderBuffers, Picture } from '#models/picture/thumbnail.ts';

interface ModelPictureOptions {
  width: number;
  height: number;
  /** Finishes by slot, where not the style's own. */
  finishes?: Readonly<Record<string, string>>;
  azimuth?: number;
  detail?: Detail;
  /** Reused by callers that draw many pictures. */
  easel?: RenderBuffers;
}

/** The studio picture of a model of the library. 256 pixels of texture serve a thumbnail. */
export function modelPicture(
  family: Family,
  choice: Choice,
  textures: TextureCache,
  options: ModelPictureOptions,
): Picture {
  const { width, height, azimuth, detail = 'middle', finishes } = options;
  const bySlot = Object.entries(slotFinishes(family, choice, finishes));
  const wear = Object.fromEntries(bySlot.map(([slot, id]) => [slot, textures.surface(finishOf(id))]));
  return renderThumbnail(
    family.build(choice, detail),
    wear,
    { width, height, placement: family.placement, ...(azimuth === undefined ? {} : { azimuth }) },
    options.easel,
  );
}
