import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext { baseUrl: string }
}

/** One built server for all journeys, with a database and demo accounts of its own. */
export default async function setup(project: TestProject) {
  const server = await startBuiltServer({ TRUST_PROXY: '127.0.0.1,::1' });
  project.provide('baseUrl', server.url);
  return () => server.stop();
}
