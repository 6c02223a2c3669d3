import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a build, beside the server's own file or its chunks; from sources, Node runs it as it is. */
export function workerFile(): string {
  const built = ['model-worker.js', '../model-worker.js']
    .map((name) => join(import.meta.dirname, name))
    .find(existsSync);
  return built ?? join(import.meta.dirname, 'model-worker.ts');
}

/**
 * Another build may draw a model differently, so results are cached by edition: the worker's file and the names of its
 * chunks. Run from sources, nothing is cached.
 */
export function editionOfBuild(): { edition: string; kept: boolean } {
  const file = workerFile();
  const kept = file.endsWith('.js');
  const hash = createHash('sha256').update(kept ? readFileSync(file) : randomBytes(16));
  return { edition: hash.digest('hex').slice(0, 12), kept };
}
