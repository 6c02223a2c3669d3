import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { round } from './load.ts';

/** CPU-milliseconds of hashing a password, in this very process, where nothing else runs. */
export async function hashCost(): Promise<number> {
  const hasher = await createPasswordHasher(1);
  const began = process.cpuUsage();
  for (let n = 0; n < 10; n++) await hasher.hash(`mai-hien-${n}`);
  const { user, system } = process.cpuUsage(began);
  return round((user + system) / 10_000);
}
