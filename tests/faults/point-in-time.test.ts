import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { clusterPaths } from '#db/embedded/cluster-paths.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { until } from '../support/until.ts';
import { cleanups, dataFolder, migratedFolder } from './built-server.ts';
import { copyForRecovery } from './standby.ts';

const log = () => {};

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

test('R9: everything deleted by mistake: a copy and the archived log give it back as it was a moment before', async () => {
  const dataDir = await migratedFolder();
  const beside = await dataFolder();
  const archive = join(beside, 'archive');
  mkdirSync(archive);
  // The server may run as another user than the test.
  for (const folder of [beside, archive]) chmodSync(folder, 0o777);
  const server = await startEmbeddedDatabase({
    dataDir,
    log,
    settings: { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` },
  });
  cleanups.push(() => server.stop());
  const app = await connected(server.url);
  await app.query('create table drill (n int primary key)');
  await app.query('insert into drill select generate_series(1, 1000)');

  const restored = join(beside, 'restored');
  await copyForRecovery(dataDir, restored, {});
  await app.query('insert into drill select generate_series(1001, 1500)');
  const { rows } = await app.query<{ now: string }>('select clock_timestamp()::text as now');
  await app.query('delete from drill');
  const admin = await connected(server.adminUrl);
  const last = await admin.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const isArchived = async () => {
    const { rows: found } = await admin.query<{ name: string | null }>(
      'select last_archived_wal as name from pg_stat_archiver',
    );
    return (found[0]?.name ?? '') >= last.rows[0]!.name;
  };
  await until(isArchived);

  writeFileSync(join(clusterPaths(restored).data, 'recovery.signal'), '');
  const back = await startEmbeddedDatabase({
    dataDir: restored,
    log,
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: rows[0]!.now,
      recovery_target_action: 'promote',
    },
  });
  cleanups.push(() => back.stop());
  const there = await connected(back.url);
  // Asked while it still recovers, it would show a moment in between.
  await until(async () => !(await there.query('select pg_is_in_recovery() as busy')).rows[0].busy);
  expect((await there.query('select count(*)::int as n, min(n), max(n) from drill')).rows).toEqual([
    { n: 1500, min: 1, max: 1500 },
  ]);
});
