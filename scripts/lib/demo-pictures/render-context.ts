import { join } from 'node:path';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import { openDenoiser, type Denoiser } from '#render/denoise/denoiser.ts';
import type { Stage } from '#render/picture/render-picture.ts';

/** What all pictures of a run share. */
export interface RenderContext {
  textures: TextureCache;
  denoiser: Denoiser;
  threads: number;
  /** Where tiles of unfinished pictures lie. */
  keep: string;
  signal: AbortSignal;
  onProgress(stage: Stage, done: number, all: number): void;
}

export interface Frame {
  width: number;
  height: number;
  samples: number;
}
/** Three bytes a pixel. */
export interface DrawnPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Textures and a denoiser for as long as the work takes. */
export async function withRenderContext(
  settings: Omit<RenderContext, 'textures' | 'denoiser'>,
  work: (room: RenderContext) => Promise<void>,
): Promise<void> {
  const weights = join(import.meta.dirname, '../../../third_party/oidn/rt_hdr_alb_nrm.tza');
  const denoiser = await openDenoiser(weights, settings.threads);
  try {
    await work({ ...settings, textures: textureCache(512), denoiser });
  } finally {
    await denoiser.close();
  }
}
