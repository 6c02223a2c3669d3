import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** One hash over the content of files and folders: a checkout changes times, not content. */
export function fingerprint(entries, accept = () => true, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of entries.flatMap(filesOf).filter(accept)) {
    hash.update(`\0${file}\0`).update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}

function filesOf(entry) {
  const stat = statSync(inProject(entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return readdirSync(inProject(entry))
    .sort()
    .flatMap((name) => filesOf(join(entry, name)));
}

/** The last stamp written, or nothing. */
export function readStamp(file) {
  try {
    return readFileSync(inProject(file), 'utf8').trim();
  } catch {
    return null;
  }
}
