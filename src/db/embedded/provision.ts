import { Client, escapeLiteral, type DatabaseError } from 'pg';
import type { Cluster } from './cluster.ts';
import { adminUser } from './initialise.ts';
import { databaseUrl } from './server-address.ts';

const appUser = 'hien';
const appDatabase = 'hien';

export interface ServerUrls {
  /** For the product: owner of its own database, nothing else. */
  url: string;
  /** For backup and for tests that make databases. */
  adminUrl: string;
}

export function serverUrls({ address, passwords }: Pick<Cluster, 'address' | 'passwords'>): ServerUrls {
  return {
    url: databaseUrl(address, appUser, passwords.app, appDatabase),
    adminUrl: databaseUrl(address, adminUser, passwords.admin, 'postgres'),
  };
}

/**
 * Proves that the server is ours, by both sides knowing the password, and makes the product's role and database the
 * first time.
 */
export async function ensureProvisioned(cluster: Cluster): Promise<void> {
  const { url, adminUrl } = serverUrls(cluster);
  if (await canConnect(url)) return;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(1751213422)');
    await makeMissing(admin, cluster.passwords.app);
  } finally {
    await admin.end();
  }
}

async function makeMissing(admin: Client, password: string): Promise<void> {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [appUser]);
  const secret = escapeLiteral(password);
  await admin.query(`${role.rowCount === 0 ? 'create' : 'alter'} role ${appUser} login nosuperuser password ${secret}`);
  const database = await admin.query('select 1 from pg_database where datname = $1', [appDatabase]);
  if (database.rowCount === 0) await admin.query(`create database ${appDatabase} owner ${appUser}`);
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // Only "no such role, password or database" can be mended here.
    if (['28P01', '28000', '3D000'].includes((error as DatabaseError).code ?? '')) return false;
    throw error;
  }
}
