import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import {
  accountOf,
  newCustomer,
  newRenderToken,
  notedClaims,
  noteClaims,
  startRenderMachine,
  tracedElsewhere,
} from '../support/studio/render-farm.ts';
import { until } from '../support/until.ts';
import { cleanups, databaseOf, migratedFolder, startServer } from './built-server.ts';

async function machine(url: string, token: string): Promise<ChildProcess> {
  const child = await startRenderMachine(url, token);
  cleanups.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const held = async (db: Database, job: string) => {
  const row = await db
    .selectFrom('render_jobs')
    .select(['state', 'done'])
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  return row.state === 'tracing' && row.done > 1;
};

test('K1: a machine that traces and then the server are killed in the middle: each picture is done, charged once, and no kill costs more than the piece in hand and the one on its way', async () => {
  const dataDir = await migratedFolder();
  let server = await startServer(tracedElsewhere, dataDir);
  const db = await databaseOf(dataDir);
  await noteClaims(db);
  const token = await newRenderToken(db, 'Đà Nẵng');
  const lan = await newCustomer(db, server);

  const first = await lan.order(9);
  const dying = await machine(server.url, token);
  await until(() => held(db, first));
  await killed(dying);
  const living = await machine(server.url, token);

  const second = await lan.order(11);
  await until(() => held(db, second));
  await killed(server.process);
  server = await startServer({ ...tracedElsewhere, PORT: String(server.port) }, dataDir);

  await until(async () => (await accountOf(db, lan.id)).states.every((state) => state === 'done'));
  expect(await accountOf(db, lan.id)).toEqual({ states: ['done', 'done'], charged: 2 });
  const { pieces, again } = await notedClaims(db);
  expect(pieces).toBe(26);
  expect(again).toBeLessThanOrEqual(4);

  const ended = once(living, 'exit');
  living.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 600_000);
