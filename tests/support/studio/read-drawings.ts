import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DxfRefusalReason } from '#exchange/dxf/read/dxf-refusal.ts';

export interface DrawingRead {
  path: string;
  said: 'opened' | 'opened, with walls' | DxfRefusalReason;
  /** On which something is drawn. */
  layers: number;
  /** Of the thread, not by the clock: the machine may be busy. */
  cpuMs: number;
  /** Held, and not yet cleared away. */
  megabytes: number;
}

/** Of J11, for a drawing of another hand. */
export const drawingLimits = { cpuMs: 5000, megabytes: 300 };

/** Drawings of other hands (PRODUCT J11), one after another in a thread, as a browser's worker reads them. */
export async function readDrawings(files: readonly string[]): Promise<DrawingRead[]> {
  const all: DrawingRead[] = [];
  const worker = new Worker(new URL('drawing-worker.ts', import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: drawingLimits.megabytes },
  });
  worker.on('message', (read: DrawingRead) => all.push(read));
  try {
    await once(worker, 'exit');
  } catch (cause) {
    throw new Error(`The thread ended at ${files[all.length] ?? 'the last of them'}`, { cause });
  }
  return all;
}
