import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { startBuiltServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    databaseUrl: string;
    dataDir: string;
  }
}

/** One built server for all journeys, with a database and demo accounts of its own. */
export default async function setup(project: TestProject) {
  const server = await startBuiltServer({ TRUST_PROXY: '127.0.0.1,::1', HIEN_DEMO: '1' });
  // Direct access to the server's own database: people who registered long ago, expired sessions.
  const database = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
  project.provide('baseUrl', server.url);
  project.provide('databaseUrl', database.url);
  project.provide('dataDir', server.dataDir);
  return async () => {
    await Promise.all([server.stop(), database.stop()]);
  };
}
