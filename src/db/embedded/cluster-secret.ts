import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

export interface Passwords {
  admin: string;
  app: string;
}

/** One random secret a cluster, kept 0600; the two passwords are derived from it. */
export function clusterPasswords(file: string, clusterExists: boolean): Passwords {
  if (!existsSync(file)) {
    if (clusterExists)
      throw new Error(`The database exists but its secret does not: ${file} is missing. Restore it from a backup.`);
    makeSecret(file);
  }
  return passwordsOf(readFileSync(file, 'utf8').trim());
}

function passwordsOf(secret: string): Passwords {
  const derive = (role: string) => createHmac('sha256', secret).update(role).digest('base64url');
  return { admin: derive('admin'), app: derive('app') };
}

/** Written whole before it gets its name; of two processes that start at once, the second takes what the first made. */
function makeSecret(file: string): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  const fd = openSync(fresh, 'wx', 0o600);
  writeSync(fd, randomBytes(32).toString('base64url') + '\n');
  fsyncSync(fd);
  closeSync(fd);
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
}
