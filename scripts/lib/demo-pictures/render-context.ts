import type { TextureCache } from '#models/materials/texture.ts';
import type { Denoiser } from '#render/denoise/denoiser.ts';
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
