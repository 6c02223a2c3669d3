import { zlibSync } from 'three/addons/libs/fflate.module.js';
import type { Design } from '#design/document.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { designGlb } from '#exchange/design-glb.ts';
import { withoutUploads } from '#exchange/without-uploads.ts';
import { textureCache } from '#models/materials/texture.ts';

export type GlbAnswer = { glb: ArrayBuffer } | { refused: 'tooLarge' | 'failed' };

/** Web worker: one home as a GLB, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Design>) => {
  try {
    const made = designGlb(
      withoutUploads(data),
      { models: librarySource('middle'), detail: 'middle' },
      { textures: textureCache(), deflate: (bytes) => zlibSync(bytes, { level: 4 }) },
    );
    if (!made.ok) return postMessage({ refused: 'tooLarge' } satisfies GlbAnswer);
    const glb = new Uint8Array(made.glb).buffer;
    postMessage({ glb } satisfies GlbAnswer, { transfer: [glb] });
  } catch {
    postMessage({ refused: 'failed' } satisfies GlbAnswer);
  }
});
