import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashFile } from './file-copies.ts';

/** Only paths that stay inside the folder they are put in. */
const path = z
  .string()
  .min(1)
  .refine(
    (value) => !value.startsWith('/') && !value.split('/').some((part) => ['', '.', '..'].includes(part)),
    'leaves its folder',
  );

const manifest = z.object({
  format: z.literal('hien-backup-1'),
  createdAt: z.iso.datetime(),
  folders: z.array(path),
  files: z
    .array(z.object({ path, size: z.int().min(0), mode: z.int().min(0).max(0o777), sha256: z.string().length(64) }))
    .min(1),
});
export type Manifest = z.infer<typeof manifest>;

/** Everything of the product's data folder lies under this one in a backup. */
export const backupData = 'data';

export function writeManifest(backup: string, content: Manifest): void {
  const fd = openSync(join(backup, 'manifest.json'), 'wx', 0o600);
  writeSync(fd, JSON.stringify(content, null, 1));
  fsyncSync(fd);
  closeSync(fd);
}

/** Reads the manifest and compares every file with it; reports the first difference. */
export async function verifyBackup(backup: string): Promise<Manifest> {
  const content = readManifest(backup);
  for (const { path, size, sha256 } of content.files) {
    const found = await hashFile(join(backup, backupData, path));
    if (found === null) throw new Error(`The backup is damaged: ${path} is missing.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${path} is not as it was written.`);
  }
  return content;
}

function readManifest(backup: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(backup, 'manifest.json'), 'utf8');
  } catch {
    throw new Error(`${backup} is not a backup: it has no manifest.json.`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Error('The backup is damaged: its manifest cannot be read.', { cause: error });
  }
}
