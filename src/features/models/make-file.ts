import { deflateSync } from 'node:zlib';
import { pngOf } from '#lib/png.ts';
import { dress } from '#models/dress.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { surfaceOf } from '#models/picture/surface.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import type { StudioJob } from '#platform/studio.ts';

/** Bytes for a job of the studio. Heavy and pure: it runs on the studio's thread. */
export async function makeFile(job: StudioJob): Promise<Uint8Array> {
  const found = findModel(job.id);
  if (found === null) throw new Error(`no model ${job.id}`);
  switch (job.kind) {
    case 'picture': return picture(found, job);
    case 'glb': throw new Error('not yet');
  }
}

/** From this width on, a picture is looked at closely. */
const close = 900;

function picture({ family, choice }: NonNullable<ReturnType<typeof findModel>>, { width, height, finishes }: Extract<StudioJob, { kind: 'picture' }>): Uint8Array {
  const model = family.build(choice, width >= close ? 'near' : 'middle');
  const wear = Object.fromEntries(Object.entries(dress(family, choice, finishes)).map(([slot, finish]) => [slot, surfaceOf(finishOf(finish), null)]));
  const { rgba } = renderThumbnail(model, wear, { width, height, placement: family.placement });
  return pngOf({ width, height, channels: 3, pixels: opaque(rgba) }, (bytes) => deflateSync(bytes, { level: 7 }));
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
