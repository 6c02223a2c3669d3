import type { TestProject } from 'vitest/node';
import { startHouse } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    databaseUrl: string;
    dataDir: string;
  }
}

/** One built server for all journeys, with a database and demo accounts of its own. */
export default async function setup(project: TestProject) {
  const house = await startHouse();
  project.provide('baseUrl', house.url);
  project.provide('databaseUrl', house.databaseUrl);
  project.provide('dataDir', house.dataDir);
  return () => house.stop();
}
