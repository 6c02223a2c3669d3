import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import type { PathSettings } from '#render/trace/path.ts';
import type { Shot } from '#render/trace/tile.ts';

/**
 * Something that traces light: ours, or Blender's Cycles. All channels of the picture come back (trace/tile.ts), noisy
 * and in kcd/m².
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
  settings: PathSettings;
}

export interface ProgressOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, all: number) => void;
  /** A folder where finished tiles are kept, so that a work broken off goes on where it was. */
  keep?: string;
}

/** Thrown when someone cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('the picture was cancelled');
  }
}
