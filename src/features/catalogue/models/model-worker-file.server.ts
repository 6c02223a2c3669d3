import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { workerFile } from '#lib/worker-file.ts';

export function modelWorkerFile(folder: string = import.meta.dirname): string {
  return workerFile(folder, 'model-worker.js', 'model-worker.ts');
}

/**
 * Another build may draw a model differently, so what is made is kept by edition: the worker's file and the names of
 * its pieces. Run from sources, nothing is kept.
 */
export function editionOfBuild(): { edition: string; kept: boolean } {
  const file = modelWorkerFile();
  const kept = file.endsWith('.js');
  const hash = createHash('sha256').update(kept ? readFileSync(file) : randomBytes(16));
  return { edition: hash.digest('hex').slice(0, 12), kept };
}
