import { deflateSync } from 'node:zlib';
import type { Design } from '#design/document.ts';
import { modelGlb } from '#exchange/model-glb.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import { pictureLibrary } from '#platform/threads/picture-library.ts';
import type { PlanJob, StudioJob } from '#platform/threads/studio.ts';
import { planGround, planPicture } from './plan-picture.ts';

type LibraryModel = NonNullable<ReturnType<typeof findModel>>;

/**
 * Makes the bytes of a job. Heavy and pure: it runs on the studio's thread and caches the textures of finishes as long
 * as that lives.
 */
export function createFileMaker(): (job: StudioJob) => Promise<Uint8Array> {
  const textures = textureCache();
  return async (job) => {
    if (job.kind === 'plan') return plan(job);
    const found = findModel(job.id);
    if (found === null) throw new Error(`no model ${job.id}`);
    switch (job.kind) {
      case 'picture':
        return picture(found, job, textures);
      case 'glb':
        return glb(found, job, textures);
    }
  };
}

async function plan({ design, pixels, ...look }: PlanJob): Promise<Uint8Array> {
  // Checked before it was stored.
  const drawing = new TextEncoder().encode(planPicture(design as Design, { ...look, pixels }));
  if (pixels === null) return drawing;
  const sharp = await pictureLibrary();
  const picture = sharp(drawing).flatten({ background: planGround[look.ground] }).png({ palette: true });
  return owned(await picture.toBuffer());
}

function glb(
  { family, choice }: LibraryModel,
  { id, finishes }: Extract<StudioJob, { kind: 'glb' }>,
  textures: TextureCache,
): Uint8Array {
  const wear = Object.fromEntries(
    Object.entries(slotFinishes(family, choice, finishes)).map(([slot, finish]) => [slot, finishOf(finish)]),
  );
  return modelGlb([{ name: id, model: family.build(choice, 'middle'), finishes: wear }], { textures, deflate });
}

/** From this width on, a picture is drawn in full detail. */
const close = 900;

async function picture(
  { family, choice }: LibraryModel,
  { width, height, finishes }: Extract<StudioJob, { kind: 'picture' }>,
  textures: TextureCache,
): Promise<Uint8Array> {
  const model = family.build(choice, width >= close ? 'near' : 'middle');
  const wear = Object.fromEntries(
    Object.entries(slotFinishes(family, choice, finishes)).map(([slot, finish]) => [
      slot,
      textures.surface(finishOf(finish)),
    ]),
  );
  const { rgba } = renderThumbnail(model, wear, { width, height, placement: family.placement });
  return webp(rgba, width, height);
}

/**
 * A sixth of the bytes of a PNG, which matters for a list of forty cards on a phone. A studio picture has no
 * transparency. The encoder is loaded with the first picture.
 */
async function webp(rgba: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const packed = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 84, effort: 3, smartSubsample: true })
    .toBuffer();
  return owned(packed);
}

/** A copy: memory owned by the library cannot be transferred to another thread. */
function owned(packed: Uint8Array): Uint8Array {
  return new Uint8Array(packed);
}

function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 7 });
}
