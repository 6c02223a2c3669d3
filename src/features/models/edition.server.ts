import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Another build may draw a model differently, so pictures are kept by build: its own file is its name. Run from sources, nothing is kept. */
export function editionOfBuild(): { edition: string; kept: boolean } {
  const file = fileURLToPath(import.meta.url);
  const kept = file.endsWith('.js');
  const hash = createHash('sha256').update(kept ? readFileSync(file) : randomBytes(16));
  return { edition: hash.digest('hex').slice(0, 12), kept };
}
