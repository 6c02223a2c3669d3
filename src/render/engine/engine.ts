import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import type { TileSettings } from '#render/engine/trace-worker.ts';
import type { Shot } from '#render/trace/tile.ts';

/**
 * A path tracer: ours, or Blender's Cycles. Returns all channels of the picture (trace/tile.ts), noisy and in kcd/m².
 */
export interface Engine {
  name: string;
  trace(work: EngineWork, watch: ProgressOptions): Promise<Float32Array>;
  close(): Promise<void>;
}

export interface EngineWork {
  scene: RenderScene;
  flat: FlatScene;
  shot: Shot;
  settings: TileSettings;
}

export interface ProgressOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, all: number) => void;
  /** A folder where finished tiles are kept, so that an interrupted render resumes where it was. */
  keep?: string;
}

/** Thrown when the render was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('the picture was cancelled');
  }
}
