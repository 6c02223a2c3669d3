import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file a thread of the server starts from. Built, it stands beside the server's own file or one folder above its
 * chunks (the inputs of vite.config.ts); run from source, Node reads the TypeScript as it is.
 */
export function workerFile(folder: string, built: string, source: string): string {
  const candidates = [join(folder, built), join(folder, '..', built)];
  return candidates.find((file) => existsSync(file)) ?? join(folder, source);
}
