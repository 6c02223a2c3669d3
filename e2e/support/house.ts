import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { unsafeFastSettings } from '../../tests/support/fast-database.ts';
import { startBuiltServer } from './server.ts';

export interface House {
  url: string;
  dataDir: string;
  /** Its database, for what cannot be done by calls: people who registered long ago, expired sessions. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * The built server with the demo, in a folder of its own. Its database is begun here, and a server joins the one it finds:
 * it need not wait for the disk at every commit, of which the demo's are thousands.
 */
export async function startHouse(): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hien-e2e-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings: unsafeFastSettings });
  // Threads of low priority would hold pictures for as long as the journeys take.
  const settings = { TRUST_PROXY: '127.0.0.1,::1', HIEN_DEMO: '1', HIEN_RENDER_THREADS: '0' };
  const server = await startBuiltServer(settings, dataDir);
  return {
    url: server.url,
    dataDir,
    databaseUrl: database.url,
    async stop() {
      await Promise.all([server.stop(), database.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
