import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPaths } from '#db/embedded/cluster-paths.ts';
import { copyCluster } from '#db/embedded/copy-cluster.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#db/embedded/supervisor.ts';

/** A streaming replica of a running embedded database, in a folder that does not exist yet. */
export async function startStandby(
  primary: { dataDir: string; adminUrl: string },
  dataDir: string,
): Promise<EmbeddedDatabase> {
  await copyForRecovery(primary.dataDir, dataDir, { primary_conninfo: primary.adminUrl });
  writeFileSync(join(clusterPaths(dataDir).data, 'standby.signal'), '');
  return startEmbeddedDatabase({ dataDir, log: () => {} });
}

/** A copy of a running database that has not been started, with further settings. */
export async function copyForRecovery(from: string, to: string, settings: Record<string, string>): Promise<void> {
  mkdirSync(to, { mode: 0o700 });
  const { folders } = await copyCluster(from, to, () => {});
  for (const path of folders) mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
  copyFileSync(clusterPaths(from).secret, clusterPaths(to).secret);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(clusterPaths(to).data, 'postgresql.auto.conf'), lines.join(''));
}
