import { join, resolve } from 'node:path';

/**
 * Where the embedded database keeps its files. Everything but the secret lies in one folder only its owner can enter.
 */
export interface ClusterPaths {
  root: string;
  data: string;
  libraries: string;
  log: string;
  secret: string;
}

export function clusterPaths(dataDir: string): ClusterPaths {
  const root = join(resolve(dataDir), 'postgres');
  return {
    root,
    data: join(root, 'data'),
    libraries: join(root, 'lib'),
    log: join(root, 'server.log'),
    secret: join(resolve(dataDir), 'postgres.secret'),
  };
}
