import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migration } from './migration-plan.ts';

/** `0001-accounts.sql`, in order. Anything else in the folder is an error. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const match = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file);
      if (!match) throw new Error(`${join(folder, file)} is not named like a migration (0001-name.sql).`);
      const text = readFileSync(join(folder, file), 'utf8');
      const expands = /^-- expand\b/.test(text);
      return { number: Number(match[1]), name: file.slice(0, -4), checksum: checksumOf(text), text, expands };
    });
}

/** Line ends do not count: a checkout on another system may change them. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/** Found from the package's root, since this module runs from its source and from inside the built server alike. */
export function migrationsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'src', 'db', 'migrations');
  if (existsSync(join(from, 'package.json')) && existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('The folder src/db/migrations cannot be found.');
  return migrationsFolder(dirname(from));
}
