import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the project, looked for from where this stands upwards: in `src` and in what is built of it. */
export function projectFile(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === dirname(folder)) throw new Error(`${path} is missing`);
  }
}
