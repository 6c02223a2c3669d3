import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase, transaction, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { signAccessToken } from '#features/people/accounts/sessions/tokens.server.ts';
import { insertNotices } from '#features/people/notifications/notice-queries.server.ts';
import { newId } from '#lib/id.ts';
import { publish } from '#platform/events.server.ts';
import { deriveKeys } from '#platform/keys.server.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { collector } from './support/collector.ts';
import { cpuMsOf, round } from './support/load.ts';
import { leastMemory } from './support/memory.ts';
import { report } from './support/report.ts';
import type { Answer, Order } from './support/stream-clients.ts';

/*
 * Many people's event streams on one process (PRODUCT I1): what each costs in memory, how long an event to all of them
 * takes from the commit to the last client, and how long all of them take to reconnect at once with what they missed.
 * Server, clients and sender are three processes; the database a fourth.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, count: { type: 'string', default: '5000' }, json: { type: 'boolean' } },
});
const count = Number(values.count);
const server = await startBuiltServer(
  { HIEN_DEMO: '0', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect-port=0' },
  values.data,
);
const share = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
const db = openDatabase(share.url);
const clients = fork(join(import.meta.dirname, 'support/stream-clients.ts'), { stdio: 'inherit' });

try {
  const keys = deriveKeys(await readFile(join(server.dataDir, 'secret'), 'utf8'));
  const people = await makePeople(db);
  const last = await lastNumber(db);
  const now = new Date();
  const tokens = await Promise.all(
    people.map(({ id, session }) => signAccessToken(keys, { sub: id, sid: session, email: `${id}@mail.example` }, now)),
  );
  // Warm-up: a few connect and leave before anything is measured.
  await ask({ kind: 'open', port: server.port, tokens: tokens.slice(0, 100), after: null });
  await ask({ kind: 'cut' });
  const garbage = await collector(server);
  const memory = await leastMemory(server, garbage);
  const cpu = cpuMsOf(server.process.pid!);
  const opened = await ask({ kind: 'open', port: server.port, tokens, after: null });
  const each = ((await leastMemory(server, garbage)) - memory) / count;
  garbage.leave();

  const spoken = await broadcast(
    db,
    people.map(({ id }) => id),
  );
  const heard = await ask({ kind: 'heard', seq: last + 1, since: spoken });
  await ask({ kind: 'cut' });
  await broadcast(
    db,
    people.map(({ id }) => id),
  );
  const back = await ask({ kind: 'open', port: server.port, tokens, after: last + 1 });
  const caughtUp = await ask({ kind: 'heard', seq: last + 2, since: back.began });
  report('streams', {
    streams: count,
    openSeconds: round(opened.ms / 1000),
    kilobytesEach: round(each / 1024),
    broadcastP50Ms: round(heard.p50),
    broadcastP99Ms: round(heard.p99),
    broadcastLastMs: round(heard.ms),
    stormSeconds: round(back.ms / 1000),
    stormCaughtUpSeconds: round(caughtUp.ms / 1000),
    doubled: heard.doubled + caughtUp.doubled,
    serverCpuSeconds: round((cpuMsOf(server.process.pid!) - cpu) / 1000),
  });
} finally {
  clients.kill();
  await closeDatabase(db);
  await server.stop();
  await share.stop();
}

async function ask(order: Order): Promise<Answer> {
  clients.send(order);
  const [answer] = (await Promise.race([
    once(clients, 'message'),
    once(clients, 'exit').then(() => {
      throw new Error('the clients ended');
    }),
  ])) as [Answer];
  return answer;
}

/** Inserted directly: five thousand registrations would be a benchmark of password hashing. */
async function makePeople(db: Database): Promise<{ id: string; session: string }[]> {
  const people = Array.from({ length: count }, (_, n) => ({ id: `u_bench${n}`, session: `s_bench${n}` }));
  const now = new Date();
  const until = new Date(now.getTime() + 30 * 86_400_000);
  for (let from = 0; from < count; from += 500) {
    const some = people.slice(from, from + 500);
    await db
      .insertInto('users')
      .values(
        some.map(({ id }) => ({
          id,
          email: `${id}@mail.example`,
          nickname: id,
          password_hash: '',
          locale: 'en',
          trial_ends_at: until,
          created_at: now,
          updated_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('sessions')
      .values(
        some.map(({ id, session }) => ({
          id: session,
          user_id: id,
          rotated_at: now,
          device_hash: '',
          user_agent: '',
          address: '127.0.0.1',
          created_at: now,
          last_seen_at: now,
          expires_at: until,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return people;
}

/** In a folder used before, everyone's notices have grown equally. */
async function lastNumber(db: Database): Promise<number> {
  return Number(
    (await db.selectFrom('notice_boxes').select('last').where('user_id', '=', 'u_bench0').executeTakeFirst())?.last ??
      0,
  );
}

/**
 * As `sendNotification` writes it, in its batches (that one needs the built catalogues). The time is taken before the
 * commit: all is written, nobody has been notified.
 */
async function broadcast(db: Database, ids: string[]): Promise<number> {
  const sorted = ids.toSorted();
  const at = new Date();
  let moment = 0;
  await transaction(db, async (db) => {
    for (let from = 0; from < sorted.length; from += 500)
      await insertNotices(
        db,
        sorted.slice(from, from + 500).map((userId) => ({
          id: newId('n', at),
          userId,
          type: 'ADMIN_MESSAGE',
          details: { subject: 'Chào' },
          reason: null,
          link: null,
          at,
        })),
      );
    for (let from = 0; from < sorted.length; from += 100)
      await publish(db, { kind: 'notice', id: sorted.slice(from, from + 100).join(',') });
    moment = performance.timeOrigin + performance.now();
  });
  return moment;
}
