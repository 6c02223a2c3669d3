import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries, makeLinks, type Binaries } from './binaries.ts';
import { clusterPaths, type ClusterPaths } from './cluster-paths.ts';
import { clusterPasswords, type Passwords } from './cluster-secret.ts';
import { chooseAddress, type ServerAddress } from './server-address.ts';

export interface ClusterOptions {
  /** The product's data folder; the database lives in `postgres/` inside it. */
  dataDir: string;
  log: (message: string) => void;
  /** Server settings beyond our own; tests give up durability here. */
  settings?: Record<string, string>;
  /** Where `sh`, `unshare`, `setpriv` and the like are looked for. */
  searchPath?: string;
}

/** All that is needed to start the server of one data folder. */
export interface Cluster {
  paths: ClusterPaths;
  binaries: Binaries;
  passwords: Passwords;
  settings: Record<string, string>;
  env: Record<string, string>;
  /** Stays the same as long as this process lives, so that its connection strings do. */
  address: ServerAddress;
  log: (message: string) => void;
}

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';

/** Makes folder, links and secret where they are missing. */
export async function prepareCluster({
  dataDir,
  log,
  settings = {},
  searchPath = systemPath,
}: ClusterOptions): Promise<Cluster> {
  const binaries = findBinaries();
  const paths = clusterPaths(dataDir);
  mkdirSync(paths.root, { recursive: true, mode: 0o700 });
  makeLinks(paths.libraries, binaries.links);
  const env = { PATH: searchPath, LC_ALL: 'C', LD_LIBRARY_PATH: `${paths.libraries}:${binaries.libraries}` };
  const passwords = clusterPasswords(paths.secret, existsSync(join(paths.data, 'PG_VERSION')));
  return { paths, binaries, passwords, settings, env, log, address: await chooseAddress(paths.root) };
}
