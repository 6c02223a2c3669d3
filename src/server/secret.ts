import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret an operator configured, or this machine's own, created once and readable by its owner only. */
export async function readSecret(dataDir: string, given: string | null): Promise<string> {
  if (given !== null) return given;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return checked(kept, path);
  // Written beside and linked into place: two processes starting at once end with one secret, and a crash never leaves
  // half of it.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return checked(await readFile(path, 'utf8'), path);
}

/** An emptied file must not become an empty key. */
function checked(secret: string, path: string): string {
  if (secret.length < 32)
    throw new Error(
      `${path} does not hold a secret. Restore it from a backup, or remove it: everyone then has to sign in again.`,
    );
  return secret;
}
