import { deflateSync } from 'node:zlib';
import { openDesign } from '#design/open-design.ts';
import { modelGlb } from '#exchange/model-glb.ts';
import { pngOf } from '#lib/png.ts';
import { dress } from '#models/dress.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import type { PlanJob, StudioJob } from '#platform/studio.ts';
import { planPicture } from './plan-picture.ts';

type Found = NonNullable<ReturnType<typeof findModel>>;

/** Makes the bytes of a job. Heavy and pure: it runs on the studio's thread and keeps the pictures of finishes as long as that lives. */
export function createMaker(): (job: StudioJob) => Promise<Uint8Array> {
  const textures = textureCache();
  return async (job) => {
    if (job.kind === 'plan') return plan(job);
    const found = findModel(job.id);
    if (found === null) throw new Error(`no model ${job.id}`);
    switch (job.kind) {
      case 'picture': return picture(found, job, textures);
      case 'glb': return glb(found, job, textures);
    }
  };
}

function plan({ design, ...wishes }: PlanJob): Uint8Array {
  const opened = openDesign(JSON.parse(design));
  if (!opened.ok) throw new Error('no design');
  return new TextEncoder().encode(planPicture(opened.design, wishes));
}

function glb({ family, choice }: Found, { id, finishes }: Extract<StudioJob, { kind: 'glb' }>, textures: TextureCache): Uint8Array {
  const wear = Object.fromEntries(Object.entries(dress(family, choice, finishes)).map(([slot, finish]) => [slot, finishOf(finish)]));
  return modelGlb([{ name: id, model: family.build(choice, 'middle'), wear }], { textures, deflate });
}

/** From this width on, a picture is looked at closely. */
const close = 900;

function picture({ family, choice }: Found, { width, height, finishes }: Extract<StudioJob, { kind: 'picture' }>, textures: TextureCache): Uint8Array {
  const model = family.build(choice, width >= close ? 'near' : 'middle');
  const wear = Object.fromEntries(Object.entries(dress(family, choice, finishes)).map(([slot, finish]) => [slot, textures.surface(finishOf(finish))]));
  const { rgba } = renderThumbnail(model, wear, { width, height, placement: family.placement });
  return pngOf({ width, height, channels: 3, pixels: opaque(rgba) }, deflate);
}

function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 7 });
}

/** A studio picture has no holes: a quarter of the bytes says nothing. */
function opaque(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}
